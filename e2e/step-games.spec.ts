// Rounds of many steps. One of Mines from its opening to its proof: it goes on after a reload,
// keeps its seeds sealed, and is recomputed once it is over. One of Tower that is lost, one of coin
// flips that is taken, and one of Hi-Lo that skips, guesses and takes.
import { expect } from '@playwright/test';
import { look, waitForHydration, watchPageErrors } from './page-checks.ts';
import { openPage, test } from './site-fixtures.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

for (const language of languages) {
  const inGame = (english: string) => translate('games', language, english);
  const onSite = (english: string) => translate('player', language, english);

  test(`a round of many steps, over a reload, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page);
    await page.goto('/game?gameId=mines');
    const game = page.frameLocator('iframe');
    const pots = game.getByRole('grid').getByRole('button');
    const pot = (cell: number) => game.locator(`[data-cell="${cell}"]`);
    const result = game.locator('.round-result');

    await game.getByRole('button', { name: inGame('Start'), exact: true }).click();
    await expect(game.getByRole('button', { name: inGame('Open a pot first') })).toBeDisabled();
    const mined = await world.ask('openLayout', { account: as.account, game: 'mines' });
    const cells = Array.from({ length: 25 }, (_, cell) => cell);
    const [one = 0, two = 0] = cells.filter((cell) => !mined.includes(cell));
    // By the keys: the arrows lead to the pot, Enter opens it.
    await pot(one).focus();
    await page.keyboard.press('Enter');
    await expect(pot(one)).toHaveClass(/pot--flower/u);
    await expect(result).toContainText('1');
    await look(page, 'mines-open', { ...turn, names: [as.account] });

    await page.reload();
    await waitForHydration(page);
    await expect(pot(one)).toHaveClass(/pot--flower/u);
    await game.getByRole('button', { name: inGame('Seeds') }).click();
    const change = game.getByRole('button', { name: inGame('Reveal and change') });
    await expect(change).toBeDisabled();
    await pot(two).click();
    await expect(pot(two)).toHaveClass(/pot--flower/u);
    await game.getByRole('button', { name: /৳12\.85/u }).click();
    await expect(result).toContainText('৳12.85');
    await expect(game.locator('.pot--mine')).toHaveCount(3);
    await expect(pots).toHaveCount(25);
    await expect(change).toBeEnabled();
    await look(page, 'mines-over', { ...turn, names: [as.account] });

    await game.getByRole('button', { name: inGame('History') }).click();
    await game.getByRole('button', { name: inGame('Verify') }).click();
    await page.waitForURL(/\/verify\//u);
    await page.getByRole('button', { name: onSite('Reveal and check') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: onSite('Reveal and check') }).click();
    await expect(page.getByText(onSite('Everything matches'))).toBeVisible();
    await expect(page.getByText(onSite('The receipts of the steps'))).toBeVisible();
    await look(page, 'mines-verified', { ...turn, names: [as.account] });
    isSilent();
    await page.context().close();
  });

  test(`a climb that a snake ends, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page);
    await page.goto('/game?gameId=tower');
    const game = page.frameLocator('iframe');
    const niche = (level: number, tile: number) => game.locator(`[data-niche="${level}-${tile}"]`);

    await game.getByRole('button', { name: inGame('Start'), exact: true }).click();
    await expect(game.getByRole('button', { name: inGame('Open a niche first') })).toBeDisabled();
    await expect(niche(2, 0)).toBeDisabled();
    // On an easy tower one of four niches hides a snake.
    const [first = 0, second = 0] = await world.ask('openLayout', {
      account: as.account,
      game: 'tower',
    });
    const safe = (first + 1) % 4;
    await niche(1, safe).click();
    await expect(niche(1, safe)).toHaveClass(/niche--lamp/u);
    await expect(game.getByRole('button', { name: /৳13\.20/u })).toBeEnabled();
    await look(page, 'tower-open', { ...turn, names: [as.account] });
    await niche(2, second).click();
    await expect(niche(2, second)).toHaveClass(/niche--bite/u);
    await expect(game.getByRole('status').first()).toContainText('2');
    await expect(game.locator('.niche--snake')).toHaveCount(8);
    await look(page, 'tower-over', { ...turn, names: [as.account] });
    isSilent();
    await page.context().close();
  });

  test(`a coin that falls as guessed, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page);
    await page.goto('/game?gameId=coin');
    const game = page.frameLocator('iframe');

    await game.getByRole('button', { name: inGame('Start'), exact: true }).click();
    await expect(game.getByRole('button', { name: inGame('Guess a flip first') })).toBeDisabled();
    const flips = await world.ask('openLayout', { account: as.account, game: 'coin' });
    for (const [index, drawn] of flips.slice(0, 2).entries()) {
      await game.locator(`[data-guess="${drawn === 0 ? 'heads' : 'tails'}"]`).click();
      await expect(game.locator('.flip--right')).toHaveCount(index + 1);
    }
    await look(page, 'coin-open', { ...turn, names: [as.account] });
    await game.getByRole('button', { name: /৳39\.60/u }).click();
    await expect(game.locator('.round-result')).toContainText('৳39.60');
    await expect(game.locator('.flip--left')).toHaveCount(18);
    await look(page, 'coin-over', { ...turn, names: [as.account] });
    isSilent();
    await page.context().close();
  });

  test(`a card is skipped, the next one guessed, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page);
    await page.goto('/game?gameId=hilo');
    const game = page.frameLocator('iframe');
    const guess = (move: string) => game.locator(`[data-guess="${move}"]`);

    await game.getByRole('button', { name: inGame('Start'), exact: true }).click();
    await expect(game.getByRole('button', { name: inGame('Guess a card first') })).toBeDisabled();
    const cards = await world.ask('openLayout', { account: as.account, game: 'hilo' });
    const [, open = 0, next = 0] = cards.map((card) => Math.floor(card / 4));
    await guess('skip').click();
    await expect(game.locator('.draw--skipped')).toHaveCount(1);
    const isEnd = open === 0 || open === 12;
    const other = next > open ? 'higher' : 'lower';
    const move = next === open ? (isEnd ? 'same' : 'higher') : other;
    const price = (await guess(move).locator('.amount').textContent()) ?? '';
    await guess(move).click();
    await expect(game.locator('.draw--right')).toHaveCount(1);
    await look(page, 'hilo-open', { ...turn, names: [as.account] });
    await game.locator('.bet-box .btn--primary').click();
    await expect(game.locator('.round-result')).toContainText(price);
    await expect(game.locator('.draw')).toHaveCount(52);
    await look(page, 'hilo-over', { ...turn, names: [as.account] });
    isSilent();
    await page.context().close();
  });
}
