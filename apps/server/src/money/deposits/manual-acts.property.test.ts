// Members claim, operators record, link, credit and reject, statements come in and time passes, in
// any order and at once: a transaction is credited once, and what is credited is what arrived.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import type { Context } from '../../lib/context.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { setHouseNumber } from '@khelaghor/testkit/set-house-number.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { readBalanceValue } from '../wallet/index.ts';
import { claimManual, expireUnclaimed } from './claim-manual.ts';
import { importStatement } from './import-statement.ts';
import { linkLine } from './link-line.ts';
import { confirmClaim, recordReceipt, rejectClaim } from './match-manual.ts';
import { listLineMatches } from './statement-store.ts';
import { matchLeftLines } from './match-statement.ts';
import { requestDeposit } from './request-deposit.ts';

const server = await withServer();
const { ctx } = server;
const channel = 'manual-upay';
await changeMoneyMode(server, 'real');
await setHouseNumber(server, channel, '01712345678');
const shapla = await createFirstOperator(server);
await inviteOperator(server, shapla, 'karim');
const members = [await signUp(server), await signUp(server)].map(({ memberId }) => memberId);
auditAfterAll(server);

const operators = (await ctx.db.selectFrom('operator').select(['id', 'username']).execute()).map(
  ({ id, username }) => ({ operatorId: id, username, operatorSessionId: '' }),
);
const later: Context = {
  ...ctx,
  clock: { ...ctx.clock, now: () => new Date(ctx.clock.now().getTime() + 31 * 60_000) },
};
const senderNumber = '01812345678';
const ordered = '50000';

const index = (max: number) => fc.nat({ max: max - 1 });
const deposit = index(3);
const trx = index(3);
const operator = index(2);
const amount = fc.oneof(
  { weight: 4, arbitrary: fc.constant(ordered) },
  { weight: 1, arbitrary: fc.constantFrom('49900', '50100') },
);
const isOther = fc.nat({ max: 4 }).map((one) => one === 0);

const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('claim' as const), deposit, trx }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('record' as const), deposit, trx, operator, amount }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('link' as const), deposit, trx, operator }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('credit' as const), deposit, operator }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reject' as const), deposit, operator }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('import' as const),
      operator,
      lines: fc.array(fc.record({ trx, amount, isOther }), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** One line is credited by its claim, another is linked to a claim that was mistyped. */
const mistyped: Act[][] = [
  [{ do: 'claim', deposit: 0, trx: 0 }],
  [{ do: 'claim', deposit: 1, trx: 2 }],
  [
    {
      do: 'import',
      operator: 0,
      lines: [0, 1].map((line) => ({ trx: line, amount: ordered, isOther: false })),
    },
  ],
  [{ do: 'link', deposit: 1, trx: 1, operator: 1 }],
];

type World = {
  readonly deposits: readonly { readonly id: string; readonly memberId: string }[];
  readonly trxIds: readonly string[];
};

async function openWorld(): Promise<World> {
  const deposits = [0, 1, 2].map((at) => ({ id: v7(), memberId: members[at % 2] ?? '' }));
  for (const { id, memberId } of deposits) {
    const body = { key: id, channel, amount: ordered };
    await requestDeposit(ctx, { memberId, ip: '127.0.0.1', language: 'en', body });
  }
  const tail = v7().replaceAll('-', '').slice(-12).toUpperCase();
  return { deposits, trxIds: [0, 1, 2].map((at) => `UP${tail}${at}`) };
}

const pick = <T>(all: readonly T[], at: number): T => {
  const one = all[at];
  if (one === undefined) throw new Error('there is no such one');
  return one;
};

let links = 0;

async function run({ deposits, trxIds }: World, one: Act): Promise<void> {
  switch (one.do) {
    case 'claim': {
      const body = { senderNumber, trxId: pick(trxIds, one.trx) };
      await claimManual(ctx, pick(deposits, one.deposit), body);
      return;
    }
    case 'record': {
      const by = { id: pick(deposits, one.deposit).id, caller: pick(operators, one.operator) };
      await recordReceipt(ctx, by, { received: one.amount, trxId: pick(trxIds, one.trx) });
      return;
    }
    case 'link': {
      const by = { id: pick(deposits, one.deposit).id, caller: pick(operators, one.operator) };
      const linked = await linkLine(ctx, by, { trxId: pick(trxIds, one.trx) });
      if (linked.ok) links += 1;
      return;
    }
    case 'credit': {
      const caller = pick(operators, one.operator);
      await confirmClaim(ctx, { id: pick(deposits, one.deposit).id, caller });
      return;
    }
    case 'reject': {
      const by = { id: pick(deposits, one.deposit).id, caller: pick(operators, one.operator) };
      await rejectClaim(ctx, by, { reason: 'Not there' });
      return;
    }
    case 'import': {
      const rows = one.lines.map(
        (line) =>
          `${trxIds[line.trx]},${line.isOther ? '01999999999' : senderNumber},` +
          `${line.amount.slice(0, -2)}.00`,
      );
      const file = Buffer.from(['Id,From,Sum', ...rows].join('\n')).toString('base64');
      const columns = { trxId: 'Id', amount: 'Sum', sender: 'From', time: null, direction: null };
      const body = { channel, file, columns, dryRun: false };
      await importStatement(ctx, pick(operators, one.operator), body);
      return;
    }
    case 'expire':
      await expireUnclaimed(later);
  }
}

async function readBalances(): Promise<bigint> {
  const values = await Promise.all(members.map((id) => readBalanceValue(ctx.db, id)));
  return values.reduce((sum, { sumBalance }) => sum + BigInt(sumBalance), 0n);
}

/** Looks at what a run left behind, against what the members had before. */
async function check({ deposits, trxIds }: World, before: bigint): Promise<void> {
  const rows = await ctx.db
    .selectFrom('deposit as d')
    .innerJoin('manualDeposit as m', 'm.depositId', 'd.id')
    .leftJoin('statementLine as l', (join) =>
      join.onRef('l.provider', '=', 'm.provider').onRef('l.trxId', '=', 'm.trxId'),
    )
    .select(['d.id', 'd.state', 'd.amountMinor', 'd.providerTransactionId', 'm.state as claim'])
    .select(['m.receivedMinor', 'l.amountMinor as lineMinor', 'l.depositId as lineDeposit'])
    .where(
      'd.id',
      'in',
      deposits.map(({ id }) => id),
    )
    .execute();
  const credited = rows.filter(({ state }) => state === 'confirmed');
  const used = credited.map(({ providerTransactionId }) => providerTransactionId);
  expect(new Set(used).size).toBe(used.length);
  expect(used.every((id) => id !== null && trxIds.includes(id))).toBe(true);
  const sum = credited.reduce((total, { amountMinor }) => total + amountMinor, 0n);
  expect(await readBalances()).toBe(before + sum);
  for (const { id, state, claim, amountMinor, receivedMinor, lineMinor, lineDeposit } of rows) {
    expect(state === 'confirmed').toBe(claim === 'credited');
    expect(claim !== 'credited' || amountMinor === receivedMinor).toBe(true);
    expect(lineDeposit !== id || (claim === 'credited' && lineMinor === amountMinor)).toBe(true);
  }
  const matched = await ctx.db
    .selectFrom('statementLine')
    .select('depositId')
    .where('trxId', 'in', trxIds)
    .where('depositId', 'is not', null)
    .execute();
  expect(new Set(matched.map(({ depositId }) => depositId)).size).toBe(matched.length);
  // Nothing waits that a line confirms.
  const left = await listLineMatches(ctx.db);
  expect(left.filter(({ sender }) => sender === senderNumber)).toEqual([]);
}

test('in any order and at once, a transaction is credited once', async () => {
  let credits = 0;
  const acts = fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), {
    minLength: 3,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      const world = await openWorld();
      const before = await readBalances();
      for (const together of steps) await Promise.all(together.map((one) => run(world, one)));
      await check(world, before);
      await matchLeftLines(ctx);
      await check(world, before);
      if ((await readBalances()) > before) credits += 1;
    }),
    { numRuns: 15, examples: [[mistyped]] },
  );
  expect(credits).toBeGreaterThan(0);
  expect(links).toBeGreaterThan(0);
});
