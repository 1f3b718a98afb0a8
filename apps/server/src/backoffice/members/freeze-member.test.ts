// Goal: an operator stops logins, play and withdrawals of a member, each by itself, and the member
// reads why and until when. Method: the console's and the member's own calls on a whole server.
import { expect, test } from 'vitest';
import {
  eventLogList,
  membersAdminFreeze,
  membersAdminGetDesk,
  membersAdminUnfreeze,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import {
  depositsCreate,
  withdrawalsCreate,
  withdrawalsGetTerms,
} from '@khelaghor/client/routes/money.gen.ts';
import { inhousePlay } from '@khelaghor/client/routes/play.gen.ts';
import type { FreezeScope } from '@khelaghor/contract/account/freeze-terms.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { toDiceCall } from '@khelaghor/testkit/dice-call.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openDice } from '@khelaghor/testkit/open-dice.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { readWalletId } from '@khelaghor/testkit/test-wallets.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { auditAfterAll, withOperator } from '@khelaghor/testkit/with-server.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));
const { server, operator } = await withOperator({ clock });
auditAfterAll(server);
const reason = 'We look at a complaint';
const nobody = '01936d00-0000-7000-8000-0000000000ff';

const keyNow = (): string => createKey(clock);
const inDays = (days: number): string =>
  new Date(clock.now().getTime() + days * dayMs).toISOString();
const freeze = (
  id: string,
  scope: FreezeScope,
  until: string | null = null,
  revision: string | null = null,
) =>
  operator.call(membersAdminFreeze, { params: { id, scope }, body: { reason, until, revision } });
const unfreeze = (id: string, scope: FreezeScope) =>
  operator.call(membersAdminUnfreeze, { params: { id, scope }, body: { reason: 'settled' } });
const open = (): Promise<TestMember> => signUp(server, { balanceMinor: 1_000_000n });

async function play({ browser }: TestMember): Promise<string> {
  const dice = await openDice(server, browser);
  return roll(dice);
}
async function roll({ game, seedId }: Awaited<ReturnType<typeof openDice>>): Promise<string> {
  const call = { key: keyNow(), stake: '1000', direction: 'under', chance: 4_950, seedId } as const;
  const reply = await game.call(inhousePlay, toDiceCall(call));
  return reply.success ? 'played' : reply.code;
}
const pay = async ({ browser }: TestMember): Promise<string> => {
  const body = { key: keyNow(), channel: 'mobile', amount: '50000' };
  const reply = await browser.call(depositsCreate, { body });
  return reply.success ? 'paid in' : reply.code;
};

test('a freeze of play stops bets and deposits at once, and no login and no withdrawal', async () => {
  const member = await open();
  const dice = await openDice(server, member.browser);
  expect(await roll(dice)).toBe('played');
  expect(await freeze(member.memberId, 'play', inDays(2))).toMatchObject({ success: true });
  expect(await roll(dice)).toBe('on_break');
  expect(await pay(member)).toBe('on_break');
  const { play: notice } = await member.browser.callOrFail(memberGet, {});
  expect(notice.pause).toEqual({ kind: 'frozen', until: inDays(2), reason });
  expect((await logIn(server, member)).reply).toMatchObject({ success: true });
  expect((await member.browser.callOrFail(withdrawalsGetTerms, {})).frozen).toBeNull();
  expect(await unfreeze(member.memberId, 'play')).toMatchObject({ value: { freezes: [] } });
  expect(await roll(dice)).toBe('played');
  expect(await pay(member)).toBe('paid in');
});

test('a freeze ends by itself at its end', async () => {
  const member = await open();
  await freeze(member.memberId, 'play', inDays(0.001));
  clock.advance(0.002 * dayMs);
  expect(await play(member)).toBe('played');
  const params = { id: member.memberId };
  expect((await operator.callOrFail(membersAdminGetDesk, { params })).freezes).toEqual([]);
  expect(await unfreeze(member.memberId, 'play')).toMatchObject({ code: 'state_changed' });
});

test('a freeze of logins ends the sessions, and the next login is told why', async () => {
  const member = await open();
  expect(await freeze(member.memberId, 'login')).toMatchObject({
    value: { freezes: [{ scope: 'login', reason, until: null, by: 'shapla' }] },
  });
  expect(await member.browser.call(memberGet, {})).toMatchObject({ code: 'not_logged_in' });
  const { reply: refused } = await logIn(server, member);
  expect(refused).toMatchObject({ success: false, code: 'login_frozen' });
  expect(refused).toHaveProperty('message', expect.stringContaining(reason));
  await unfreeze(member.memberId, 'login');
  expect((await logIn(server, member)).reply).toMatchObject({ success: true });
});

test('a freeze of withdrawals stops new ones, and the member reads why; play goes on', async () => {
  const member = await open();
  const walletId = await readWalletId(member);
  const ask = () =>
    member.browser.call(withdrawalsCreate, {
      body: { key: keyNow(), amount: '50000', walletId, password: member.password },
    });
  await freeze(member.memberId, 'withdrawal', inDays(1));
  expect(await ask()).toMatchObject({
    code: 'withdrawal_frozen',
    message: expect.stringContaining(reason) as unknown,
  });
  const terms = await member.browser.callOrFail(withdrawalsGetTerms, {});
  expect(terms.frozen).toEqual({ reason, until: inDays(1) });
  expect(await play(member)).toBe('played');
  await unfreeze(member.memberId, 'withdrawal');
  expect(await ask()).toMatchObject({ success: true });
});

test('a freeze of before is replaced, and the log tells both', async () => {
  const member = await open();
  const { freezes } = await operator.callOrFail(membersAdminFreeze, {
    params: { id: member.memberId, scope: 'withdrawal' },
    body: { reason, until: inDays(1), revision: null },
  });
  expect(await freeze(member.memberId, 'withdrawal')).toMatchObject({
    code: 'changed_meanwhile',
    standing: { fields: { reason, until: inDays(1) }, changedBy: 'shapla' },
  });
  const seen = freezes[0]?.revision ?? null;
  expect(await freeze(member.memberId, 'withdrawal', null, seen)).toMatchObject({
    success: true,
  });
  const { items } = await operator.callOrFail(eventLogList, {
    query: { kind: 'member.frozen', subject: member.account },
  });
  expect(items.map(({ detail }) => detail)).toEqual([
    { scope: 'withdrawal', before: { reason, until: inDays(1) }, after: { reason, until: null } },
    { scope: 'withdrawal', before: null, after: { reason, until: inDays(1) } },
  ]);
});

test('refuses an end that has passed, an unknown member and a member as caller', async () => {
  const { memberId, browser } = await open();
  expect(await freeze(memberId, 'login', inDays(-1))).toMatchObject({ code: 'freeze_end_passed' });
  expect(await freeze(nobody, 'login')).toMatchObject({ code: 'member_unknown' });
  const stranger = openBrowser(server, { listener: 'console' });
  for (const [name, value] of browser.cookies) stranger.cookies.set(name, value);
  const params = { id: memberId, scope: 'login' } as const;
  expect(
    await stranger.call(membersAdminFreeze, {
      params,
      body: { reason, until: null, revision: null },
    }),
  ).toMatchObject({ code: 'not_logged_in' });
});
