// Slots. Mango Orchard: a member finds it among the slots, spins by keyboard, reads its rules, and
// checks the spin from its revealed seed. Rickshaw Parade and Sundarbans: free spins with their
// signs, skipped by taps, and in sentences for a player who wishes for less motion. Delta River: a
// spin on four rows of five reels, and its rules. Boishakh: the symbol that fills its reels in free
// spins, and a large win. Village Fair: its jackpots. Nakshi Kantha: cells that are held, whose
// respins taps skip. Hilsa Season: a spin that tumbles, and its rules. Baul Night: a spin along its
// trail, its rules, and free spins in sentences. Terracotta: a number tile that multiplies a spin.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { look, watchPageErrors } from './page-checks.ts';
import { openPage, test } from './site-fixtures.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';

// The pots are opened by a job of each minute, which a held clock does not bring.
test.use({ clock: 'running' });

/** Draws of respins that bring nothing to so many free cells. */
const drawBlanks = (count: number): string => Array.from({ length: count }, () => '20').join(',');

/**
 * Rounds with features, for which no journey could wait. They pay 19.40, 21.90 and 46.00 stakes.
 */
const featureRounds = {
  rickshaw: [
    '19,2,14,5,12 3,27,22,20,19 1,15,28,22,12 20,24,24,29,23 7,4,19,28,19 12,26,10,17,4',
    '11,11,13,4,19 4,4,6,12,21 0,2,11,27,12 25,15,1,6,20 6,19,8,17,24',
  ].join(' '),
  sundarbans: [
    '14,27,18,16,13 18,7,17,9,27 11,7,23,21,11 10,29,7,25,21 2,23,1,8,13 24,24,22,27,26',
    '8,17,13,23,14 22,16,25,16,1 16,27,4,28,3 21,23,3,18,0 9,16,20,18,13',
  ].join(' '),
  kantha: ['16,15,16,7,31', '19,18,17,15,11,0', ...[9, 9, 9].map(drawBlanks)].join(' '),
} as const;

/** Free spins of Boishakh in which the owl fills its reels. They pay 126.90 stakes. */
const owlRound = [
  '9,9,6,4,5 0 22,31,15,26,15 10,12,5,21,16 12,11,2,4,3 7,30,1,18,4 23,5,7,18,23',
  '10,9,25,27,18 7,6,11,12,13 11,28,16,4,11 17,30,26,29,17 14,8,29,20,25',
].join(' ');

type Answer = { value: { round: { payout: string; outcome: { draws: string } } } };

/** A round of Hilsa Season whose first window wins: eleven ice boxes side by side. */
const tumblingRound = '26,20,26,1,24';

/** Rounds of Baul Night: one along its whole trail pays 169.90 stakes, its free spins pay 3.00. */
const baulRounds = {
  trail: '13,14,3,24,6',
  freeSpins: [
    '4,7,22,15,5 4,12,7,13,30 1,21,3,10,10 8,18,2,9,25 18,28,23,6,8 8,16,26,11,23',
    '10,2,0,6,16 13,25,4,12,10 26,0,0,25,19 24,26,17,2,6 30,15,8,20,4',
  ].join(' '),
} as const;
/** A round of Terracotta that wins 1.40 stakes, which its tile of 2 multiplies. */
const tiledRound = '2,17,16,19,14,17,26';

/** Puts a round of these draws in the place of the one that the server answers. */
async function answerWith(page: Page, game: string, draws: string, payout: string): Promise<void> {
  await page.route(`**/inhouse/${game}/rounds`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    const answer = (await response.json()) as Answer;
    answer.value.round.outcome.draws = draws;
    answer.value.round.payout = payout;
    return route.fulfill({ response, json: answer });
  });
}

const savedFile = new URL('../apps/player/dist/verifier/verifier.html', import.meta.url);

/** Copies the proof and pastes it into the verifier that players save, opened without a network. */
async function checkInSavedFile(page: Page, copy: string, language: JourneyLanguage) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('details.by-hand > summary').click();
  await page.getByRole('button', { name: copy }).click();
  const proof = await page.evaluate(() => navigator.clipboard.readText());
  const saved = await page.context().newPage();
  const isSilent = watchPageErrors(saved);
  await saved.goto(savedFile.href);
  // The file is in the browser's language, and has a button for the other.
  const check = saved.getByRole('button', { name: language === 'bn' ? 'মিলিয়ে দেখুন' : 'Check' });
  if (!(await check.isVisible())) await saved.getByRole('button').first().click();
  await saved.getByRole('textbox').fill(proof);
  await check.click();
  const verdict = language === 'bn' ? 'সব মিলেছে' : 'Everything matches';
  await expect(saved.getByRole('heading', { name: verdict })).toBeVisible();
  isSilent();
}

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);
  const sayInGame = (english: string) => translate('games', language, english);
  const title = language === 'bn' ? 'আমবাগান' : 'Mango Orchard';

  test(`a spin of Mango Orchard, and its proof, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page);

    await page.goto('/rng');
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
    await page.goto('/game?gameId=aam');
    const game = page.frameLocator('iframe');
    const result = game.getByRole('status').first();
    await expect(result).toContainText(sayInGame('Choose a stake and spin.'));
    await look(page, 'aam', { ...turn, names: [as.account] });

    await game.getByRole('button', { name: sayInGame('Spin'), exact: true }).press('Space');
    await expect(result).toContainText(/\d\.\d\d×/u);
    await look(page, 'aam-spun', { ...turn, names: [as.account] });

    await game.getByRole('button', { name: sayInGame('Rules') }).click();
    await expect(game.getByRole('definition').filter({ hasText: '96.48' })).toBeVisible();
    await look(page, 'aam-rules', { ...turn, names: [as.account] });

    const reveal = { name: say('Reveal and check') };
    await page.goto('/member/bets');
    await page
      .getByRole('main')
      .getByRole('link', { name: say('Verify') })
      .first()
      .click();
    await page.getByRole('button', reveal).first().click();
    await page.getByRole('dialog').getByRole('button', reveal).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText(say('Matches'), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(say('Does not match'), { exact: true })).toHaveCount(0);
    await checkInSavedFile(page, say('Copy: {name}').replace('{name}', say('Proof')), language);
    isSilent();
    await page.context().close();
  });

  test(`free spins of two slots, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as, moves: true });
    const isSilent = watchPageErrors(page);
    const spin = { name: sayInGame('Spin'), exact: true };
    const sayWith = (english: string, values: Readonly<Record<string, string>>) =>
      Object.entries(values).reduce(
        (text, [name, value]) => text.replace(`{${name}}`, value),
        sayInGame(english),
      );

    await answerWith(page, 'rickshaw', featureRounds.rickshaw, '19400');
    await page.goto('/game?gameId=rickshaw');
    const game = page.frameLocator('iframe');
    await game.getByRole('button', spin).click();
    const news = game.getByRole('log');
    await expect(news).toContainText(sayWith('Free spins begin: {spins}.', { spins: '10' }));
    await look(page, 'free-spins', { ...turn, names: [as.account] });
    const stage = game.locator('.reels__stage');
    // The sign, a spin of the series, and the rest of it.
    await stage.click();
    await expect(game.locator('.series-plank')).toBeVisible();
    await stage.click();
    await stage.click();
    // The three rickshaws paid 2.00 stakes themselves.
    const amount = '৳174.00';
    await expect(news).toContainText(sayWith('The free spins won {amount}.', { amount }));
    await expect(game.getByRole('status').first()).toContainText('19.40×');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await answerWith(page, 'sundarbans', featureRounds.sundarbans, '21900');
    await page.goto('/game?gameId=sundarbans');
    await game.getByRole('button', spin).click();
    await expect(game.getByRole('status').first()).toContainText('21.90×');
    await expect(news).toBeVisible();
    await expect(news).toContainText(sayWith('Free spins begin: {spins}.', { spins: '10' }));
    await look(page, 'free-spins-told', { ...turn, names: [as.account] });
    isSilent();
    await page.context().close();
  });

  test(`a spin of Delta River, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page);
    await page.goto('/game?gameId=delta');
    const game = page.frameLocator('iframe');
    const result = game.getByRole('status').first();
    await expect(result).toContainText(sayInGame('Choose a stake and spin.'));
    await look(page, 'delta', { ...turn, names: [as.account] });
    await game.getByRole('button', { name: sayInGame('Spin'), exact: true }).click();
    // One round in 117 has free spins, which are shown before its result.
    await expect(result).toContainText(/\d\.\d\d×/u);
    await game.getByRole('button', { name: sayInGame('Rules') }).click();
    await expect(game.getByRole('definition').filter({ hasText: '96.10' })).toBeVisible();
    await look(page, 'delta-rules', { ...turn, names: [as.account] });
    isSilent();
    await page.context().close();
  });

  test(`free spins and a large win of Boishakh, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as, moves: true });
    const isSilent = watchPageErrors(page);
    await answerWith(page, 'boishakh', owlRound, '126900');
    await page.goto('/game?gameId=boishakh');
    const game = page.frameLocator('iframe');
    const spin = game.getByRole('button', { name: sayInGame('Spin'), exact: true });
    await expect(spin).toBeInViewport({ ratio: 1 });
    const stage = game.locator('.reels__stage');
    await expect(stage).toBeInViewport({ ratio: 1 });
    await spin.click();
    const owl = language === 'bn' ? 'মঙ্গল পেঁচা' : 'Festival owl';
    const fills = sayInGame('{name} fills its reels').replace('{name}', owl);
    await expect(game.locator('.series-sign')).toContainText(fills);
    await look(page, 'owl', { ...turn, names: [as.account] });
    // The sign, a spin of the series, the rest of it, and the sign that it is over.
    await stage.click();
    await expect(game.locator('.series-plank')).toBeVisible();
    for (let taps = 0; taps < 3; taps += 1) await stage.click();
    const win = game.locator('.large-win');
    await expect(win).toContainText('126×');
    await look(page, 'large-win', { ...turn, names: [as.account] });
    await stage.click();
    await expect(game.getByRole('status').first()).toContainText('126.90×');
    await game.getByRole('button', { name: sayInGame('Rules') }).click();
    await expect(game.getByRole('definition').filter({ hasText: '96.23' })).toBeVisible();
    isSilent();
    await page.context().close();
  });

  test(`jackpots and held cells of two slots, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as, moves: true });
    const isSilent = watchPageErrors(page);
    await page.goto('/game?gameId=mela');
    const game = page.frameLocator('iframe');
    const pots = game.getByRole('region', { name: sayInGame('Jackpots') });
    await expect(pots.getByRole('definition').filter({ hasText: '৳8,00,000' })).toBeVisible();
    await look(page, 'jackpots', { ...turn, names: [as.account] });
    await game.getByRole('button', { name: sayInGame('Rules') }).click();
    await expect(game.getByText('95.47 %')).toBeVisible();

    await answerWith(page, 'kantha', featureRounds.kantha, '46000');
    await page.goto('/game?gameId=kantha');
    await game.getByRole('button', { name: sayInGame('Spin'), exact: true }).click();
    const stage = game.locator('.reels__stage');
    await expect(game.locator('.series-sign')).toBeVisible();
    await stage.click();
    await expect(game.locator('.hold__cell--held')).toHaveCount(6);
    await look(page, 'held-cells', { ...turn, names: [as.account] });
    await stage.click();
    await stage.click();
    const won = sayInGame('The {cells} held cells won {amount}.');
    const told = won.replace('{cells}', '6').replace('{amount}', '৳460.00');
    await expect(game.getByRole('log')).toContainText(told);
    await expect(game.getByRole('status').first()).toContainText('46.00×');
    isSilent();
    await page.context().close();
  });

  test(`spins of two slots that tumble, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as, moves: true });
    const isSilent = watchPageErrors(page);
    await answerWith(page, 'ilish', tumblingRound, '7000');
    await page.goto('/game?gameId=ilish');
    const game = page.frameLocator('iframe');
    const result = game.getByRole('status').first();
    await expect(result).toContainText(sayInGame('Choose a stake and spin.'));
    await look(page, 'ilish', { ...turn, names: [as.account] });
    await game.getByRole('button', { name: sayInGame('Spin'), exact: true }).click();
    const boxes = language === 'bn' ? '11 × বরফের বাক্স' : '11 × Ice box';
    await expect(game.getByText(boxes)).toBeVisible();
    await expect(result).toContainText(/7\.00×/u);
    await game.getByRole('button', { name: sayInGame('Rules') }).click();
    await expect(game.getByRole('definition').filter({ hasText: '96.31' })).toBeVisible();
    await look(page, 'ilish-rules', { ...turn, names: [as.account] });

    await answerWith(page, 'terracotta', tiledRound, '2800');
    await page.goto('/game?gameId=terracotta');
    await game.getByRole('button', { name: sayInGame('Spin'), exact: true }).click();
    await expect(result).toContainText(/2\.80×/u);
    await expect(game.locator('.piece__factor')).toHaveText('×2');
    await look(page, 'terracotta', { ...turn, names: [as.account] });
    isSilent();
    await page.context().close();
  });

  test(`the trail of Baul Night and its free spins, ${language}`, async ({
    browser,
    world,
    turn,
  }) => {
    const as = await world.ask('member', { balanceMinor: '100000' });
    const page = await openPage(browser, world, { ...turn, as, moves: true });
    const isSilent = watchPageErrors(page);
    const spin = { name: sayInGame('Spin'), exact: true };
    await answerWith(page, 'baul', baulRounds.trail, '169900');
    await page.goto('/game?gameId=baul');
    const game = page.frameLocator('iframe');
    const result = game.getByRole('status').first();
    await expect(result).toContainText(sayInGame('Choose a stake and spin.'));
    await look(page, 'baul', { ...turn, names: [as.account] });
    await game.getByRole('button', spin).click();
    await expect(game.locator('.tumble-trail__step--lit')).toBeVisible();
    const stage = game.locator('.reels__stage');
    // A tumble, the rest of them, and the count of the large win.
    await stage.click();
    await stage.click();
    await expect(game.locator('.large-win')).toBeVisible();
    await look(page, 'baul-win', { ...turn, names: [as.account] });
    await stage.click();
    await expect(result).toContainText('169.90×');
    await game.getByRole('button', { name: sayInGame('Rules') }).click();
    await expect(game.getByRole('definition').filter({ hasText: '96.01' })).toBeVisible();
    await expect(game.getByText('×3, ×6, ×9, ×15')).toBeVisible();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await answerWith(page, 'baul', baulRounds.freeSpins, '5000');
    await page.goto('/game?gameId=baul');
    await game.getByRole('button', spin).click();
    await expect(result).toContainText('5.00×');
    const begun = sayInGame('Free spins begin: {spins}.').replace('{spins}', '10');
    await expect(game.getByRole('log')).toContainText(begun);
    const won = sayInGame('The free spins won {amount}.').replace('{amount}', '৳30.00');
    await expect(game.getByRole('log')).toContainText(won);
    isSilent();
    await page.context().close();
  });
}
