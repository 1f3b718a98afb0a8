// A member moves money to a vendor's wallet and back. What cannot be moved is refused and moves
// nothing, and a move whose answer was lost is asked for again and made once.
import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { openPath, waitForHydration, look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
const move = '**/wps/relay/GCS_walletTransfer';
/** The vendor counts in thousandths of a poisha. */
const unitsOfTaka = (taka: number): string => String(taka * 100 * 1_000);

test.describe.configure({ mode: 'default' });

const getKey = (request: Request): unknown => (request.postDataJSON() as { key?: unknown }).key;

/** Fills in an amount and presses the button. */
async function send(page: Page, amount: string, button: string): Promise<void> {
  await page.locator('#amount').fill(amount);
  await page.getByRole('button', { name: button, exact: true }).click();
}

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);

  test(`money to a vendor and back, ${language}`, async ({ browser, world, turn }) => {
    const code = `purse${language}`;
    await world.ask('sampleVendor', { code, wallet: 'transfer' });
    const as = await world.ask('member', { balanceMinor: '100000' });
    const { account } = as;
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page);
    await openPath(page, '/member/transferFund');
    const form = page.locator('main form');
    await expect(page.locator('#amount')).toBeVisible();
    await form.locator(`input[value=${code}]`).check({ force: true });
    for (const [amount, why] of [
      ['', 'Enter the amount to transfer.'],
      ['0', 'Enter the amount to transfer.'],
      ['12.345', 'This is not an amount. Write it like 500 or 500.50.'],
      ['1000.01', 'The balance is too low.'],
    ] as const) {
      await send(page, amount, say('Move'));
      await expect(form.getByText(say(why))).toBeVisible();
    }
    expect(await world.ask('balance', { account })).toBe('100000');
    const looked = { ...turn, names: [account] };
    // Not with the bar of the centre half below the header.
    await page.evaluate(() => window.scrollTo(0, 0));
    await look(page, 'transfer-refused', looked);

    await send(page, '250', say('Move'));
    await expect(page.locator('.toasts')).toContainText(say('The money has moved'));
    expect(await world.ask('balance', { account })).toBe('75000');
    expect(await world.ask('vendorHolds', { code })).toBe(unitsOfTaka(250));

    await form.getByRole('button', { name: say('Back to my balance') }).click();
    await send(page, '250.01', say('Move'));
    await expect(form.getByText(say('The balance is too low.'))).toBeVisible();
    await send(page, '100', say('Move'));
    await expect.poll(() => world.ask('balance', { account })).toBe('85000');
    expect(await world.ask('vendorHolds', { code })).toBe(unitsOfTaka(150));

    // Everything comes back but from one of two vendors, and each line says which.
    const kept = `kept${language}`;
    await world.ask('sampleVendor', { code: kept, wallet: 'transfer' });
    await page.reload();
    await waitForHydration(page);
    await form.locator(`input[value=${kept}]`).check({ force: true });
    await send(page, '20', say('Move'));
    await expect.poll(() => world.ask('balance', { account })).toBe('83000');
    await world.ask('vendorFault', { code: kept, fault: 'declines' });
    await page.reload();
    await waitForHydration(page);
    await page.getByRole('button', { name: say('Bring everything back'), exact: true }).click();
    const collected = page.locator('.moves[aria-live] li');
    await expect(collected.filter({ hasText: say('Arrived') })).toHaveCount(1);
    await expect(collected.filter({ hasText: say('Not accepted') })).toHaveCount(1);
    await expect.poll(() => world.ask('balance', { account })).toBe('98000');
    expect(await world.ask('vendorHolds', { code: kept })).toBe(unitsOfTaka(20));
    await world.ask('vendorFault', { code: kept, fault: 'none' });

    // The record has the chosen days alone.
    await expect(page.locator('.past li')).toHaveCount(5);
    await look(page, 'transfer-record', looked);
    await page.getByRole('button', { name: say('Yesterday'), exact: true }).click();
    await expect(page.locator('.past li')).toHaveCount(0);
    isSilent();
    await page.context().close();
  });

  test(`a lost answer is asked for again, ${language}`, async ({ browser, world, turn }) => {
    const code = `lost${language}`;
    await world.ask('sampleVendor', { code, wallet: 'transfer' });
    const as = await world.ask('member', { balanceMinor: '50000' });
    const { account } = as;
    const page = await openPage(browser, world, { ...turn, as });
    await openPath(page, '/member/transferFund');
    const held = BigInt(await world.ask('vendorHolds', { code }));
    const keys: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('GCS_walletTransfer')) keys.push(getKey(request));
    });
    await page.locator(`main form input[value=${code}]`).check({ force: true });
    // The server hears it; what it answers never arrives.
    await page.route(move, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page, '120', say('Move'));
    const again = page.getByRole('button', { name: say('Ask again'), exact: true });
    await expect(again).toBeVisible();
    await look(page, 'transfer-lost', { ...turn, names: [account] });
    await again.click();
    await expect.poll(() => keys.length).toBe(2);
    await expect(again).toBeVisible();
    // Not even a reload forgets it.
    await page.unroute(move);
    await page.reload();
    await waitForHydration(page);
    await again.click();
    await expect(page.locator('.toasts')).toContainText(say('The money has moved'));
    await expect(again).toHaveCount(0);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
    expect(await world.ask('balance', { account })).toBe('38000');
    expect(BigInt(await world.ask('vendorHolds', { code })) - held).toBe(BigInt(unitsOfTaka(120)));
    await page.context().close();
  });

  test(`a vendor that says no, or nothing, ${language}`, async ({ browser, world, turn }) => {
    const code = `mute${language}`;
    await world.ask('sampleVendor', { code, wallet: 'transfer' });
    const as = await world.ask('member', { balanceMinor: '50000' });
    const { account } = as;
    const page = await openPage(browser, world, { ...turn, as });
    await openPath(page, '/member/transferFund');
    await page.locator(`main form input[value=${code}]`).check({ force: true });
    await world.ask('vendorFault', { code, fault: 'declines' });
    await send(page, '10', say('Move'));
    const declined = say('The provider did not accept the transfer; no money was taken');
    await expect(page.locator('.toasts')).toContainText(declined);
    expect(await world.ask('balance', { account })).toBe('50000');
    await world.ask('vendorFault', { code, fault: 'loses_answers' });
    await send(page, '20', say('Move'));
    await expect(page.locator('.status-badge', { hasText: say('Pending') })).toBeVisible();
    await look(page, 'transfer-pending', { ...turn, names: [account] });
    await world.ask('vendorFault', { code, fault: 'none' });
    await page.context().close();
  });
}
