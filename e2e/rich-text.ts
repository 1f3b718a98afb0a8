// What hostile HTML has done to a page, if anything.
import type { Frame, Page, Locator } from '@playwright/test';

export const noXssDamage = { hurt: false, strange: [] };

/** Whether something ran, and what stands in rich text that must not. */
export function findXssDamage(page: Page | Frame): Promise<{ hurt: boolean; strange: string[] }> {
  return page.evaluate(() => ({
    hurt: 'hurt' in window,
    strange: [...document.querySelectorAll('.rich *')]
      .filter(
        (element) =>
          [...element.attributes].some(({ name }) => /^on|style|srcdoc|^id$|^name$/u.test(name)) ||
          /^(?:script|style|iframe|object|embed|form|svg|math|link|meta|base|input)$/iu.test(
            element.tagName,
          ),
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  }));
}

/** Puts HTML in the place of all that an editor holds, as a paste from another program does. */
export async function pasteHtml(box: Locator, html: string): Promise<void> {
  await box.press('Control+a');
  await box.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}
