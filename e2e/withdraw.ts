// What journeys do on the way to a withdrawal.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Known } from './commands.ts';
import { getDialog, getField } from './dialogs.ts';
import { openPath } from './page-checks.ts';

let numbers = 0;

/** Adds the member's first wallet, and goes on to the last look at a withdrawal. */
export async function openWithdrawalReview(
  page: Page,
  as: Known,
  say: (english: string) => string,
) {
  const press = (name: string) => page.getByRole('button', { name: say(name) }).click();
  await openPath(page, '/member/withdraw');
  await press('Add a wallet');
  // A number belongs to one member.
  numbers += 1;
  await getField(page, 'number').fill(`0191111${7_000 + numbers}`);
  await getField(page, 'password').fill(as.password);
  await getDialog(page).locator('button[type=submit]').click();
  await expect(getDialog(page)).toHaveCount(0);
  await page.locator('#amount').fill('1000');
  await press('Continue');
  await expect(page).toHaveURL(/step=review/u);
  await page.locator('main input[name=password]').fill(as.password);
}

/** Sends the withdrawal that is looked at. */
export const sendWithdrawal = (page: Page, say: (english: string) => string) =>
  page
    .locator('main')
    .getByRole('button', { name: say('Withdraw'), exact: true })
    .click();
