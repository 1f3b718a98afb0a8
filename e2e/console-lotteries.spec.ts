// Operators change the series of a lottery, which the site sells at once, block a number, see what
// a draw may have to pay, call a draw off by two, which returns every stake, and enter the official
// result of a draw elsewhere.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { openConsole, test } from './console-fixtures.ts';
import { getDialog } from './dialogs.ts';
import { look, openPath, watchPageErrors } from './page-checks.ts';
import type { Look } from './page-checks.ts';
import { openPage } from './site-fixtures.ts';
import { translate } from './translations.ts';

for (const language of ['bn', 'en'] as const) {
  test(`terms of a lottery, and a draw that is called off, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const say = (english: string) => translate('console', language, english);
    const { system } = house;
    const as = await system.ask('member', { balanceMinor: '100000' });
    const { account } = as;
    const second = await system.ask('anotherOperator', { username: `champa.${language}` });
    const page = await openConsole(browser, house, language, turn.theme);
    const other = await openConsole(browser, { ...house, operator: second }, language, turn.theme);
    // A browser logs every refusal.
    const isSilent = watchPageErrors(page, [/status of 422/u]);
    const main = page.locator('main');
    const reason = 'The draw machine failed.';
    const shown = { ...turn, names: ['shapla', 'k3', 'K3', reason] };
    const press = (english: string) =>
      page.getByRole('button', { name: say(english), exact: true }).click();
    const openTab = (english: string) =>
      page.getByRole('tab', { name: say(english), exact: true }).click();
    const readSite = async () => {
      const reply = await page.request.get(`${system.origins.site}/lotto/lgw/games/k3`);
      const { value } = (await reply.json()) as { value: { series: number; playsOff: string[] } };
      return { series: value.series, playsOff: value.playsOff };
    };

    await page.goto('/lotteries');
    await expect(main).toContainText('98%');
    await look(page, 'console-lotteries', shown);
    await page.locator('.data-table a[href*="id=k3"]').first().click();
    const series = page.locator('input[name=series]');
    await series.fill('1981');
    await press('Save');
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    await series.fill('1900');
    await expect(main).toContainText('95%');
    await page.locator('.play-switches input').nth(1).uncheck();
    const source = page.locator('select').last();
    await source.selectOption('official');
    await look(page, 'console-lottery-terms', shown);
    await changeTerms(page, other, { say, shown });
    await expect.poll(readSite).toMatchObject({ series: 1_900 });
    expect((await readSite()).playsOff).toHaveLength(1);

    await openTab('Timetable');
    await changeTimetable(page, shown);
    await page.goto('/lotteries?id=k3&tab=terms');

    await openTab('Blocked numbers');
    await page.locator('textarea').fill('19 4');
    await press('Add numbers');
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    // Another number in each language: one house is there for both walks. One that comes in several
    // ways, as a sum of one result has the name of that result.
    const number = language === 'bn' ? '6' : '5';
    await page.locator('textarea').fill(number);
    await press('Add numbers');
    const blocked = page.locator('.data-table__row').getByText(number, { exact: true });
    await expect(blocked.first()).toBeVisible();
    await look(page, 'console-lottery-blocks', shown);

    await system.ask('toSecond', { second: 5 });
    const tickets = [{ play: 'sum', selection: '10,11', stakePerLine: '5000' }];
    await system.ask('buy', { account, tickets });
    // Of ten shares of 10 taka the organiser pays one, and four that they guarantee.
    const ticket = { play: 'sum', selection: '10,11', stakePerLine: '5000' };
    await system.ask('putUp', { account, ticket });
    expect(await system.ask('balance', { account })).toBe('85000');
    await page.reload();
    await openTab('Exposure');
    await expect(page.locator('.data-table__row')).toHaveCount(3);
    await look(page, 'console-lottery-exposure', shown);
    await openTab('Draws');
    await expect(page.locator('.data-table__row').first()).toBeVisible();
    await lookAtGroups(page, say('Group tickets'), { account, shown });
    await look(page, 'console-lottery-draws', shown);
    await page.locator('.detail > .actions').getByRole('button').first().click();
    const dialog = getDialog(page);
    await expect(dialog.locator('.call-off')).toContainText('150');
    await dialog.locator('textarea').fill(reason);
    await look(page, 'console-lottery-call-off', shown);
    await dialog.getByRole('button', { name: say('Request'), exact: true }).click();
    await expect(page.locator('.detail > .waiting-second')).toContainText(reason);
    await confirmCallOff(other, say, shown);
    await page.reload();
    await expect.poll(() => system.ask('balance', { account })).toBe('100000');
    await openTab('History');
    await expect(main).toContainText(say('Draw called off'));
    await expect(main).toContainText(say('Terms of a lottery changed'));
    await expect(main).toContainText(say('Timetable of a lottery changed'));

    // Six draws exist already, which are our own.
    await system.ask('passes', { ms: 7 * minuteMs });
    await system.ask('passes', { ms: minuteMs });
    await page.goto('/lotteries');
    await enterResult(page, say('Enter the result'));
    await look(page, 'console-lottery-result', shown);
    const gameCode = `night${language}`;
    await addLottery(page, say, { gameCode, shown });
    await system.ask('toSecond', { second: 5 });
    const site = await openPage(browser, system, { ...turn, as });
    await buyInBrowser(site, gameCode, translate('player', language, 'Place bet'));
    await site.context().close();
    await page.goto('/lotteries?id=k3&tab=terms');

    await openTab('Terms');
    await series.fill('1960');
    await source.selectOption('own');
    await page.locator('.play-switches input').nth(1).check();
    await changeTerms(page, other, { say });
    await expect.poll(readSite).toEqual({ series: 1_960, playsOff: [] });
    await system.ask('passes', { ms: 7 * minuteMs });
    isSilent();
    await other.context().close();
    await page.context().close();
  });
}

/** Changes the timetable that is open, and looks at that of a lottery by calendar. */
async function changeTimetable(page: Page, shown: Look): Promise<void> {
  const form = page.locator('form.content-form');
  // The tab before it has selects, too, and may stand there for a moment.
  await form.locator('select:has(option[value="300"])').selectOption('300');
  await form.locator('input').last().fill('2');
  await form.locator('button[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  await form.locator('input').last().fill('20');
  await form.locator('button[type=submit]').click();
  await expect(page.locator('.timetable-rows > div')).toHaveCount(3);
  await look(page, 'console-lottery-timetable', shown);
  await page.goto('/lotteries?id=thai&tab=timetable');
  await expect(form.locator('.draw-days')).toHaveCount(1);
  await look(page, 'console-lottery-calendar', shown);
}

/** Opens the group tickets of the newest draw that has some, and closes them. */
async function lookAtGroups(
  page: Page,
  name: string,
  { account, shown }: { account: string; shown: Look },
): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await expect(page.locator('.result-panel .data-table__row')).toContainText([account]);
  await look(page, 'console-lottery-groups', {
    ...shown,
    names: [...(shown.names ?? []), account],
  });
  await page.locator('.result-panel__head > .btn').click();
}

/** Confirms what the other operator requested, from the list of all lotteries. */
async function confirmCallOff(
  page: Page,
  say: (english: string) => string,
  shown: Look,
): Promise<void> {
  await page.goto('/lotteries');
  const waiting = page.locator('.result-panel');
  await expect(waiting).toContainText('shapla');
  await look(page, 'console-lottery-call-off-waits', shown);
  await waiting.getByRole('button', { name: new RegExp(`^${say('Confirm')}`, 'u') }).click();
  const dialog = getDialog(page);
  await expect(dialog.locator('.call-off')).toContainText('150');
  await look(page, 'console-lottery-call-off-confirm', shown);
  await dialog.getByRole('button', { name: say('Call off'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(waiting).toHaveCount(0);
}

/** Adds a lottery with the rules of K3, after one without a code, and opens it. */
async function addLottery(
  page: Page,
  say: (english: string) => string,
  { gameCode, shown }: { gameCode: string; shown: Look },
): Promise<void> {
  const press = (english: string) =>
    page
      .getByRole('button', { name: say(english), exact: true })
      .first()
      .click();
  await page.goto('/lotteries');
  await press('Add a lottery');
  const dialog = getDialog(page);
  const add = dialog.getByRole('button', { name: say('Add'), exact: true });
  await dialog.locator('input[name=titleBn]').fill('রাতের পাশা');
  await dialog.locator('input[name=titleEn]').fill('Night dice');
  await add.click();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
  await dialog.locator('input[name=code]').fill(gameCode);
  await look(page, 'console-lottery-add', { ...shown, names: [...(shown.names ?? []), gameCode] });
  await add.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.detail__head')).toContainText(say('Closed'));
  await page.locator(`a[href*="edit=${gameCode}"]`).click();
  await page.locator('main form select').first().selectOption('open');
  await press('Save');
  await expect(page.locator('.data-table__row', { hasText: gameCode })).toContainText(say('Open'));
}

/** One operator requests the terms as they are typed, and another confirms them. */
async function changeTerms(
  page: Page,
  other: Page,
  { say, shown }: { readonly say: (english: string) => string; readonly shown?: Look },
): Promise<void> {
  await page.getByRole('button', { name: say('Save'), exact: true }).click();
  const dialog = getDialog(page);
  await dialog.locator('textarea').fill('The margin is too low.');
  await dialog.getByRole('button', { name: say('Request'), exact: true }).click();
  await expect(page.locator('.waiting-second')).toContainText('The margin is too low.');
  await other.goto('/');
  const row = other.locator('.data-table__row', { hasText: 'The margin is too low.' });
  await expect(row).toContainText('shapla');
  const names = [...(shown?.names ?? []), 'The margin is too low.'];
  if (shown) await look(other, 'console-waiting-requests', { ...shown, names });
  await row.locator('a[href*="id=k3"]').click();
  await expect(other.locator('.waiting-second')).toContainText('The margin is too low.');
  if (shown) await look(other, 'console-lottery-terms-waiting', { ...shown, names });
  const confirm = other.getByRole('button', { name: say('Confirm'), exact: true });
  await confirm.click();
  await getDialog(other)
    .getByRole('button', { name: say('Confirm'), exact: true })
    .click();
  await expect(other.locator('.waiting-second')).toHaveCount(0);
  await page.reload();
}

/** A member buys a ticket of a lottery on its page. */
async function buyInBrowser(page: Page, gameCode: string, press: string): Promise<void> {
  await openPath(page, `/lottery?gameCode=${gameCode}&playType=big`);
  await page.locator('.bet-tile').first().click();
  await page.getByRole('button', { name: new RegExp(`^${press}`, 'u') }).click();
  await expect(page.locator('.ticket').first()).toBeVisible();
}

/** Enters the result of the draw that waits for it, after one that is incomplete. */
async function enterResult(page: Page, name: string): Promise<void> {
  // The newest: draws of an earlier walk wait before it.
  await page.locator('.result-list a').last().click();
  const numbers = page.locator('.result-cell input');
  const enter = page.getByRole('button', { name, exact: true });
  await numbers.first().fill('7');
  await enter.click();
  await expect(page.locator('.result-cell [aria-invalid=true]')).toHaveCount(3);
  for (const [index, face] of ['1', '2', '3'].entries()) await numbers.nth(index).fill(face);
  await enter.click();
  const drawn = page.locator('.result-panel .result-list .draw-result').first();
  await expect(drawn.getByRole('listitem')).toHaveText(['1', '2', '3']);
}
