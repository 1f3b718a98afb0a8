// What the sweep does on a page to reach a screen or a dialog.
import type { Locator, Page } from '@playwright/test';
import type { Stage } from './stage.ts';
import { settle } from './stage.ts';

export const findShownDialog = (page: Page): Locator => page.getByRole('dialog').last();

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/**
 * A pattern for the name of a control. A value within the text may be anything. After the text may
 * follow the account or the draw of the row, which only screen readers say.
 */
function getName({ say }: Stage, english: string): RegExp {
  const parts = say(english)
    .split(/\{\w+\}|<\/?\d+>/u)
    .map(escaped);
  return new RegExp(`^\\s*${parts.join('.*')}(?:\\s+[a-z0-9-]{4,16})?\\s*$`, 'u');
}

/** Presses the first button or link of the page, or of its dialog, by what stands on it. */
export async function press(stage: Stage, english: string, nth = 0): Promise<void> {
  const { page } = stage;
  const name = getName(stage, english);
  const isCovered = (await page.getByRole('dialog').count()) > 0;
  const part = isCovered ? findShownDialog(page) : page.locator('body');
  const found = part.getByRole('button', { name }).or(part.getByRole('link', { name }));
  await found.or(part.getByRole('tab', { name })).nth(nth).click();
}

/** Presses the first button of a row: after its text, screen readers say what the row is about. */
export async function pressInRow({ page, say }: Stage, english: string): Promise<void> {
  const name = new RegExp(String.raw`^\s*${escaped(say(english))}\s+\S`, 'u');
  await page.getByRole('button', { name }).first().click();
}

/** Waits for a dialog with this title. */
export async function awaitDialog(
  stage: Stage,
  title: string | { readonly bn: string; readonly en: string },
): Promise<void> {
  const { language } = stage;
  const name =
    typeof title === 'string' ? getName(stage, title) : title[language === 'bn' ? 'bn' : 'en'];
  await stage.page.getByRole('dialog', { name }).last().waitFor();
  await settle(stage);
}

/** Closes whatever lies over the page. */
export async function closeDialogs({ page }: Stage): Promise<void> {
  for (let left = 3; left > 0 && (await page.getByRole('dialog').count()) > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog')
      .last()
      .waitFor({ state: 'detached', timeout: 2_000 })
      .catch(() => undefined);
  }
}

/** Types into the field of the shown dialog, or else of the page, by its name. */
export async function type({ page }: Stage, name: string, text: string): Promise<void> {
  await page.locator(`[name=${name}]`).last().fill(text);
}
