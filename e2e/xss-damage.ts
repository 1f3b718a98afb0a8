// What hostile HTML has done to a page, if anything.
import type { Frame, Page } from '@playwright/test';

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
