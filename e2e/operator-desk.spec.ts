// The desk of an operator: the bets of a member with a round of them, the operator's own events and
// sessions, and the limits of withdrawals.
import { expect } from '@playwright/test';
import { openConsole, test } from './console-fixtures.ts';
import { getDialog } from './dialogs.ts';
import { look, watchPageErrors } from './page-checks.ts';
import { translate } from './translations.ts';

for (const language of ['bn', 'en'] as const) {
  test(`the bets of a member, the own activity and limits are read, ${language}`, async ({
    browser,
    house,
    turn,
  }) => {
    const { system } = house;
    const say = (english: string) => translate('console', language, english);
    const as = await system.ask('member', { balanceMinor: '100000' });
    await system.ask('roll', { account: as.account, times: 2, stake: '1000' });
    const desk = await openConsole(browser, house, language, turn.theme);
    const isSilent = watchPageErrors(desk);
    const shown = { ...turn, names: [as.account, 'shapla', 'PLAY'] };
    await desk.goto(`/members?account=${as.account}&tab=bets`);
    const rows = desk.locator('.detail__part .data-table__row');
    await expect(rows).toHaveCount(2);
    await look(desk, 'console-member-bets', shown);
    await desk.goto(`/members?account=${as.account}&tab=money`);
    await expect(desk.getByText(say('On hold for withdrawals')).first()).toBeVisible();
    await look(desk, 'console-member-money', shown);

    await desk.goto('/my-activity');
    await expect(desk.getByText(say('This browser'), { exact: true }).first()).toBeVisible();
    await look(desk, 'console-own-activity', shown);

    await desk.goto('/withdrawals?state=limits');
    await desk.locator('.data-table__acts button').first().click();
    const limits = getDialog(desk);
    await limits.locator('input[name=minimum]').fill('0');
    await limits.locator('textarea').fill('12345');
    await limits.getByRole('button', { name: say('Request'), exact: true }).click();
    await expect(limits.locator('[aria-invalid=true]')).toHaveCount(1);
    await look(desk, 'console-limits', shown);
    isSilent();
    await desk.context().close();
  });
}
