// Goal: a member sees what a vendor called about their own bet, and the lines of the ledger that it
// caused. Method: a sample vendor calls over HTTP; the times to search are tested as a property.
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { betsGetFairness, betsGetVendorBet, betsList } from '@khelaghor/client/routes/play.gen.ts';
import { buildCallHead } from '@khelaghor/testkit/sample-vendor-calls.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { withServer, withSampleVendor } from '@khelaghor/testkit/with-server.ts';
import { joinPeriods } from './vendor-bet.ts';

let member: TestMember;
let token: string;

const server = await withServer();
// Ahead of the database, whose time the ledger writes.
server.clock.advance(3_600_000);
const vendor = await withSampleVendor(server);
beforeEach(async () => {
  member = await signUp(server, { balanceMinor: 10_000n });
  token = await vendor.openToken(member);
});

/** The head of the next call, which is later than the one before. */
function head() {
  server.clock.advance(1);
  return buildCallHead(vendor, { ...member, token });
}

async function findOnlyBet() {
  const { items } = await member.browser.callOrFail(betsList, { query: {} });
  expect(items).toHaveLength(1);
  return items[0];
}

const read = (betId: string, browser = member.browser) =>
  browser.call(betsGetVendorBet, { params: { betId } });

test('a bet that was won, lost again and won shows each call and each line', async () => {
  const placed = { ...head(), amount: 1_000_000 };
  await vendor.ask('bet', placed);
  const reference_transaction_uuid = placed.transaction_uuid;
  const { round } = placed;
  const win = { ...head(), round, reference_transaction_uuid, amount: 300_000 };
  await vendor.ask('win', win);
  const back = { ...head(), reference_transaction_uuid: win.transaction_uuid };
  await vendor.ask('rollback', back);
  const bet = await findOnlyBet();
  expect(bet).toMatchObject({ runBy: 'vendors', state: 'running' });
  const late = { ...head(), round, reference_transaction_uuid, amount: 500_000 };
  await vendor.ask('win', late);
  const shown = await read(bet?.betId ?? '');
  expect(shown).toMatchObject({
    value: {
      vendorTitle: { en: expect.any(String) as string },
      round,
      stake: '1000',
      payout: '500',
      state: 'won',
      calls: [
        { transactionId: placed.transaction_uuid, kind: 'bet', amount: '1000' },
        { transactionId: win.transaction_uuid, kind: 'win', amount: '300', isRolledBack: true },
        { transactionId: back.transaction_uuid, kind: 'rollback' },
        { transactionId: late.transaction_uuid, kind: 'win', amount: '500', isRolledBack: false },
      ],
    },
  });
  if (!shown.success) throw new Error(shown.code);
  expect(
    shown.value.lines.map(({ code, amount, balanceAfter }) => [code, amount, balanceAfter]),
  ).toEqual([
    ['stake', '-1000', '9000'],
    ['payout', '300', '9300'],
    ['payout_reversed', '-300', '9000'],
    ['payout', '500', '9500'],
  ]);
  expect(shown.value.lines[0]?.transferId).toBe(bet?.betId);
});

test('another member’s bet, and one that is none, are unknown; a vendor’s bet has no proof', async () => {
  await vendor.ask('bet', { ...head(), amount: 1_000_000 });
  const bet = await findOnlyBet();
  const betId = bet?.betId ?? '';
  expect(await read(betId)).toMatchObject({ value: { state: 'running' } });
  const other = await signUp(server);
  for (const reply of [await read(betId, other.browser), await read(v7())])
    expect(reply).toMatchObject({ success: false, code: 'bet_unknown' });
  expect(await member.browser.call(betsGetFairness, { params: { betId } })).toMatchObject({
    success: false,
    code: 'bet_unknown',
  });
});

test('periods to search are apart, in order, and hold every moment', () => {
  const moments = fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { maxLength: 30 });
  fc.assert(
    fc.property(moments, (list) => {
      const periods = joinPeriods(list.map((ms) => new Date(ms)));
      for (const ms of list)
        expect(
          periods.filter(({ from, to }) => from.getTime() <= ms && ms < to.getTime()),
        ).toHaveLength(1);
      for (const [index, { from }] of periods.slice(1).entries())
        expect(from.getTime()).toBeGreaterThan(periods[index]?.to.getTime() ?? Infinity);
    }),
  );
});
