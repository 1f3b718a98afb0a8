import type { Locator } from '@playwright/test';

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
