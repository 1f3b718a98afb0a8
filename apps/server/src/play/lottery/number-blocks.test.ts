// Goal: a number that an operator blocks or pays half is so in every play in which it can be
// bought. Method: the whole server on a held clock; rolls and systems of 4D, which bet on its
// numbers.
import { expect, test } from 'vitest';
import { lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import {
  lotteryAdminBlockNumbers,
  lotteryAdminRequestBlocks,
  lotteryPlaceTickets,
} from '@khelaghor/client/routes/play.gen.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withOperator } from '@khelaghor/testkit/with-server.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const { server, operator, visitor } = await withOperator({ clock });
auditAfterAll(server);

const params = { gameCode: 'd4' };
const openGame = () => visitor.callOrFail(lotteryGetGame, { params });

type Asked = { play: string; selection: string; halfPaid?: string };

/** Buys a ticket of 1 taka a line for the running issue, with the series that was seen. */
async function buy(browser: TestBrowser, asked: Asked, series?: number) {
  const { current } = await openGame();
  const ticket = { key: createKey(clock), stakePerLine: '100', ...asked };
  const body = { issueId: current.issueId, tickets: [ticket], ...(series && { series }) };
  return browser.call(lotteryPlaceTickets, { params, body });
}

test('a blocked number is refused, and a half-paid one halved, in every play', async () => {
  await operator.callOrFail(lotteryAdminBlockNumbers, {
    params,
    body: { play: 'big', numbers: ['1234'], lastIssue: null },
  });
  const change = { kind: 'half' as const, play: 'small', numbers: ['5678'], lastIssue: null };
  const body = { key: createKey(clock), reason: 'Many play it', change };
  await operator.callOrFail(lotteryAdminRequestBlocks, { params, body });
  const { next, series } = await openGame();
  clock.set(new Date(Date.parse(next.opensAt) + 60_000));
  const { browser } = await signUp(server, { balanceMinor: 1_000_000n });
  for (const [play, selection] of [
    ['big', '1234'],
    ['roll_big', '1,2,3,45'],
    ['system_big', '4321'],
  ] as const)
    expect(await buy(browser, { play, selection })).toMatchObject({
      code: 'number_blocked',
      message: expect.stringContaining('1234') as string,
    });
  expect(await buy(browser, { play: 'roll_small', selection: '1,2,3,4' })).toMatchObject({
    success: true,
  });
  const unseen = { play: 'roll_small', selection: '5,6,7,89' };
  expect(await buy(browser, unseen, series)).toMatchObject({ code: 'price_changed' });
  expect(await buy(browser, { ...unseen, halfPaid: '5678' }, series)).toMatchObject({
    value: { tickets: [{ halfPaid: '5678' }] },
  });
  expect(await buy(browser, { play: 'system_small', selection: '8765' })).toMatchObject({
    value: { tickets: [{ selection: '5678', halfPaid: '5678' }] },
  });
});
