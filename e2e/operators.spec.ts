// A second operator is invited, comes in by the link, does what needs two people, and is disabled;
// settings are found by their names.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { translateError as formatRefusal } from '@khelaghor/server/lib/http/messages.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { openConsole, twoOperatorsTest as test } from './console-fixtures.ts';
import { look, watchPageErrors } from './page-checks.ts';
import type { RunningSystem } from './running-system.ts';
import { translate } from './translations.ts';
import type { JourneyLanguage } from './translations.ts';

const languages: readonly JourneyLanguage[] = ['bn', 'en'];
const password = 'a ferry crosses at noon';

/** Fills the login in and sends it. */
async function logIn(page: Page, username: string, totpCode: string): Promise<void> {
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=totpCode]').fill(totpCode);
  await page.locator('button[type=submit]').click();
}

/** Opens the link in a browser of its own and becomes an operator; returns the app's secret. */
async function join(page: Page, link: string, system: RunningSystem): Promise<string> {
  await page.goto(link);
  const secret = (await page.locator('.enrol__secret').innerText()).replaceAll(/\s/gu, '');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('input[name=password]')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=totpCode]').fill(await system.ask('totpCode', { secret }));
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/$/u);
  return secret;
}

for (const language of languages) {
  const translateError = (english: string) => translate('console', language, english);

  test(`a second operator, ${language}`, async ({ browser, house, turn }) => {
    const { system } = house;
    const { account } = await system.ask('member', {});
    // Walked in every language, each has a second operator of its own.
    const invited = `champa.${language}`;
    const names = [account, 'shapla', 'champa', 'bn', 'Khelaghor', system.origins.console];
    const desk = await openConsole(browser, { ...house, operator: [] }, language, turn.theme);
    const isSilent = watchPageErrors(desk, [/status of 4(?:01|09)/u]);
    const dialog = desk.getByRole('dialog');
    const press = (english: string) =>
      desk
        .getByRole('button', { name: translateError(english), exact: true })
        .first()
        .click();
    const inDialog = (english: string) =>
      dialog.getByRole('button', { name: translateError(english), exact: true });

    await desk.goto('/operators');
    await logIn(desk, 'shapla', await system.ask('operatorCode', {}));
    await press('Invite an operator');
    await dialog.locator('input[name=username]').fill('ব');
    await inDialog('Create link').click();
    await expect(dialog).toContainText(translateError('Use 3 to 32 characters.'));
    await expect(dialog).toContainText(
      translateError('Write the 6 digits that the app shows now.'),
    );
    // A name that is in use is refused under the field, and costs no code.
    const totpCode = await system.ask('operatorCode', {});
    await dialog.locator('input[name=username]').fill('shapla');
    await dialog.locator('input[name=totpCode]').fill(totpCode);
    await inDialog('Create link').click();
    await expect(dialog).toContainText(formatRefusal(language, 'username_taken'));
    await dialog.locator('input[name=username]').fill(invited);
    await dialog.locator('input[name=totpCode]').fill(totpCode);
    await inDialog('Create link').click();
    const link = await dialog.locator('.operator-link').innerText();
    await inDialog('I have passed it on').click();
    await expect(dialog).toHaveCount(0);

    const other = await openConsole(browser, { ...house, operator: [] }, language, turn.theme);
    const secret = await join(other, link, system);
    await other.goto('/operators');
    await expect(other.locator('main')).toContainText(
      translateError('Your role does not show this page'),
    );
    // Shapla is alone, so that the new role holds at once.
    await desk.goto('/operators');
    await desk
      .locator('.data-table__row', { hasText: invited })
      .getByRole('button', { name: translateError('Change role') })
      .click();
    await look(desk, 'console-operator-role', { ...turn, names });
    await dialog.locator('textarea').fill('Works with us');
    await inDialog('Change').click();
    await expect(dialog).toHaveCount(0);
    await other.goto('/operators');
    await expect(
      other.getByRole('button', { name: translateError('Invite an operator'), exact: true }),
    ).toBeVisible();

    // What shapla has asked for champa carries out, a day later.
    await desk.goto(`/members?account=${account}&tab=proofs`);
    await press('Request a reset');
    await inDialog('Phone and device were lost').click();
    await inDialog('Request').click();
    await expect(desk.locator('.member-reset')).toContainText(
      translateError('Another operator has to confirm it.'),
    );
    await system.ask('passes', { ms: dayMs });
    await other.goto('/login');
    await logIn(other, invited, await system.ask('totpCode', { secret }));
    await expect(other).toHaveURL(/\/$/u);
    await other.goto(`/members?account=${account}&tab=proofs`);
    await other.getByRole('button', { name: translateError('Reset now'), exact: true }).click();
    const act = other.getByRole('dialog');
    await act.locator('textarea').fill('Seen at the counter');
    await act.getByRole('button', { name: translateError('Reset factors'), exact: true }).click();
    await expect(other.locator('main')).toContainText(invited);
    await expect(act).toHaveCount(0);

    // And is out at once when disabled.
    await desk.goto('/login');
    await logIn(desk, 'shapla', await system.ask('operatorCode', {}));
    await expect(desk).toHaveURL(/\/$/u);
    await desk.goto('/operators');
    const champa = desk.locator('.data-table__row', { hasText: invited });
    await champa.getByRole('button', { name: translateError('Disable'), exact: true }).click();
    await dialog.locator('input[name=totpCode]').fill(await system.ask('operatorCode', {}));
    await look(desk, 'console-operator-disable', { ...turn, names });
    await inDialog('Disable').click();
    await expect(
      champa.getByRole('button', { name: translateError('Enable'), exact: true }),
    ).toBeVisible();
    // The next thing that this page asks leads out, before it asks who is there by itself.
    await other.getByRole('link', { name: translateError('Event log') }).click();
    await expect(other).toHaveURL(/\/login/u);

    await desk.goto(`/event-log?subject=${invited}`);
    const first = desk.locator('.data-table__row').first();
    await expect(first).toContainText(translateError('Operator disabled'));
    await first.locator('summary').click();
    await look(desk, 'console-event-log-found', { ...turn, names });
    await desk.getByRole('button', { name: translateError('Show all') }).click();
    await expect(desk).toHaveURL(/\/event-log$/u);
    isSilent();
    await other.context().close();
    await desk.context().close();
  });

  test(`a setting is found, and its tab has an address, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const code = await house.system.ask('operatorCode', {});
    const desk = await openConsole(browser, { ...house, operator: [] }, language, turn.theme);
    const isSilent = watchPageErrors(desk, [/status of 401/u]);
    await desk.goto('/settings');
    await logIn(desk, 'shapla', code);
    // The login leads to where the operator wanted to go.
    await expect(desk).toHaveURL(/\/settings\/general$/u);
    const tab = (english: string) =>
      desk.getByRole('tab', { name: translateError(english), exact: true });
    await tab('Menus').click();
    await expect(desk).toHaveURL(/\/settings\/menus$/u);
    await desk.reload();
    await expect(tab('Menus')).toHaveAttribute('aria-selected', 'true');
    await desk.goBack();
    await expect(tab('General')).toHaveAttribute('aria-selected', 'true');

    // What is typed and not saved outlives a search that leads to another tab and back.
    await desk.getByLabel(translateError('Maximum codes per day')).fill('77');
    const search = desk.getByRole('searchbox');
    const results = desk.locator('.settings__results a');
    for (const [typed, id] of [
      ['regionPolicies', 'regionPolicies'],
      [translate('console', 'bn', 'Passwords expire after days'), 'passwordExpiryDays'],
      ['Passwords expire after days', 'passwordExpiryDays'],
    ] as const) {
      await search.fill(typed);
      await results.first().click();
      await expect(desk).toHaveURL(new RegExp(String.raw`find=${id}`, 'u'));
      const found = desk.locator(`[data-setting="${id}"]`);
      await expect(found.locator(':focus')).toHaveCount(1);
    }
    await expect(desk.getByLabel(translateError('Maximum codes per day'))).toHaveValue('77');
    await search.fill('a');
    await look(desk, 'console-settings-search', { ...turn, names: ['shapla'] });
    await search.fill('zzzz');
    await expect(desk.locator('main')).toContainText(translateError('No setting has this name.'));
    isSilent();
    await desk.context().close();
  });
}
