import { expect, test } from 'vitest';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import { walletListEntries } from '@khelaghor/client/routes/money.gen.ts';
import { openAccount } from '@khelaghor/db/ledger-store.ts';
import { memberAccount } from '@khelaghor/ledger/account.ts';
import { grant, signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();
const member = await signUp(server);
for (let taka = 1; taka <= 7; taka += 1) await grant(server, member.memberId, BigInt(taka) * 100n);

test('the statement holds every movement, newest first, each with the balance after it', async () => {
  const { items, nextCursor } = await member.browser.callOrFail(walletListEntries, { query: {} });
  expect(nextCursor).toBeNull();
  expect(items.map((entry) => entry.amount)).toEqual(
    [7, 6, 5, 4, 3, 2, 1].map((taka) => String(taka * 100)),
  );
  let running = 0n;
  for (const entry of items.toReversed()) {
    running += BigInt(entry.amount);
    expect(entry.balanceAfter).toBe(String(running));
    expect(entry).toMatchObject({ fromKind: 'house_grant', toKind: 'wallet', code: 'play_grant' });
  }
  const balance = await member.browser.call(walletGetBalance, {});
  expect(balance).toMatchObject({ value: { sumBalance: String(running) } });
});

test('security points are shown only to a member who has such an account', async () => {
  const read = () => member.browser.call(walletGetBalance, {});
  expect(await read()).toMatchObject({ value: { securityPoints: null } });
  await openAccount(server.ctx.db, memberAccount(member.memberId, 'security_points', 'POINT'));
  expect(await read()).toMatchObject({ value: { securityPoints: '0' } });
  const other = await signUp(server);
  const theirs = await other.browser.call(walletGetBalance, {});
  expect(theirs).toMatchObject({ value: { securityPoints: null } });
});

test('pages follow each other without a gap or a repeat', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const value = await member.browser.callOrFail(walletListEntries, {
      query: { limit: 3, cursor },
    });
    seen.push(...value.items.map((entry) => entry.entryId));
    cursor = value.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toHaveLength(7);
  expect(new Set(seen).size).toBe(7);
});

test.each(['x', '-1', '1; drop table member', '9'.repeat(30)])(
  'the cursor %j is refused',
  async (cursor) => {
    const reply = await member.browser.call(walletListEntries, { query: { cursor } });
    expect(reply).toMatchObject({ success: false, code: 'malformed' });
  },
);

test.each([
  ['deposit', 0],
  ['play_grant', 7],
  ['deposit,play_grant', 7],
])('the statement can be filtered by %s', async (codes, count) => {
  const reply = await member.browser.call(walletListEntries, { query: { codes } });
  expect(reply).toMatchObject({ success: true, value: { nextCursor: null, searchedTo: null } });
  expect(reply.success && reply.value.items).toHaveLength(count);
});

test.each(['', 'x', 'deposit,', 'toString', "deposit' or true"])(
  'the codes %j are refused',
  async (codes) => {
    const reply = await member.browser.call(walletListEntries, { query: { codes } });
    expect(reply).toMatchObject({ success: false, code: 'malformed' });
  },
);

test('another member sees nothing of it', async () => {
  const other = await signUp(server);
  const reply = await other.browser.call(walletListEntries, { query: {} });
  expect(reply).toMatchObject({ success: true, value: { items: [] } });
});
