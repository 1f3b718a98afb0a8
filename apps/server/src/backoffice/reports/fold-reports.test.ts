// Goal: the sums of reports are those of the transfers themselves, each counted once, in whatever
// order days come, wherever a run breaks off or runs beside another. Method: random transfers of
// members, games and channels, with a model that adds them up on its own.
import fc from 'fast-check';
import { sql } from 'kysely';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { readLastNumber } from '@khelaghor/db/clean-cut.ts';
import type { ReportFigures } from '@khelaghor/contract/backoffice/reports.ts';
import { reportPeriods } from '@khelaghor/contract/backoffice/report-terms.ts';
import { formatDay, parseDay, startOfDhakaDay } from '@khelaghor/time/dhaka.ts';
import { getWeekStart, weekStarts } from '@khelaghor/time/week.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import type { Context } from '../../lib/context.ts';
import { foldReports } from './fold-reports.ts';
import { readAllMovements } from './movements.ts';
import { readReport } from './read-report.ts';
import { findReportPlace, moveReportPlace } from './report-place.ts';
import { getPeriodStart } from './report-rules.ts';
import { listCohortWeeks } from './week-store.ts';

const { ctx } = await withServer({ logLevel: 'silent' });
const { db } = ctx;

/** The first member has none, and owns the codes of the others. */
const codes = [null, 'friends01', 'friends02'] as const;
const countries = ['BD', null, 'IN'] as const;
const games = [
  { game: 'dice', product: 'dice', source: 'khelaghor', cause: 'dice_bet' },
  { game: 'mines', product: 'mines', source: 'khelaghor', cause: 'mines_bet' },
  { game: 'vend1', product: 'vendor', source: 'rupali', cause: 'vendor_bet' },
] as const;
const channels = ['mobile', 'bank'] as const;
const first = parseDay('2026-02-20');
/** Acts are on the days from the first one to this: over five months. */
const lastDay = 120;

type World = {
  readonly members: readonly { id: string; wallet: string; hold: string; code: string | null }[];
  readonly house: string;
  readonly vendor: string;
};

const newAccount = async (owner: string, kind: string): Promise<string> => {
  const id = ctx.random.id();
  await db
    .insertInto('ledgerAccount')
    .values({ id, owner, kind, currency: 'BDT', limited: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id: kept } = await db
    .selectFrom('ledgerAccount')
    .select('id')
    .where('owner', '=', owner)
    .where('kind', '=', kind)
    .where('currency', '=', 'BDT')
    .executeTakeFirstOrThrow();
  return kept;
};

/** The day of a member's registration: each belongs to another week. */
const registeredOn = (member: number): number => first - 10 * member;

/** Members who registered before the first act, and the accounts that they move money with. */
async function openWorld(): Promise<World> {
  const members = [];
  for (const [nth, code] of codes.entries()) {
    const id = ctx.random.id();
    const registeredAt = new Date(startOfDhakaDay(registeredOn(nth)));
    await sql`insert into member (id, type, username, nickname, password_hash, language,
        age_confirmed_at, created_at, affiliate_code, country, profile_fields)
      values (${id}, 0, ${id.slice(0, 8) + id.slice(-8)}, 'n', 'h', 'en', now(),
        ${registeredAt}, ${code}, ${countries[nth] ?? null}, '{}')`.execute(db);
    if (code === null)
      await sql`insert into affiliate_code (code, owner_id, created_at)
        select code, ${id}, now() from unnest(${codes.slice(1)}::text[]) as c (code)
        on conflict do nothing`.execute(db);
    const wallet = await newAccount(`member:${id}`, 'wallet');
    members.push({ id, code, wallet, hold: await newAccount(`member:${id}`, 'payout_hold') });
  }
  const house = await newAccount('game:dice', 'game_result');
  return { members, house, vendor: await newAccount('vendor:rupali', 'game_result') };
}

const act = fc.record({
  kind: fc.constantFrom(
    ...(['stake', 'stake_refunded', 'payout', 'payout_reversed', 'jackpot_hit'] as const),
    ...(['bonus', 'bonus_reversed', 'promotion_grant', 'deposit', 'withdrawal_paid'] as const),
    ...(['deposit_refunded', 'deposit_refund_returned', 'withdrawal_fee'] as const),
    ...(['withdrawal_request', 'settled'] as const),
  ),
  member: fc.nat(codes.length - 1),
  game: fc.nat(games.length - 1),
  channel: fc.nat(channels.length - 1),
  amount: fc.bigInt(1n, 100_000n),
  day: fc.nat(lastDay),
  second: fc.nat(86_399),
});
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

const isOfDeposit = (kind: Act['kind']): boolean =>
  ['deposit', 'deposit_refunded', 'deposit_refund_returned'].includes(kind);

async function writeCause(
  { kind, game, channel, amount }: Act,
  memberId: string,
  at: Date,
): Promise<{ cause: string; causeId: string }> {
  const causeId = ctx.random.id();
  const row = { id: causeId, memberId, currency: 'BDT', amountMinor: amount, createdAt: at };
  if (isOfDeposit(kind)) {
    await sql`insert into deposit (id, member_id, gateway, channel, amount_minor, currency, state,
        created_at, expires_at, transfer_id)
      values (${causeId}, ${memberId}, 'sandbox', ${channels[channel]}, ${amount}, 'BDT',
        'requested', ${at}, ${at}::timestamptz + interval '1 hour', ${ctx.random.id()})`.execute(
      db,
    );
    return { cause: 'deposit', causeId };
  }
  if (kind === 'withdrawal_paid' || kind === 'withdrawal_fee') {
    await db
      .insertInto('withdrawal')
      .values({
        ...row,
        gateway: 'sandbox',
        walletKind: 'bkash',
        walletNumber: '01712345678',
        state: 'requested',
        holdTransferId: ctx.random.id(),
        endTransferId: ctx.random.id(),
      })
      .execute();
    return { cause: 'withdrawal', causeId };
  }
  if (kind === 'bonus' || kind === 'bonus_reversed') return { cause: 'bonus_win', causeId };
  if (kind === 'promotion_grant') return { cause: 'promotion', causeId };
  const played = games[game] ?? games[0];
  await sql`insert into bet (id, member_id, currency, product, source, game_code, stake_minor,
      state, detail, body_hash, placed_at)
    values (${causeId}, ${memberId}, 'BDT', ${played.product}, ${played.source}, ${played.game},
      ${amount}, 'running', '{}', '', ${at})`.execute(db);
  return { cause: played.cause, causeId };
}

/** Writes the transfer of an act as the ledger would. */
async function writeAct(world: World, one: Act): Promise<void> {
  const member = world.members[one.member];
  if (!member) throw new Error('no such member');
  const at = new Date(startOfDhakaDay(first + one.day) + one.second * 1_000);
  const { cause, causeId } = await writeCause(one, member.id, at);
  const isOfVendor = one.kind.startsWith('bonus') || games[one.game]?.product === 'vendor';
  const other = isOfVendor ? world.vendor : world.house;
  const isTaken = ['stake', 'payout_reversed', 'bonus_reversed', 'deposit_refunded'].includes(
    one.kind,
  );
  const own = ['withdrawal_paid', 'withdrawal_fee'].includes(one.kind)
    ? member.hold
    : member.wallet;
  const isOut = isTaken || one.kind.startsWith('withdrawal');
  await db
    .insertInto('ledgerTransfer')
    .values({
      id: ctx.random.id(),
      code: one.kind === 'bonus_reversed' ? 'payout_reversed' : one.kind,
      debitAccountId: isOut ? own : other,
      creditAccountId: isOut ? other : own,
      amountMinor: one.amount,
      currency: 'BDT',
      causeKind: cause,
      causeId,
      phase: 'posted',
      createdAt: at,
    })
    .execute();
}

const noSums = {
  bets: 0,
  stakes: 0n,
  payouts: 0n,
  bonuses: 0n,
  deposits: 0,
  deposited: 0n,
  withdrawals: 0,
  withdrawn: 0n,
  fees: 0n,
};

/** Adds acts up on their own. */
function addUp(acts: readonly Act[], isFirst: (one: Act) => boolean) {
  const sums = { ...noSums, newMembers: 0, firstDeposits: 0 };
  const players = new Set<number>();
  const payers = new Set<number>();
  for (const one of acts) {
    const { kind, amount, member } = one;
    if (kind === 'stake') {
      sums.bets += 1;
      sums.stakes += amount;
      players.add(member);
    } else if (kind === 'stake_refunded') sums.stakes -= amount;
    else if (kind === 'payout' || kind === 'jackpot_hit') sums.payouts += amount;
    else if (kind === 'payout_reversed') sums.payouts -= amount;
    else if (kind === 'bonus' || kind === 'promotion_grant') sums.bonuses += amount;
    else if (kind === 'bonus_reversed') sums.bonuses -= amount;
    else if (kind === 'withdrawal_paid') {
      sums.withdrawals += 1;
      sums.withdrawn += amount;
    } else if (kind === 'withdrawal_fee') sums.fees += amount;
    else if (kind === 'deposit_refunded') sums.deposited -= amount;
    else if (kind === 'deposit_refund_returned') sums.deposited += amount;
    else if (kind === 'deposit') {
      sums.deposits += 1;
      sums.deposited += amount;
      payers.add(member);
      if (isFirst(one)) sums.firstDeposits += 1;
    }
  }
  return { ...sums, activeMembers: players.size, depositors: payers.size };
}

const isOfGame = ({ kind }: Act): boolean =>
  ['stake', 'stake_refunded', 'payout', 'payout_reversed', 'jackpot_hit'].includes(kind);

/** The key of an act in a dimension; null: it has none. */
const keyOf: Record<
  'all' | 'game' | 'vendor' | 'product' | 'channel' | 'affiliate' | 'country' | 'cohort',
  (one: Act) => string | null
> = {
  all: () => '',
  game: (one) => (isOfGame(one) ? (games[one.game]?.game ?? null) : null),
  product: (one) => {
    if (one.kind.startsWith('bonus')) return 'vendor';
    return isOfGame(one) ? (games[one.game]?.product ?? null) : null;
  },
  vendor: (one) => {
    if (one.kind.startsWith('bonus')) return 'rupali';
    return isOfGame(one) ? (games[one.game]?.source ?? null) : null;
  },
  channel: ({ kind, channel }) => {
    if (kind === 'withdrawal_paid' || kind === 'withdrawal_fee') return 'bkash';
    return isOfDeposit(kind) ? (channels[channel] ?? null) : null;
  },
  affiliate: ({ member }) => codes[member] ?? '',
  country: ({ member }) => countries[member] ?? '',
  cohort: ({ member }) => formatDay(getWeekStart(registeredOn(member), 'sunday')),
};

/** A context in which a run breaks off at a statement, as when its process is killed there. */
function breakAt(statement: number): Context {
  let asked = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked += 1;
      if (asked === statement) throw new Error('killed');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { ...ctx, db: db.withPlugin(plugin) };
}

/** The sums of a row or of a model, by their names in a report. */
const toText = (sums: Record<string, unknown>): string =>
  JSON.stringify(
    Object.entries(sums)
      .map(([name, sum]) => [name, String(sum)])
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
  );

async function emptyReports(): Promise<void> {
  const tables = [
    ...(['reportSum', 'reportActivity', 'reportReturn'] as const),
    ...(['reportFirstDeposit', 'reportDay'] as const),
  ];
  for (const table of tables) await db.deleteFrom(table).execute();
  await db.deleteFrom('reportBalance').execute();
  const readTo = await readLastNumber(db, 'ledger_transfer');
  await moveReportPlace(db, { readTo, readAt: null });
}

/** All rows of the sums, named by period, dimension, first day and key. */
async function readSums(): Promise<Map<string, string>> {
  const { rows } = await sql<Record<string, unknown> & { name: string }>`
    select concat_ws(' ', grain, dimension, starts_on, key) as name, bets, stakes_minor as stakes,
      payouts_minor as payouts, bonuses_minor as bonuses, deposits, deposits_minor as deposited,
      withdrawals, withdrawals_minor as withdrawn, fees_minor as fees, new_members, first_deposits,
      active_members, depositors
    from report_sum`.execute(db);
  return new Map(rows.map(({ name, ...sums }) => [name, toText(sums)]));
}

function addUpAll(acts: readonly Act[], isFirst: (one: Act) => boolean): Map<string, string> {
  const sums = new Map<string, string>();
  for (const [dimension, getKey] of Object.entries(keyOf))
    for (const period of dimension === 'cohort' ? (['week'] as const) : reportPeriods) {
      const nameOf = (one: Act): string | null => {
        const key = getKey(one);
        const start = formatDay(getPeriodStart(first + one.day, period, 'sunday'));
        return key === null ? null : `${period} ${dimension} ${start} ${key}`;
      };
      for (const [name, ofName] of Map.groupBy(acts, nameOf))
        if (name !== null) sums.set(name, toText(addUp(ofName, isFirst)));
    }
  return sums;
}

/** Takes the sums by country away, as they are missing for what was added up before them. */
async function forgetCountries(from: bigint): Promise<void> {
  for (const table of ['reportSum', 'reportActivity', 'reportReturn'] as const)
    await db.deleteFrom(table).where('dimension', '=', 'country').execute();
  const { readTo } = await findReportPlace(db);
  await moveReportPlace(db, { againTo: from, againUntil: readTo });
}

async function isAgain(): Promise<boolean> {
  const { againTo, againUntil } = await findReportPlace(db);
  return againTo < againUntil;
}

/** Days of a report; `period` widens them to whole ones. */
const range = fc.record({
  from: fc.nat(lastDay),
  days: fc.nat(lastDay),
  period: fc.constantFrom(...reportPeriods),
  weekStart: fc.constantFrom(...weekStarts),
  dimension: fc.constantFrom('all', 'product', 'game', 'vendor', 'channel', 'affiliate', 'country'),
});
type Range = typeof range extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Over any periods the sums of a report are those of its transfers, and its members are those
 * among them, each once, in the totals and in each line of a dimension.
 */
async function compareReport(
  acts: readonly Act[],
  isFirst: (one: Act) => boolean,
  { from, days, period, weekStart, dimension }: Range,
): Promise<void> {
  const asked = { period, currency: 'BDT', dimension } as const;
  const span = { from: formatDay(first + from), to: formatDay(first + from + days) };
  const read = await readReport(db, { ...asked, ...span }, weekStart);
  if (!read.ok) throw new Error(read.refusal);
  const { from: start, to: end, totals, rows } = read.value;
  const within = acts.filter(
    ({ day }) => first + day >= parseDay(start) && first + day <= parseDay(end),
  );
  const toSums = (figures: ReportFigures): string => {
    const { result: _, ...sums } = figures;
    return toText(sums);
  };
  expect(toSums(totals)).toBe(toText(addUp(within, isFirst)));
  const lines = rows.map((row) => {
    const { key, title: _, ...figures } = row;
    return [key, toSums(figures)] as const;
  });
  const startOf = ({ day }: Act) => formatDay(getPeriodStart(first + day, period, weekStart));
  const byKey = Map.groupBy(within, dimension === 'all' ? startOf : keyOf[dimension]);
  byKey.delete(null);
  const model = [...byKey].map(
    ([key, ofKey]) => [key ?? '', toText(addUp(ofKey, isFirst))] as const,
  );
  expect(new Map(lines)).toEqual(new Map(model));
  if (dimension === 'all') return;
  for (const [key, sums] of lines) {
    const one = await readReport(db, { ...asked, ...span, key }, weekStart);
    if (!one.ok) throw new Error(one.refusal);
    expect(toSums(one.value.totals)).toBe(sums);
    // The transfers behind the line are those of the model, the newest in the ledger first.
    const shown = [];
    for await (const { amount } of readAllMovements(db, { ...asked, from: start, to: end, key }))
      shown.push(amount);
    const ofKey = byKey.get(key) ?? [];
    expect(shown).toEqual(ofKey.map(({ amount }) => String(amount)).toReversed());
  }
}

/** Weeks of registration come out the same from the kept sums and from the days of members. */
async function compareCohorts(): Promise<void> {
  const newest = getWeekStart(first + lastDay, 'sunday');
  const starts = Array.from({ length: 26 }, (_, back) => formatDay(newest - 7 * back));
  const counted = await listCohortWeeks(db, 'BDT', starts);
  const { rows: kept } = await sql<{ name: string }>`
    select concat_ws(' ', key, starts_on, active_members, depositors) as name from report_sum
    where grain = 'week' and dimension = 'cohort' and active_members + depositors > 0
      and currency = 'BDT'`.execute(db);
  const acted = counted.filter(({ active, depositors }) => active + depositors > 0n);
  expect(
    new Set(acted.map((row) => `${row.cohort} ${row.week} ${row.active} ${row.depositors}`)),
  ).toEqual(new Set(kept.map(({ name }) => name)));
}

test('sums are those of the transfers, whatever breaks off or runs beside', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 1, maxLength: 40 }),
      fc.array(fc.nat(40), { maxLength: 4 }),
      fc.bigInt(4n, 60n),
      fc.array(range, { minLength: 8, maxLength: 8 }),
      async (acts, stops, chunk, ranges) => {
        await emptyReports();
        const { readTo: from } = await findReportPlace(db);
        const world = await openWorld();
        for (const [index, one] of acts.entries()) {
          await writeAct(world, one);
          if (!stops.includes(index)) continue;
          const broken = foldReports(breakAt(1 + (index % 12)), chunk);
          await Promise.allSettled([broken, foldReports(ctx, chunk)]);
        }
        await foldReports(ctx, chunk);
        const deposits = acts.filter(({ kind }) => kind === 'deposit');
        const isFirst = (one: Act) => deposits.find(({ member }) => member === one.member) === one;
        const isCounted = ({ kind }: Act) => kind !== 'settled' && kind !== 'withdrawal_request';
        const counted = acts.filter(isCounted);
        expect(await readSums()).toEqual(addUpAll(counted, isFirst));
        await forgetCountries(from);
        while (await isAgain()) {
          const broken = foldReports(breakAt(1 + (acts.length % 9)), chunk);
          await Promise.allSettled([broken, foldReports(ctx, chunk)]);
        }
        expect(await readSums()).toEqual(addUpAll(counted, isFirst));
        // Whether days of movements are known makes no difference but in time.
        const { readTo } = await findReportPlace(db);
        await moveReportPlace(db, { movesFrom: acts.length % 2 === 0 ? 0n : (from + readTo) / 2n });
        for (const one of ranges) await compareReport(counted, isFirst, one);
        await compareCohorts();
        const { rows } = await sql<{ off: bigint }>`
          select coalesce(sum(credit_minor - debit_minor), 0)::bigint as off
          from report_balance`.execute(db);
        expect(rows[0]?.off).toBe(0n);
      },
    ),
    { numRuns: 5 },
  );
});
