// The verdict after every scenario: the invariants I1 to I9, from the load generator's journal, the
// gateway's books and the database. Each is checked with figures that the other side did not make.
import type { Pool } from 'pg';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { extendChain, verifyChain } from '@khelaghor/db/ledger-chain.ts';
import type { ChainEnd } from '@khelaghor/db/hash-chain.ts';
import { readEffects } from './effects.ts';
import type { Effect, Effects, Moved } from './effects.ts';
import { readGatewayLedger } from './gateway-ledger.ts';
import type { GatewayLedger } from './gateway-ledger.ts';
import { readJournal } from './journal.ts';
import type { Asked, Entry, VendorCallKind } from './journal.ts';
import type { System } from './system.ts';
import { findWrongActs } from './step-invariants.ts';
import { findWrongVendorBalances, findWrongVendorKeys } from './vendor-invariants.ts';
import { isVendorCall } from './vendor-effects.ts';
import type { VendorFixture } from './vendor-fixture.ts';

export type Verdict = {
  readonly invariant: string;
  readonly holds: boolean;
  /** How much was checked. */
  readonly checked: string;
  /** The first violations, in words. */
  readonly broken: readonly string[];
};

const shownMax = 5;

const getVerdict = (invariant: string, checked: string, broken: readonly string[]): Verdict => ({
  invariant,
  holds: broken.length === 0,
  checked,
  broken:
    broken.length > shownMax
      ? [...broken.slice(0, shownMax), `and ${broken.length - shownMax} more`]
      : broken,
});

const nothing: Moved = { minor: 0n, entries: 0 };

type Wanted = Readonly<Record<'wallet' | 'escrow' | 'payout_hold', Moved>>;

const move = (minor: bigint, entries: number): Moved => ({ minor, entries });

/** The kinds of keys that have a row and money of their own. */
type MoneyKind = Exclude<Asked['kind'], VendorCallKind | 'step_act'>;

/** A stake that waits in the member's escrow until its bet ends. */
function getWantedOfEscrow({ amount, payout, state }: Effect): Pick<Wanted, 'wallet' | 'escrow'> {
  if (state === 'running') return { wallet: move(-amount, 1), escrow: move(amount, 1) };
  if (state === 'void') return { wallet: move(0n, 2), escrow: move(0n, 2) };
  return { wallet: move(payout - amount, payout > 0n ? 2 : 1), escrow: move(0n, 2) };
}

/** What a key must have moved on its member's accounts, once, given its effect. */
function getWantedMoves(kind: MoneyKind, effect: Effect): Wanted {
  const { amount, payout, state } = effect;
  const paid = payout > 0n ? 1 : 0;
  const none = { wallet: nothing, escrow: nothing, payout_hold: nothing };
  switch (kind) {
    case 'dice':
      return { ...none, wallet: move(payout - amount, 1 + paid) };
    case 'step_round':
    case 'shared_bet':
      return { ...none, ...getWantedOfEscrow(effect) };
    case 'ticket':
      if (state === 'running' || state === 'void') return { ...none, ...getWantedOfEscrow(effect) };
      // From escrow it went with the others of its draw.
      return { ...none, wallet: move(payout - amount, 1 + paid), escrow: move(amount, 1) };
    case 'deposit':
      return state === 'confirmed' ? { ...none, wallet: move(amount, 1) } : none;
    case 'withdrawal':
      if (state === 'rejected') return { ...none, wallet: move(0n, 2), payout_hold: move(0n, 2) };
      if (state === 'paid') return { ...none, wallet: move(-amount, 1), payout_hold: move(0n, 2) };
      return { ...none, wallet: move(-amount, 1), payout_hold: move(amount, 1) };
    // A hold that waits for the vendor's answer has not moved.
    case 'to_vendor':
      return state === 'done' ? { ...none, wallet: move(-amount, 1) } : none;
    case 'from_vendor':
      return state === 'done' ? { ...none, wallet: move(amount, 1) } : none;
  }
}

function wrongMoves(key: string, wanted: Wanted, moved: ReadonlyMap<string, Moved>): string[] {
  return Object.entries(wanted).flatMap(([kind, { minor, entries }]) => {
    const found = moved.get(kind) ?? nothing;
    if (found.minor === minor && found.entries === entries) return [];
    return [`${key}: ${kind} moved ${found.minor} in ${found.entries}, not ${minor} in ${entries}`];
  });
}

const noMoves: ReadonlyMap<string, Moved> = new Map();

/** Returns the violations of one key. */
function wrongWith({ asked, told }: Entry, { rows, moved }: Effects): string[] {
  const { key, kind, member, amount } = asked;
  if (isVendorCall(kind) || kind === 'step_act') return [];
  const row = rows.get(key);
  const moves = moved.get(key) ?? noMoves;
  if (row === undefined) {
    if (told.end === 'acknowledged') return [`${key}: the ${kind} was acknowledged and is gone`];
    return moves.size === 0 ? [] : [`${key}: money moved for a ${kind} that is not there`];
  }
  // A refused deposit may stay stored as an unpaid one.
  if (told.end === 'refused' && !(kind === 'deposit' && row.state !== 'confirmed'))
    return [`${key}: the ${kind} was refused (${told.why}) and is there`];
  const wrong: string[] = [];
  if (row.member !== member) wrong.push(`${key}: it belongs to another member`);
  if (row.amount !== BigInt(amount)) wrong.push(`${key}: ${row.amount} instead of ${amount}`);
  // A bet that cashed out is paid when its round has ended.
  const isDue = !(kind === 'shared_bet' && row.state === 'running');
  const isTold = told.end === 'acknowledged' && told.payout !== undefined;
  if (isDue && isTold && BigInt(told.payout) !== row.payout)
    wrong.push(`${key}: told a payout of ${told.payout}, paid ${row.payout}`);
  return [...wrong, ...wrongMoves(key, getWantedMoves(kind, row), moves)];
}

/** I5: each key has the effect that its caller was told, once. */
export function judgeKeys(entries: ReadonlyMap<string, Entry>, effects: Effects): Verdict {
  const broken: string[] = [];
  const ends = { acknowledged: 0, refused: 0, unknown: 0 };
  for (const entry of entries.values()) {
    ends[entry.told.end] += 1;
    broken.push(...wrongWith(entry, effects));
  }
  for (const key of new Set([...effects.rows.keys(), ...effects.moved.keys()]))
    if (!entries.has(key)) broken.push(`${key}: nobody asked for it`);
  broken.push(...findWrongActs(entries, effects.acts));
  broken.push(...effects.wrongDraws, ...findWrongVendorKeys(entries, effects.vendor));
  const checked =
    `${ends.acknowledged} acknowledged, ${ends.refused} refused, ` +
    `${ends.unknown} still unknown (0 or 1 each)`;
  return getVerdict('I5 each key exactly one effect', checked, broken);
}

type Cash = {
  id: string;
  state: string;
  amount: bigint;
  reference: string | null;
  trx: string | null;
};

/** The database's figures of the gateway's money, all at one moment. */
type OwnBooks = { deposits: Cash[]; withdrawals: Cash[]; totals: Totals[] };

type Totals = { currency: string; paidIn: bigint; paidOut: bigint; repeated: bigint };

/**
 * Reads all in one snapshot: a withdrawal that is marked as paid between two reads would be neither
 * under way nor in the ledger's total.
 */
async function readOwnBooks(pool: Pool): Promise<OwnBooks> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const deposits = await client.query<Cash>(
      `select id::text, state, amount_minor as amount, gateway_reference as reference,
         provider_transaction_id as trx
       from deposit where state = 'confirmed'`,
    );
    const withdrawals = await client.query<Cash>(
      `select id::text, state, amount_minor - fee_minor as amount, null as reference,
         provider_transaction_id as trx
       from withdrawal`,
    );
    const totals = await client.query<Totals>(
      `select currency,
         coalesce(sum(amount_minor) filter (where code = 'deposit'), 0)::bigint as "paidIn",
         coalesce(sum(amount_minor) filter (where code = 'withdrawal_paid'), 0)::bigint
           as "paidOut",
         count(*) - count(distinct (code, cause_id)) as repeated
       from ledger_transfer where code in ('deposit', 'withdrawal_paid') group by currency`,
    );
    await client.query('commit');
    return { deposits: deposits.rows, withdrawals: withdrawals.rows, totals: totals.rows };
  } finally {
    client.release();
  }
}

const isUnderWay = (withdrawal: Cash | undefined): boolean =>
  ['approved', 'unknown'].includes(withdrawal?.state ?? '');

/** Each payment that the gateway captured is a deposit, and the other way round. */
function wrongDeposits({ payments }: GatewayLedger, { deposits }: OwnBooks): string[] {
  const broken: string[] = [];
  const confirmed = new Map(deposits.map((row) => [row.id, row]));
  for (const { merchantInvoiceNumber: id, status, amount, paymentId, trxId } of payments.values()) {
    const deposit = confirmed.get(id);
    if (status !== 'completed' && deposit) broken.push(`${id}: credited, but never paid`);
    if (status !== 'completed') continue;
    if (!deposit) broken.push(`${id}: paid at the gateway, but not credited`);
    else if (
      deposit.amount !== BigInt(amount) ||
      deposit.reference !== paymentId ||
      deposit.trx !== trxId
    )
      broken.push(`${id}: credited otherwise than it was paid`);
  }
  for (const id of confirmed.keys())
    if (!payments.has(id)) broken.push(`${id}: credited, but unknown to the gateway`);
  return broken;
}

/** Each payout that the gateway made is a withdrawal, and the other way round. */
function wrongWithdrawals({ payouts }: GatewayLedger, { withdrawals }: OwnBooks): string[] {
  const broken: string[] = [];
  const asked = new Map(withdrawals.map((row) => [row.id, row]));
  for (const { merchantPayoutNumber: id, status, amount } of payouts.values()) {
    const withdrawal = asked.get(id);
    // Between the gateway's payout and our record of it the withdrawal is under way.
    const known = withdrawal?.state === 'paid' || isUnderWay(withdrawal);
    if (status === 'completed' && !(known && withdrawal?.amount === BigInt(amount)))
      broken.push(`${id}: paid out, but it is ${withdrawal?.state ?? 'not there'}`);
  }
  for (const { id, state } of asked.values())
    if (state === 'paid' && payouts.get(id)?.status !== 'completed')
      broken.push(`${id}: noted as paid out, but it never was`);
  return broken;
}

const nothingMoved = { paidIn: 0n, paidOut: 0n, repeated: 0n };

/** Compares what the ledger took and paid in each currency with the gateway. */
function wrongTotals({ payments, payouts }: GatewayLedger, own: OwnBooks): string[] {
  const listUnderWay = new Set(own.withdrawals.filter(isUnderWay).map(({ id }) => id));
  const completed = [...payments.values()].filter(({ status }) => status === 'completed');
  const paid = [...payouts.values()].filter(
    ({ status, merchantPayoutNumber: id }) => status === 'completed' && !listUnderWay.has(id),
  );
  const sumIn = (cash: readonly { amount: string; currency: string }[], currency: string): bigint =>
    cash.reduce((sum, each) => (each.currency === currency ? sum + BigInt(each.amount) : sum), 0n);
  const moved = [...completed, ...paid, ...own.totals];
  return [...new Set(moved.map(({ currency }) => currency))].flatMap((currency) => {
    const found = own.totals.find((row) => row.currency === currency) ?? nothingMoved;
    const [paidIn, paidOut] = [sumIn(completed, currency), sumIn(paid, currency)];
    const wrong: string[] = [];
    if (found.paidIn !== paidIn)
      wrong.push(`paid in ${currency}: gateway ${paidIn}, ledger ${found.paidIn}`);
    if (found.paidOut !== paidOut)
      wrong.push(`paid out ${currency}: gateway ${paidOut}, ledger ${found.paidOut}`);
    if (found.repeated !== 0n) wrong.push(`${found.repeated} references were credited again`);
    return wrong;
  });
}

/**
 * I6: the gateway took and paid what the ledger says. Its payouts are read after our books: what it
 * paid meanwhile was under way in ours.
 */
async function judgeGateway(pool: Pool, folder: string): Promise<Verdict> {
  const { payments } = await readGatewayLedger(folder);
  const own = await readOwnBooks(pool);
  const { payouts } = await readGatewayLedger(folder);
  const books = { payments, payouts };
  const checked = `${payments.size} payments, ${payouts.size} payouts`;
  return getVerdict('I6 gateway totals = ledger totals', checked, [
    ...wrongDeposits(books, own),
    ...wrongWithdrawals(books, own),
    ...wrongTotals(books, own),
  ]);
}

/** I6 of the vendors: each vendor's own records equal the ledger. */
async function judgeVendors({ connection }: System, stand: VendorFixture): Promise<Verdict> {
  const { calls, moves, broken } = await findWrongVendorBalances(connection, stand);
  return getVerdict('I6 vendors’ books = the ledger', `${calls} calls, ${moves} moves`, broken);
}

const stuckSql = `
  select 'bet ' || b.id || ' is ' || b.state as what from bet b
  join lottery_issue i on i.id::text = b.round_ref
  where b.state = 'running' and i.draws_at < now() - interval '60 seconds'
  union all
  select 'issue ' || issue_number || ' is ' || state from lottery_issue
  where state not in ('settled', 'cancelled') and draws_at < now() - interval '60 seconds'
  union all
  select 'bet ' || id || ' of ' || source || ' is running, and its round has ended' from bet
  where product = 'vendor' and state = 'running'
  union all
  select 'round ' || bet_id || ' of ' || game_code || ' is open, and was played to its end'
  from game_step_round where ended_at is null
  union all
  select 'round ' || number || ' of ' || game_code || ' is not settled after five minutes'
  from shared_round where settled_at is null and opened_at < now() - interval '5 minutes'
  union all
  select 'bet ' || b.id || ' is running, and its round is settled' from bet b
  join shared_bet s on s.bet_id = b.id join shared_round r on r.id = s.round_id
  where b.state = 'running' and r.settled_at is not null
  union all
  select 'bet ' || b.id || ' went back, and its round started' from bet b
  join shared_bet s on s.bet_id = b.id join shared_round r on r.id = s.round_id
  where r.starts_at is not null and (b.state = 'void' or b.returned_minor > 0)
  union all
  select 'bet ' || b.id || ' is not paid as its round ended' from bet b
  join shared_bet s on s.bet_id = b.id join shared_round r on r.id = s.round_id
  where r.state = 'ended' and r.settled_at is not null and b.payout_minor <> case
    when s.cashed_out is not null then s.stake_minor * s.cashed_out / 100
    when s.auto_cash_out <= r.crash_point::numeric * 100 then s.stake_minor * s.auto_cash_out / 100
    else 0 end
  union all
  select 'round ' || number || ' started, and did not end at its crash point'
  from shared_round where interrupted_at is not null or (state = 'void' and starts_at is not null)
  union all
  select 'move ' || w.id || ' is pending, and nobody asks about it' from vendor_transfer w
  where w.state = 'pending' and not exists (
    select from graphile_worker.jobs j where j.key = 'reconcile-vendor-transfer:' || w.id)`;

// After a fault or a jump of the clock a job of this minute is added late: it waits since then. A
// running job whose key was given to a new one counts as tried often enough until it ends.
const undeliveredSql = `
  select task_identifier || ' of ' || run_at || ', attempt ' || attempts || ': '
    || coalesce(last_error, 'never run') as what
  from graphile_worker.jobs
  where (attempts >= max_attempts and locked_at is null)
    or greatest(run_at, created_at) < now() - interval '10 seconds'`;

async function namesFrom(pool: Pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(text);
  return rows.map((row) => row.what);
}

/**
 * Returns what still has to happen after a fault: payments that the gateway captured, overdue draws
 * and jobs. Empty when the system has caught up.
 */
export async function listUnderWay({ connection, gatewayFolder }: System): Promise<string[]> {
  const { payments } = await readGatewayLedger(gatewayFolder);
  const { rows } = await connection.pool.query<{ id: string }>(
    "select id::text from deposit where state = 'requested'",
  );
  const paid = rows.filter(({ id }) =>
    ['authorised', 'completed'].includes(payments.get(id)?.status ?? ''),
  );
  const late = await namesFrom(
    connection.pool,
    `select task_identifier || ' ' || id || ' is due' as what from graphile_worker.jobs
     where run_at < now() - interval '1 second' and attempts < max_attempts
     union all
     select 'issue ' || issue_number || ' is ' || state from lottery_issue
     where state not in ('settled', 'cancelled') and draws_at < now() - interval '1 second'`,
  );
  return [...paid.map(({ id }) => `deposit ${id} is paid`), ...late];
}

/** I8: all posted transfers are hashed, and earlier hashes are unchanged. */
async function judgeChain({ connection }: System, known: ChainEnd[]): Promise<Verdict> {
  const extended = await extendChain(connection.db);
  const broken = extended.ok ? [] : [`the chain could not be extended: ${extended.refusal}`];
  const { batches, rows, end, breaches } = await verifyChain(connection.db, { known });
  if (end !== null) known.push(end);
  return getVerdict('I8 the log chain verifies', `${rows} transfers in ${batches} batches`, [
    ...broken,
    ...breaches.map(({ detail }) => detail),
  ]);
}

/**
 * Checks all invariants; the load must be stopped. `known` keeps the ends of the chain from one
 * call to the next, outside the database.
 */
export async function judge(
  { system, stand }: { readonly system: System; readonly stand: VendorFixture },
  journalFile: string,
  known: ChainEnd[],
): Promise<Verdict[]> {
  const { pool, db } = system.connection;
  const breaches = await audit(db);
  const ofLedger = (name: 'I1' | 'I2' | 'I3' | 'I4', title: string): Verdict =>
    getVerdict(
      `${name} ${title}`,
      'the whole ledger',
      breaches
        .filter(({ invariant }) => invariant === name)
        .map(({ accountId, transferId, detail }) => `${accountId ?? transferId ?? ''} ${detail}`),
    );
  const entries = await readJournal(journalFile);
  const effects = await readEffects(pool);
  return [
    ofLedger('I1', 'sum zero per currency'),
    ofLedger('I2', 'each transfer sums to zero'),
    ofLedger('I3', 'balance = entries'),
    ofLedger('I4', 'no negative balance'),
    judgeKeys(entries, effects),
    await judgeGateway(pool, system.gatewayFolder),
    await judgeVendors(system, stand),
    getVerdict('I7 no bet or round stuck', 'all of them', await namesFrom(pool, stuckSql)),
    await judgeChain(system, known),
    getVerdict('I9 every job was done', 'the queue', await namesFrom(pool, undeliveredSql)),
  ];
}
