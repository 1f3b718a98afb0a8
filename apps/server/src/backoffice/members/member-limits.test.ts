// Goal: operators see a member's play limits and make them stricter, never looser; the database
// refuses a loosening too.
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import {
  responsibleGamingRequestReopening,
  responsibleGamingListChanges,
  responsibleGamingSetLimit,
} from '@khelaghor/client/routes/account.gen.ts';
import {
  responsibleGamingAdminStartExclusion,
  responsibleGamingAdminGet,
  responsibleGamingAdminRecordUnderAge,
  responsibleGamingAdminDecreaseLimit,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { memberGet } from '@khelaghor/client/routes/first.gen.ts';
import { depositsCreate, withdrawalsCreate } from '@khelaghor/client/routes/money.gen.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { grant, signUpWithEmail } from '@khelaghor/testkit/test-member.ts';
import { readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { readWalletId } from '@khelaghor/testkit/test-wallets.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { v7 } from 'uuid';

const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));
const nobody = { id: '01936d00-0000-7000-8000-0000000000ff' };
const reason = 'He asked for it by phone';

const { server, operator } = await withOperator({ clock });

async function memberWithEmail() {
  const member = await signUpWithEmail(server);
  return { ...member, params: { id: member.memberId } };
}

const stakeOfDay = { kind: 'stake', period: 'day' } as const;

test('an operator lowers a limit: the member is told and sees that an operator did it', async () => {
  const { browser, params, email, account } = await memberWithEmail();
  const set = (amount: string) =>
    operator.call(responsibleGamingAdminDecreaseLimit, {
      params,
      body: { ...stakeOfDay, amount, reason },
    });
  expect(await set('50000')).toMatchObject({
    value: { limits: [{ ...stakeOfDay, amount: '50000', used: '0', pending: null }] },
  });
  expect((await readMessagesTo(server, email))[0]).toContain(account);
  expect(await set('20000')).toMatchObject({ value: { limits: [{ amount: '20000' }] } });
  for (const amount of ['20000', '20001'])
    expect(await set(amount)).toMatchObject({ code: 'limit_only_tightened' });
  expect(await operator.call(responsibleGamingAdminGet, { params })).toMatchObject({
    value: {
      pause: null,
      changes: [
        { change: 'set', amount: '20000', by: 'operator', operator: 'shapla', reason },
        { change: 'set', amount: '50000', by: 'operator', operator: 'shapla', reason },
      ],
    },
  });
  const history = await browser.call(responsibleGamingListChanges, {});
  expect(history).toMatchObject({ value: { changes: [{ by: 'operator' }, { by: 'operator' }] } });
  expect(JSON.stringify(history)).not.toContain(reason);
  expect(JSON.stringify(history)).not.toContain('shapla');
});

test('lowering a limit cancels the increase that the member was waiting for', async () => {
  const { browser, params, password } = await memberWithEmail();
  await browser.call(responsibleGamingSetLimit, { body: { ...stakeOfDay, amount: '50000' } });
  await browser.call(responsibleGamingSetLimit, {
    body: { ...stakeOfDay, amount: '90000', password },
  });
  expect(await operator.call(responsibleGamingAdminGet, { params })).toMatchObject({
    value: { limits: [{ amount: '50000', pending: { amount: '90000' } }] },
  });
  const body = { ...stakeOfDay, amount: '40000', reason };
  expect(await operator.call(responsibleGamingAdminDecreaseLimit, { params, body })).toMatchObject({
    value: { limits: [{ amount: '40000', pending: null }] },
  });
});

test('an operator begins a break and lengthens it, and cannot shorten it', async () => {
  const { params, email } = await memberWithEmail();
  const begin = (length: 'day' | 'week' | 'half_year') =>
    operator.call(responsibleGamingAdminStartExclusion, { params, body: { length, reason } });
  const since = clock.now().toISOString();
  expect(await begin('week')).toMatchObject({ value: { pause: { kind: 'time_out', since } } });
  expect(await readMessagesTo(server, email)).toHaveLength(1);
  clock.advance(60_000);
  expect(await begin('day')).toMatchObject({ code: 'break_not_longer' });
  expect(await begin('half_year')).toMatchObject({
    value: {
      pause: { kind: 'self_exclusion', since },
      changes: [
        { change: 'break', length: 'half_year', by: 'operator', reason },
        { change: 'break', length: 'week' },
      ],
    },
  });
  expect(await begin('week')).toMatchObject({ code: 'break_not_longer' });
});

test('an under-age member can still withdraw, and the block never ends', async () => {
  const { browser, params, email, memberId, password } = await memberWithEmail();
  const record = () =>
    operator.call(responsibleGamingAdminRecordUnderAge, { params, body: { reason } });
  await operator.call(responsibleGamingAdminStartExclusion, {
    params,
    body: { length: 'week', reason },
  });
  expect(await record()).toMatchObject({
    value: {
      pause: { kind: 'under_age', until: null, opensAt: null, mayAsk: false },
      changes: [{ change: 'under_age', by: 'operator', reason }, { change: 'break' }],
    },
  });
  expect(await record()).toMatchObject({ code: 'under_age_known' });
  expect((await readMessagesTo(server, email)).join(' ')).toContain('under the minimum age');
  const key = createKey(clock);
  const deposit = await browser.call(depositsCreate, {
    body: { key, channel: 'mobile', amount: '50000' },
  });
  expect(deposit).toMatchObject({
    code: 'on_break',
    message: expect.stringMatching(/too young/u) as string,
  });
  expect(await browser.call(memberGet, {})).toMatchObject({
    value: { play: { pause: { kind: 'under_age', until: null } } },
  });
  expect(
    await browser.call(responsibleGamingRequestReopening, { body: { password } }),
  ).toMatchObject({
    code: 'reopen_too_soon',
  });
  const longer = { length: 'for_ever', reason } as const;
  expect(
    await operator.call(responsibleGamingAdminStartExclusion, { params, body: longer }),
  ).toMatchObject({
    code: 'break_not_longer',
  });
  await grant(server, memberId, 100_000n);
  const owner = { browser, memberId, password };
  const body = { key: v7(), amount: '50000', walletId: await readWalletId(owner), password };
  expect(await browser.call(withdrawalsCreate, { body })).toMatchObject({
    success: true,
  });
  const exclude = sql`update play_restriction set exclusion_kind = 'self_exclusion'
    where member_id = ${memberId}`;
  await expect(exclude.execute(server.ctx.db)).rejects.toThrow('never ends');
});

test('refuses an act without a reason, an unknown member and a member as caller', async () => {
  const { params, browser } = await memberWithEmail();
  const body = { ...stakeOfDay, amount: '40000', reason: '  ' };
  expect(await operator.call(responsibleGamingAdminDecreaseLimit, { params, body })).toMatchObject({
    code: 'malformed',
  });
  expect(await operator.call(responsibleGamingAdminGet, { params: nobody })).toMatchObject({
    code: 'member_unknown',
  });
  expect(
    await operator.call(responsibleGamingAdminStartExclusion, {
      params: nobody,
      body: { length: 'day', reason },
    }),
  ).toMatchObject({ code: 'member_unknown' });
  expect(await browser.call(responsibleGamingAdminGet, { params })).toMatchObject({
    success: false,
  });
});

test('the database refuses a loosening that has not waited', async () => {
  const { browser, memberId, password } = await memberWithEmail();
  await browser.call(responsibleGamingSetLimit, { body: { ...stakeOfDay, amount: '50000' } });
  const { db } = server.ctx;
  const raise = (amount: bigint) =>
    sql`update play_limit set amount_minor = ${amount} where member_id = ${memberId}`.execute(db);
  const remove = () => sql`delete from play_limit where member_id = ${memberId}`.execute(db);
  await expect(raise(50_001n)).rejects.toThrow('loosened');
  await expect(remove()).rejects.toThrow('removed');
  await browser.call(responsibleGamingSetLimit, {
    body: { ...stakeOfDay, amount: '60000', password },
  });
  await expect(raise(60_001n)).rejects.toThrow('loosened');
  await expect(remove()).rejects.toThrow('removed');
  await expect(
    sql`update play_limit set increase_effective_at = increase_effective_at - interval '1 hour'
      where member_id = ${memberId}`.execute(db),
  ).rejects.toThrow('forward');
});
