// Goal: whatever a vendor sends, how often and in whatever order, its books and ours agree. Method:
// a vendor with books of its own plays some hundred random rounds over HTTP, several players at
// once; then the ledger is audited, and the totals are compared.
import { expect, test } from 'vitest';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { findBalance, findAccount } from '@khelaghor/db/ledger-store.ts';
import { vendorAccount } from '@khelaghor/ledger/account.ts';
import { withServer, withSampleVendor } from '@khelaghor/testkit/with-server.ts';
import { playRounds } from './sample-vendor-rounds.ts';
import { signUp } from './test-member.ts';

const server = await withServer();
const vendor = await withSampleVendor(server);

test('after some hundred random rounds the books of both sides agree', async () => {
  const players = [];
  for (const balanceMinor of [5_000n, 200_000n, 2_000_000n, 20_000_000n]) {
    const member = await signUp(server, { balanceMinor });
    players.push({ ...member, token: await vendor.openToken(member) });
  }
  const played = await playRounds(vendor, players, { seed: 'rickshaw', rounds: 160 });
  // All that was to be tried did come up.
  expect([...played.keys()].toSorted()).toEqual([
    'answers lost',
    'bets',
    'bets refused',
    'bets taken back',
    'calls repeated later',
    'calls sent three times at once',
    'rollbacks before their bet',
    'rounds',
    'wins',
    'wins before their bet',
    'wins taken back',
  ]);

  const { db } = server.ctx;
  const account = await findAccount(db, vendorAccount(vendor.code, 'game_result', 'PLAY'));
  const held = account === undefined ? undefined : await findBalance(db, account);
  expect((held?.balance ?? 0n) * 1_000n).toBe(vendor.result);
  expect(await audit(db)).toEqual([]);

  const bets = await db
    .selectFrom('bet')
    .select(['stakeMinor', 'returnedMinor', 'payoutMinor'])
    .where('source', '=', vendor.code)
    .execute();
  const won = bets.reduce(
    (sum, bet) => sum + bet.stakeMinor - bet.returnedMinor - bet.payoutMinor,
    0n,
  );
  expect(won * 1_000n).toBe(vendor.result);
  const open = await db.selectFrom('round').selectAll().where('state', '=', 'open').execute();
  expect(open).toEqual([]);
  const running = await db.selectFrom('bet').selectAll().where('state', '=', 'running').execute();
  expect(running).toEqual([]);
}, 120_000);
