// What journeys do in the dialog that is open.
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Known } from './commands.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';

export const getDialog = (page: Page): Locator => page.getByRole('dialog');

/** A field of the dialog, by its name. */
export const getField = (page: Page, name: string): Locator =>
  getDialog(page).locator(`input[name=${name}]`);

/** Presses a button of the dialog, by all that stands on it. */
export const pressIn = (page: Page, text: string): Promise<void> =>
  getDialog(page).getByRole('button', { name: text, exact: true }).click();

/** Fills the login that is open, and sends it. */
export async function logInHere(page: Page, as: Known, language: JourneyLanguage): Promise<void> {
  await getField(page, 'username').fill(as.account);
  await getField(page, 'password').fill(as.password);
  await pressIn(page, translate('player', language, 'Log in'));
}

/** Nothing lies over the page, and no entry of the history is left for it. */
export async function waitUntilBare(page: Page): Promise<void> {
  await expect(getDialog(page)).toHaveCount(0);
  await page.waitForFunction(() => {
    const state = history.state as { layers?: number; under?: number } | null;
    return (state?.layers ?? 0) === (state?.under ?? 0);
  });
}
