// Responsible gaming in the pages: a stake limit that dice runs into, lowered, and not raised at
// once; the reality check; a time-out; a self-exclusion, after which a member logs in only to
// withdraw.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { openPath, look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage, test } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
const playPage = '/member/securityCenter?part=play';

test.describe.configure({ mode: 'default' });

for (const language of languages) {
  const say = (english: string) => translate('player', language, english);
  const filled = (english: string, values: Record<string, string>) =>
    say(english).replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
  const stakeLimit = { title: say('Stake limit'), time: say('24 hours') };

  /** Sets the daily stake limit by typing into its dialog. */
  async function setLimit(
    page: Page,
    button: string,
    typed: string,
    password?: string,
  ): Promise<void> {
    await page.getByRole('button', { name: filled(button, stakeLimit) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('#limit').fill(typed);
    // Raising a limit needs the password; lowering it does not.
    if (password !== undefined) await dialog.locator('input[name=password]').fill(password);
    else await expect(dialog.locator('input[name=password]')).toHaveCount(0);
    await dialog.getByRole('button', { name: say('Set the limit') }).click();
    await expect(dialog).toHaveCount(0);
  }

  test(`limits, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '1000000' });
    const page = await openPage(browser, world, { ...turn, as });
    // A browser logs every refusal.
    const isSilent = watchPageErrors(page, [/\b422\b/u]);
    await openPath(page, '/member/securityCenter');
    await page.getByRole('link', { name: say('Limits and breaks') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Responsible gaming'));
    await page.getByRole('button', { name: filled('Set: {title}, {time}', stakeLimit) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('Set the limit') }).click();
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox').fill('১৫');
    await dialog.getByRole('button', { name: say('Set the limit') }).dblclick();
    await expect(dialog).toHaveCount(0);
    const row = page.locator('.limit').filter({ hasText: '৳15' });
    await expect(row).toHaveCount(1);

    await page.goto('/game?gameId=dice');
    const game = page.frameLocator('iframe');
    const roll = game.getByRole('button', {
      name: translate('games', language, 'Roll'),
      exact: true,
    });
    await roll.click();
    await expect(game.getByRole('status').first()).toContainText(/\d\d?\.\d\d/u);
    await roll.click();
    const reached =
      language === 'bn' ? 'আপনার বাজির সীমার বাকি আছে' : 'of your limit on stakes is left';
    await expect(game.getByText(reached)).toBeVisible();

    await openPath(page, playPage);
    await setLimit(page, 'Change: {title}, {time}', '12');
    const tightened = page.locator('.limit').filter({ hasText: '৳12' });
    await expect(tightened).toContainText('৳2.00');
    await setLimit(page, 'Change: {title}, {time}', '90', as.password);
    await expect(tightened).toContainText('৳90.00');
    await expect(page.getByRole('button', { name: say('Confirm the change') })).toHaveCount(0);
    await page.getByRole('button', { name: say('Keep the current limit') }).click();
    await expect(tightened).not.toContainText('৳90.00');
    isSilent();
    await page.context().close();
  });

  test(`time of play, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '1000000' });
    const looked = { ...turn, names: [as.account] };
    const page = await openPage(browser, world, { ...turn, as });
    // A browser logs every refusal, also that of an ended session.
    const isSilent = watchPageErrors(page, [/\b(?:422|401)\b/u]);
    await openPath(page, playPage);
    const time = { title: say('Time limit'), time: say('24 hours') };
    await page.getByRole('button', { name: filled('Set: {title}, {time}', time) }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox');
    await field.fill('14');
    await dialog.getByRole('button', { name: say('Set the limit') }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await look(page, 'play-time-limit', { ...looked });
    await field.fill('১৫');
    await dialog.getByRole('button', { name: say('Set the limit') }).click();
    await expect(dialog).toHaveCount(0);
    const row = page
      .locator('.limit')
      .filter({ hasText: filled('{minutes} min', { minutes: '15' }) });
    await expect(row).toHaveCount(1);

    // Each call is a sign of life.
    for (let there = 0; there < 3; there += 1) {
      await world.ask('passes', { ms: 4 * minuteMs });
      await world.ask('balance', { account: as.account });
    }
    await page.goto(playPage);
    const line = page.locator('.pause-line');
    const [ends = ''] = say('Your playing time ends: <0/>. Finish your current game.').split('<');
    await expect(line).toContainText(ends.trim());
    await look(page, 'play-time-near', { ...looked });
    await world.ask('passes', { ms: 4 * minuteMs });
    await page.goto(playPage);
    const over = page.getByRole('dialog', { name: say('Your playing time is used up') });
    await expect(over).toBeVisible();
    await over.getByRole('button', { name: say('Good') }).click();
    await expect(over).toHaveCount(0);

    await openPath(page, '/?open=login');
    const login = page.getByRole('dialog');
    await login.locator('input[name=username]').fill(as.account);
    await login.locator('input[name=password]').fill(as.password);
    await login.getByRole('button', { name: say('Log in'), exact: true }).click();
    const late = login.getByRole('button', {
      name: say('Log in without play, to withdraw only'),
    });
    await expect(late).toBeVisible();
    await look(page, 'play-time-login', { ...looked });
    await late.click();
    await expect(login).toHaveCount(0);
    await line.getByRole('link', { name: say('Withdraw money') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say('Withdraw money'));
    await page.goto('/game?gameId=dice');
    const barred = language === 'bn' ? 'নিজের জন্য যে সময় ঠিক' : 'Your time limit is reached';
    await expect(page.locator('main')).toContainText(barred);
    await look(page, 'play-time-barred', looked);
    isSilent();
    await page.context().close();
  });

  test(`reality check, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '1000000' });
    await world.ask('roll', { account: as.account, times: 2, stake: '1000' });
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page);
    await openPath(page, playPage);
    await page.getByRole('button', { name: say('Keep'), exact: true }).click();
    await expect(page.locator('.toasts')).toContainText(say('Saved'));
    await world.ask('passes', { ms: 15 * minuteMs });
    await page.goto('/game?gameId=dice');
    const dialog = page.getByRole('dialog', { name: say('Reality check') });
    await expect(dialog).toContainText('৳20.00');
    await dialog.getByRole('button', { name: say('Continue') }).dblclick();
    await expect(dialog).toHaveCount(0);
    const game = page.frameLocator('iframe');
    await game
      .getByRole('button', { name: translate('games', language, 'Roll'), exact: true })
      .click();
    await expect(game.getByRole('status').first()).toContainText(/\d\d?\.\d\d/u);
    isSilent();
    await page.context().close();
  });

  test(`breaks, ${language}`, async ({ browser, world, turn }) => {
    const as = await world.ask('member', { balanceMinor: '1000000' });
    const looked = { ...turn, names: [as.account] };
    const page = await openPage(browser, world, { ...turn, as });
    const isSilent = watchPageErrors(page, [/\b422\b/u]);
    await openPath(page, playPage);
    const dialog = page.getByRole('dialog');
    const password = dialog.locator('input[name=password]');
    await page.getByRole('button', { name: say('Time-out'), exact: true }).click();
    const begin = dialog.getByRole('button', { name: say('Begin the time-out now') });
    await begin.click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await look(page, 'play-time-out', { ...looked });
    await password.fill('not this one at all');
    await begin.click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await password.fill(as.password);
    await begin.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('.pause-line')).toBeVisible();

    await page.getByRole('button', { name: say('Self-exclusion'), exact: true }).click();
    await password.fill(as.password);
    await dialog.getByRole('button', { name: say('Start self-exclusion') }).click();
    await expect(dialog).toHaveCount(0);
    await look(page, 'play-excluded', looked);

    const later = await openPage(browser, world, turn);
    await openPath(later, '/?open=login');
    const login = later.getByRole('dialog');
    await login.locator('input[name=username]').fill(as.account);
    await login.locator('input[name=password]').fill(as.password);
    await login.getByRole('button', { name: say('Log in'), exact: true }).click();
    await expect(login).toHaveCount(0);
    const line = later.locator('.pause-line');
    await line.getByRole('link', { name: say('Withdraw money') }).click();
    await expect(later.getByRole('heading', { level: 1 })).toContainText(say('Withdraw money'));
    await later.goto('/game?gameId=dice');
    const barred =
      language === 'bn' ? 'খেলা থেকে বিরতিতে আছেন' : 'You are on a break from play until';
    await expect(later.locator('main')).toContainText(barred);
    await look(later, 'play-barred', looked);
    isSilent();
    await page.context().close();
    await later.context().close();
  });
}
