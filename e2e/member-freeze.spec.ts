// An operator freezes a member's play: the member reads why and how to object, and the member's
// timeline tells of it.
// The pages of the event log and of the settings' history are looked at on the way.
import { expect } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { getDialog } from './dialogs.ts';
import { look, openPath, watchPageErrors } from './page-checks.ts';
import { openPage } from './site-fixtures.ts';
import { translate } from './translations.ts';

for (const language of ['bn', 'en'] as const) {
  test(`play of a member is frozen and the member reads why, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const { system } = house;
    const say = (english: string) => translate('console', language, english);
    const as = await system.ask('member', { balanceMinor: '500000' });
    const page = await openPage(browser, system, { ...turn, as });
    const isSilent = watchPageErrors(page);
    const reason = 'We look at a complaint.';
    const shown = { ...turn, names: [as.account, 'shapla', reason] };

    const desk = await openConsole(browser, house, language, turn.theme);
    await desk.goto(`/members?account=${as.account}&tab=money`);
    await expect(desk.getByRole('button', { name: say('Adjust the balance') })).toBeVisible();
    await desk.getByRole('button', { name: say('Freeze'), exact: true }).click();
    await getDialog(desk).locator('select').first().selectOption('play');
    await getDialog(desk).locator('textarea').fill(reason);
    await getDialog(desk).locator('button[type=submit]').click();
    await expect(desk.locator('.facts').first()).toContainText(reason);
    await look(desk, 'console-member-frozen', shown);

    await openPath(page, '/');
    const line = page.locator('.pause-line');
    await expect(line).toContainText(reason);
    await look(page, 'frozen', shown);
    await line.locator('a[href*="type=COMPLAINT"]').click();
    await expect(page.locator('.filters button').nth(2)).toHaveAttribute('aria-pressed', 'true');
    await desk.goto(`/members?account=${as.account}&tab=timeline`);
    await expect(desk.locator('.data-table__row').first()).toContainText(say('Member frozen'));

    await desk.goto('/event-log?kind=member.frozen');
    await expect(desk.locator('.data-table__row').first()).toContainText(as.account);
    await desk.goto('/settings-history?tab=file');
    await expect(desk.getByText(say('Import settings'))).toBeVisible();
    await look(desk, 'console-settings-file', shown);
    isSilent();
    await desk.context().close();
    await page.context().close();
  });
}
