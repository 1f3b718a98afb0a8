// Goal: money goes only to wallets that the member added with a proof, and to any but the first
// only after a day. Method: the site's calls, with the clock held.
import { expect, test } from 'vitest';
import { paymentPasswordSet } from '@khelaghor/client/routes/account.gen.ts';
import {
  payoutWalletsCreate,
  payoutWalletsList,
  payoutWalletsAdminList,
  payoutWalletsDelete,
  withdrawalsCreate,
} from '@khelaghor/client/routes/money.gen.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import type { addPayoutWallet } from '@khelaghor/contract/money/payout-wallets.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { logIn } from '@khelaghor/testkit/test-login.ts';
import { changeMember, signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { addWallet, getWalletNumberFor } from '@khelaghor/testkit/test-wallets.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { sql } from 'kysely';
import { v7 } from 'uuid';

const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));
let numbers = 0;

const { server, operator } = await withOperator({ clock, logLevel: 'silent' });

const newMember = () => signUp(server, { balanceMinor: 1_000_000n });

/** A number that no member has yet. */
function freshNumber(): string {
  numbers += 1;
  return `0199${String(numbers).padStart(7, '0')}`;
}

type Wallet = Partial<BodyOf<typeof addPayoutWallet>>;
const add = ({ browser, password }: TestMember, wallet: Wallet = {}) =>
  browser.call(payoutWalletsCreate, {
    body: { kind: 'bkash', number: freshNumber(), password, ...wallet },
  });

const remove = ({ browser, password }: TestMember, walletId: string, typed = password) =>
  browser.call(payoutWalletsDelete, { params: { walletId }, body: { password: typed } });

const withdraw = ({ browser, password }: TestMember, walletId: string) =>
  browser.call(withdrawalsCreate, {
    body: { key: createKey(clock), amount: '30000', walletId, password },
  });

async function listed({ browser }: Pick<TestMember, 'browser'>) {
  return browser.callOrFail(payoutWalletsList, {});
}

test('operators see full numbers and removed wallets', async () => {
  const member = await newMember();
  const id = await addWallet(member);
  await remove(member, id);
  const params = { id: member.memberId };
  expect(await operator.call(payoutWalletsAdminList, { params })).toMatchObject({
    value: {
      wallets: [
        { id, number: getWalletNumberFor(member.memberId), removedAt: clock.now().toISOString() },
      ],
    },
  });
  expect(await operator.call(payoutWalletsAdminList, { params: { id: v7() } })).toMatchObject({
    code: 'member_unknown',
  });
});

test('the first wallet can be paid to at once, another one after a day', async () => {
  const member = await newMember();
  expect(await listed(member)).toEqual({ wallets: [], holdsNext: false, asks: 'password' });
  const number = '+৮৮০ ১৭১২-৩৪৫৬৭৮';
  expect(await add(member, { number })).toMatchObject({
    value: { wallets: [{ numberMasked: '017•••••678', heldUntil: null }], holdsNext: true },
  });
  const [first] = (await listed(member)).wallets;
  expect(await withdraw(member, first?.id ?? '')).toMatchObject({ success: true });
  expect(await add(member, { kind: 'nagad' })).toMatchObject({ success: true });
  const [second] = (await listed(member)).wallets;
  expect(second).toMatchObject({
    kind: 'nagad',
    heldUntil: new Date(clock.now().getTime() + dayMs).toISOString(),
  });
  expect(await withdraw(member, second?.id ?? '')).toMatchObject({ code: 'payout_wallet_held' });
  clock.advance(dayMs);
  const back = { ...member, browser: (await logIn(server, member, member.browser)).browser };
  expect(await withdraw(back, second?.id ?? '')).toMatchObject({ success: true });
});

test('a wallet added after a removal waits a day, even with the same number', async () => {
  const member = await newMember();
  const number = freshNumber();
  const id = await addWallet(member, { number });
  expect(await remove(member, id, 'not this')).toMatchObject({ code: 'password_wrong' });
  expect(await remove(member, id)).toMatchObject({ value: { wallets: [], holdsNext: true } });
  expect(await remove(member, id)).toMatchObject({ code: 'payout_wallet_unknown' });
  expect(await withdraw(member, id)).toMatchObject({ code: 'payout_wallet_unknown' });
  expect(await add(member, { number })).toMatchObject({
    value: { wallets: [{ heldUntil: expect.any(String) as string }] },
  });
});

test.each([
  ['a session alone', { password: undefined }, 'field_required'],
  ['a wrong password', { password: 'not this' }, 'password_wrong'],
  ['a number of ten digits', { number: '0171234567' }, 'wallet_number_invalid'],
  ['a foreign number', { number: '+919812345678' }, 'wallet_number_invalid'],
  ['nothing', { number: '' }, 'wallet_number_invalid'],
  ['pictures', { number: '😀' }, 'wallet_number_invalid'],
  ['a network that nobody knows', { kind: 'purse' as 'bkash' }, 'malformed'],
])('%s adds nothing', async (_what, over, code) => {
  const member = await newMember();
  const { password } = member;
  const body = { kind: 'bkash', number: '01712345678', password, ...over } as const;
  expect(await member.browser.call(payoutWalletsCreate, { body })).toMatchObject({ code });
  expect((await listed(member)).wallets).toEqual([]);
});

test('a member with a payment password must give that one', async () => {
  const member = await newMember();
  const fresh = { newPaymentPassword: '271828', confirmPaymentPassword: '271828' };
  await member.browser.call(paymentPasswordSet, { body: { password: member.password, ...fresh } });
  expect((await listed(member)).asks).toBe('payment_password');
  const refused = await add(member);
  expect(refused).toMatchObject({ code: 'field_required' });
  expect(refused).toHaveProperty(['fields', 'paymentPassword']);
  expect(await add(member, { paymentPassword: '271828' })).toMatchObject({ success: true });
});

test('a phone belongs to one open account, across networks and concurrent calls', async () => {
  const members = await Promise.all([newMember(), newMember(), newMember()]);
  const number = freshNumber();
  const replies = await Promise.all([
    add(members[0], { number }),
    add(members[1], { number, kind: 'nagad' }),
    add(members[2], { number: `${number}7`, kind: 'rocket' }),
  ]);
  const codes = replies.map((reply) => (reply.success ? 'added' : reply.code));
  expect(codes.toSorted()).toEqual(['added', 'payout_wallet_refused', 'payout_wallet_refused']);
  const said = replies.map((reply) => (reply.success ? '' : JSON.stringify(reply))).join(' ');
  for (const { account, memberId } of members) {
    expect(said).not.toContain(account);
    expect(said).not.toContain(memberId);
  }
  const owner = members[codes.indexOf('added')];
  const other = members[codes.indexOf('payout_wallet_refused')];
  if (!owner || !other) throw new Error('nobody has it');
  // The owner may use it with another network; a closed account frees it.
  expect(await add(owner, { number, kind: 'upay' })).toMatchObject({ success: true });
  await changeMember(server, owner.memberId, { closedAt: clock.now() });
  expect(await add(other, { number })).toMatchObject({ success: true });
});

test('at most two wallets of one network and none twice, also in concurrent calls', async () => {
  const member = await newMember();
  const number = freshNumber();
  const replies = await Promise.all([
    add(member, { number }),
    add(member, { number }),
    add(member),
    add(member),
    add(member, { kind: 'nagad' }),
  ]);
  expect(replies.filter(({ success }) => success)).toHaveLength(3);
  const { wallets } = await listed(member);
  expect(wallets.filter(({ kind }) => kind === 'bkash')).toHaveLength(2);
  expect(wallets.filter(({ heldUntil }) => heldUntil === null)).toHaveLength(1);
  expect(await add(member)).toMatchObject({ code: 'payout_wallet_limit' });
  expect(await add(member, { kind: 'rocket', number })).toMatchObject({ success: true });
  expect(await add(member, { kind: 'rocket', number })).toMatchObject({
    code: 'payout_wallet_known',
  });
});

test('while payouts are held a wallet cannot be added but can be removed', async () => {
  const member = await newMember();
  const id = await addWallet(member);
  await changeMember(server, member.memberId, {
    payoutHeldUntil: new Date(clock.now().getTime() + dayMs),
  });
  expect(await add(member)).toMatchObject({ code: 'payout_held' });
  expect(await remove(member, id)).toMatchObject({ success: true });
});

test('the owner is notified of each change, and the log has it without the number', async () => {
  const member = await newMember();
  const email = `${member.account}@example.com`;
  await changeMember(server, member.memberId, { email });
  const id = await addWallet(member);
  await remove(member, id);
  const letters = await readMessagesTo(server, email);
  expect(letters).toHaveLength(2);
  expect(letters.join(' ')).toContain(member.account);
  const logged = await server.ctx.db
    .selectFrom('eventLog')
    .select(['kind', 'detail'])
    .where('subject', '=', `member:${member.memberId}`)
    .where('kind', 'like', 'member.payout_wallet%')
    .orderBy('id')
    .execute();
  expect(logged.map(({ kind }) => kind)).toEqual([
    'member.payout_wallet_added',
    'member.payout_wallet_removed',
  ]);
  expect(JSON.stringify(logged)).not.toContain(getWalletNumberFor(member.memberId));
});

test('another member’s wallet is not listed, not removed and not paid to', async () => {
  const [owner, thief] = [await newMember(), await newMember()];
  const id = await addWallet(owner);
  expect((await listed(thief)).wallets).toEqual([]);
  expect(await remove(thief, id)).toMatchObject({ code: 'payout_wallet_unknown' });
  expect(await withdraw(thief, id)).toMatchObject({ code: 'payout_wallet_unknown' });
  expect(await openBrowser(server).call(payoutWalletsList, {})).toMatchObject({
    code: 'not_logged_in',
  });
});

test('the database refuses to change a stored wallet', async () => {
  const member = await newMember();
  const id = await addWallet(member);
  const { db } = server.ctx;
  const change = (set: string) =>
    sql`update payout_wallet set ${sql.raw(set)} where id = ${id}`.execute(db);
  for (const set of ["number = '01712345678'", "held_until = held_until + interval '1 hour'"])
    await expect(change(set)).rejects.toThrow('only removed');
  const gone = sql`delete from payout_wallet where id = ${id}`.execute(db);
  await expect(gone).rejects.toThrow('only removed');
  await change('removed_at = added_at');
  await expect(change('removed_at = null')).rejects.toThrow('only removed');
});
