// Operators find a member by the whole account name, issue a temporary password, and log the member
// out.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { getDialog } from './dialogs.ts';
import { look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';
import { openPage } from './site-fixtures.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];

for (const language of languages) {
  const say = (english: string) => translate('console', language, english);
  const press = (page: Page, english: string) =>
    page.getByRole('button', { name: say(english), exact: true }).click();
  const inDialog = (page: Page, english: string) =>
    getDialog(page).getByRole('button', { name: say(english), exact: true });

  test(`a temporary password for a member, ${language}`, async ({ browser, house, turn }) => {
    const { account } = await house.system.ask('member', {});
    const page = await openConsole(browser, house, language, turn.theme);
    // A browser logs every refusal.
    const isSilent = watchPageErrors(page, [/status of 404/u]);
    await page.goto('/members');
    await page.locator('input[name=account]').fill(`${account}x`);
    await press(page, 'Find');
    await expect(page.locator('main')).toContainText(say('No member matches'));
    await look(page, 'console-member-unknown', { ...turn, names: [account, 'shapla'] });
    await page.locator('input[name=account]').fill(` ${account.toUpperCase()} `);
    await press(page, 'Find');
    const card = page.locator('article.detail');
    await expect(card).toContainText(say('Set by the member'));

    await press(page, 'Create a temporary password');
    await look(page, 'console-member-give', { ...turn, names: [account, 'shapla'] });
    await press(page, 'Create');
    const given = page.locator('.member__password');
    await expect(given).toHaveText(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/u);
    const names = [account, 'shapla', await given.innerText()];
    await look(page, 'console-member-given', { ...turn, names });
    await press(page, 'I have passed it on');
    await expect(given).toHaveCount(0);
    await expect(card).not.toContainText(say('Set by the member'));
    await look(page, 'console-member-temporary', { ...turn, names });

    await press(page, 'End all sessions');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('End all sessions') })
      .click();
    await expect(page.locator('.toasts')).toContainText(say('Logged out on all devices'));
    isSilent();
    await page.context().close();
  });

  test(`stricter play limits for a member, ${language}`, async ({ browser, house, turn }) => {
    const { account, password } = await house.system.ask('member', {});
    const page = await openConsole(browser, house, language, turn.theme);
    const isSilent = watchPageErrors(page, [/status of 422/u]);
    const names = [account, 'shapla'];
    const dialog = getDialog(page);
    await page.goto(`/members?account=${account}`);
    await expect(page.locator('.responsible-gaming').first()).toContainText(
      say('No limits are set.'),
    );
    await press(page, 'Set or lower a limit');
    await inDialog(page, 'Set the limit').click();
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(2);
    await look(page, 'console-play-limit', { ...turn, names });
    await dialog.locator('input').fill('500');
    await inDialog(page, 'Requested by the member').click();
    await inDialog(page, 'Set the limit').dblclick();
    await expect(dialog).toHaveCount(0);
    const limit = page.locator('.responsible-gaming .data-table__row').filter({ hasText: '500' });
    await expect(limit.first()).toContainText(say('Deposit limit'));
    await press(page, 'Set or lower a limit');
    await dialog.locator('input').fill('501');
    await inDialog(page, 'Requested by the member').click();
    await inDialog(page, 'Set the limit').click();
    await expect(dialog.locator('.form-error')).toBeVisible();
    await inDialog(page, 'Cancel').click();

    await press(page, 'Start a break');
    await inDialog(page, 'Start now').click();
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
    await look(page, 'console-play-break', { ...turn, names });
    await inDialog(page, 'Signs of gambling harm').click();
    await inDialog(page, 'Start now').click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('.responsible-gaming').first()).toContainText(say('Time-out'));
    await page.locator('.member-changes > summary').click();
    await look(page, 'console-play', { ...turn, names });

    // Members of the journeys log in from one network.
    await house.system.ask('member', { password: password.toUpperCase() });
    await page.goto(`/members?account=${account}&tab=links`);
    await expect(page.locator('.risk-score')).toContainText(say('Account of less than a week'));
    const graph = page.getByRole('region', { name: say('Links to other accounts') });
    await expect(graph.getByRole('link', { name: account, exact: true })).toBeVisible();
    await expect(graph.locator('.link-node--fact')).toContainText([
      say('Similar password'),
      say('Network'),
    ]);
    await look(page, 'console-member-links', { ...turn, names });
    isSilent();
    await page.context().close();
  });

  test(`a corrected name and birthday, ${language}`, async ({ browser, house, turn }) => {
    const { account } = await house.system.ask('member', {});
    const page = await openConsole(browser, house, language, turn.theme);
    const isSilent = watchPageErrors(page, [/status of 422/u]);
    const names = [account, 'shapla', 'Rahim Uddin'];
    const dialog = getDialog(page);
    await page.goto(`/members?account=${account}&tab=identity`);
    const told = page.getByRole('region', { name: say('Name and birthday') });
    await told.getByRole('button', { name: say('Correct') }).click();
    await inDialog(page, 'Correct').click();
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
    await dialog.getByLabel(say('Payee name')).fill('Rahim Uddin');
    await dialog.getByLabel(say('Birthday')).fill('2020-01-01');
    await inDialog(page, 'Matches the identity document').click();
    await inDialog(page, 'Correct').click();
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
    await look(page, 'console-told-dialog', { ...turn, names });
    await dialog.getByLabel(say('Birthday')).fill('1990-12-31');
    await inDialog(page, 'Correct').dblclick();
    await expect(dialog).toHaveCount(0);
    await expect(told).toContainText('Rahim Uddin');
    await expect(told).toContainText('1990-12-31');
    await page.reload();
    await expect(told).toContainText('Rahim Uddin');
    isSilent();
    await page.context().close();
  });

  test(`a reset of a member’s login factors, ${language}`, async ({ browser, house, turn }) => {
    const { account, memberId } = await house.system.ask('member', {});
    const email = `${account}@example.com`;
    await house.system.ask('email', { memberId, email });
    const second = await house.system.ask('anotherOperator', { username: `kamini.${language}` });
    const page = await openConsole(browser, house, language, turn.theme);
    const isSilent = watchPageErrors(page, [/status of 422/u]);
    const names = [account, 'shapla'];
    const dialog = getDialog(page);
    await page.goto(`/members?account=${account}&tab=proofs`);
    await press(page, 'Request a reset');
    await inDialog(page, 'Phone and device were lost').click();
    await look(page, 'console-reset-ask', { ...turn, names });
    await inDialog(page, 'Request').dblclick();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('.member-reset')).toBeVisible();
    await expect(page.getByRole('button', { name: say('Reset now'), exact: true })).toHaveCount(0);
    const other = await openConsole(browser, { ...house, operator: second }, language, turn.theme);
    await other.goto(`/members?account=${account}&tab=proofs`);
    await press(other, 'Reset now');
    await getDialog(other).locator('textarea').fill('Too soon');
    await inDialog(other, 'Reset factors').click();
    await expect(getDialog(other).locator('.form-error')).toBeVisible();
    await other.context().close();

    const inSite = (english: string) => translate('player', language, english);
    const owner = await openPage(browser, house.system, turn);
    const token = await house.system.ask('linkTokenSentTo', { address: email });
    await owner.goto(`/?open=stopReset#${token}`);
    const stop = owner.getByRole('dialog');
    await expect(stop).toContainText(inSite('Was it not you?'));
    await stop.getByRole('button', { name: inSite('Stop it'), exact: true }).click();
    await expect(stop).toContainText(inSite('Reset stopped'));
    await page.reload();
    await expect(page.locator('main')).toContainText(say('Stopped by the member'));
    isSilent();
    await owner.context().close();
    await page.context().close();
  });
}
