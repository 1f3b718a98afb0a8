import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { ConflictRetry } from '@khelaghor/db/group-commit.ts';
import { toPlainArray, toQuotedArray, toUuidArray } from '@khelaghor/db/array-literal.ts';
import { isProductCode } from '@khelaghor/contract/play/products.ts';
import type { ProductCode } from '@khelaghor/contract/play/products.ts';
import type { Wager, WagerState } from '@khelaghor/ledger/wager.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { inHouseSource } from './house-accounts.ts';

/** What was bet on, in the game's own terms; shown in the bet history. */
export type BetDetail = Record<string, unknown>;

export type NewBet = {
  /** Made by the caller before the first attempt: the idempotency key. */
  betId: string;
  memberId: string;
  /** Decides between which accounts the bet moves money. */
  product: ProductCode;
  gameCode: string;
  /** The draw, table or seed that the bet belongs to. */
  roundRef: string | null;
  stake: Minor;
  /** The body of the call: a repeat must send the same. */
  body: unknown;
  detail: BetDetail;
};

/** Hashes the body of a call, to tell a repeat from another call with the same key. */
export const computeBodyHash = (
  bet: Pick<NewBet, 'memberId' | 'gameCode' | 'stake' | 'body'>,
): string =>
  hash(
    'sha256',
    JSON.stringify([bet.memberId, bet.gameCode, String(bet.stake), bet.body]),
    'base64url',
  );

/** The clocks of devices are often wrong, so the time in a new key may differ this much. */
const keyTimeMaxMs = 24 * 3_600_000;

/** Returns the time in a UUIDv7, in milliseconds since 1970. */
const madeAtMs = (key: string): number => Number.parseInt(key.replace('-', '').slice(0, 12), 16);

/**
 * Whether an unknown key may be used now. The ledger is partitioned by the time in its keys, and
 * searches for the latest rows use it too, so a new key must carry about the present time.
 */
export const isRecentKey = (key: string, now: Date): boolean =>
  Math.abs(madeAtMs(key) - now.getTime()) <= keyTimeMaxMs;

export type KnownBet = { id: string; bodyHash: string };

/** Returns the existing bets of these keys. */
export async function findBets(tx: Tx, betIds: readonly string[]): Promise<Map<string, KnownBet>> {
  const { rows } = await sql<KnownBet>`
    /* prepared: find_bets */
    select id, body_hash from bet where id = any (${toPlainArray(betIds)}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The contribution of a new bet to the totals of its day: for the `returning` of the query
 * `written`, which `addToDailyTotals` follows.
 */
export const dailyTotalColumns = sql`
  member_id, currency, dhaka_day(placed_at) as day, game_code, state, 1 as bets,
  stake_minor - returned_minor as stake_minor, payout_minor`;

/**
 * Adds the rows of the query `written` in the same statement to the totals by member, currency and
 * day. The members' balances are locked before, and the rows are written in the order of their key,
 * so that transactions never deadlock.
 */
export const addToDailyTotals = sql`
  insert into bet_daily_total as d (
    member_id, currency, day, game_code, state, bets, stake_minor, payout_minor
  )
  select w.member_id, w.currency, w.day, w.game_code, w.state,
    sum(w.bets), sum(w.stake_minor), sum(w.payout_minor)
  from written w group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (member_id, currency, day, game_code, state) do update set
    bets = d.bets + excluded.bets,
    stake_minor = d.stake_minor + excluded.stake_minor,
    payout_minor = d.payout_minor + excluded.payout_minor`;

/** A new bet with its source, round and state. */
export type BetRow = NewBet & {
  currency: Currency;
  source?: string;
  roundId?: string | null;
  wager: Wager;
};

/** Inserts new bets; false when another transaction wrote one of the keys meanwhile. */
export async function insertBets(tx: Tx, bets: readonly BetRow[], at: Date): Promise<boolean> {
  const { rows } = await sql<{ written: bigint }>`
    /* prepared: insert_bets */
    with written as (
      insert into bet (
        id, member_id, currency, product, source, game_code, round_ref, round_id, stake_minor,
        returned_minor, payout_minor, state, detail, body_hash, placed_at, settled_at
      )
      select b.id, b.member_id, b.currency, b.product, b.source, b.game_code, b.round_ref,
        b.round_id, b.stake, b.returned, b.payout, b.state, b.detail::jsonb, b.body_hash, ${at},
        case when b.state = 'running' then null else ${at}::timestamptz end
      from unnest(
        ${toPlainArray(bets.map((bet) => bet.betId))}::uuid[],
        ${toPlainArray(bets.map((bet) => bet.memberId))}::uuid[],
        ${toPlainArray(bets.map((bet) => bet.currency))}::text[],
        ${toPlainArray(bets.map((bet) => bet.product))}::text[],
        ${toPlainArray(bets.map((bet) => bet.source ?? inHouseSource))}::text[],
        ${toQuotedArray(bets.map((bet) => bet.gameCode))}::text[],
        ${bets.map((bet) => bet.roundRef)}::text[],
        ${toPlainArray(bets.map((bet) => bet.roundId ?? null))}::uuid[],
        ${toPlainArray(bets.map(({ wager }) => wager.stake))}::bigint[],
        ${toPlainArray(bets.map(({ wager }) => wager.returned))}::bigint[],
        ${toPlainArray(bets.map(({ wager }) => wager.payout))}::bigint[],
        ${toPlainArray(bets.map(({ wager }) => wager.state))}::text[],
        ${toQuotedArray(bets.map((bet) => JSON.stringify(bet.detail)))}::text[],
        ${toPlainArray(bets.map(computeBodyHash))}::text[]
      ) as b (
        id, member_id, currency, product, source, game_code, round_ref, round_id, stake, returned,
        payout, state, detail, body_hash
      )
      on conflict (id) do nothing
      returning ${dailyTotalColumns}
    ), counted as (${addToDailyTotals})
    select count(*) as written from written`.execute(tx);
  return rows[0]?.written === BigInt(bets.length);
}

/** A bet whose row is locked until the transaction ends. */
export type LockedBet = {
  id: string;
  memberId: string;
  currency: Currency;
  product: ProductCode;
  source: string;
  roundId: string | null;
  wager: Wager;
};

type StoredBet = {
  id: string;
  memberId: string;
  currency: Currency;
  product: string;
  source: string;
  roundId: string | null;
  state: string;
  stakeMinor: bigint;
  returnedMinor: bigint;
  payoutMinor: bigint;
};

function toLockedBet({ stakeMinor, returnedMinor, payoutMinor, ...row }: StoredBet): LockedBet {
  const { state, product, ...rest } = row;
  if (!isProductCode(product)) throw new Error(`bet ${row.id} is of no product: ${product}`);
  const wager = {
    // Checks of the table allow only these.
    state: state as WagerState,
    stake: minor(stakeMinor),
    returned: minor(returnedMinor),
    payout: minor(payoutMinor),
  };
  return { ...rest, product, wager };
}

const betColumns = sql`id, member_id, currency, product, source, round_id, state, stake_minor,
  returned_minor, payout_minor`;

/** Locks bets in the order of their ids, so that two callers never deadlock. */
export async function lockBets(tx: Tx, betIds: readonly string[]): Promise<LockedBet[]> {
  if (betIds.length === 0) return [];
  const { rows } = await sql<StoredBet>`
    /* prepared: lock_bets */
    select ${betColumns} from bet
    where id = any (${toPlainArray(betIds)}::uuid[]) order by id for update`.execute(tx);
  return rows.map(toLockedBet);
}

/** Locks the running bets of vendors' rounds, which the caller has locked. */
export async function lockRunningBets(tx: Tx, roundIds: readonly string[]): Promise<LockedBet[]> {
  if (roundIds.length === 0) return [];
  const { rows } = await sql<StoredBet>`
    select ${betColumns} from bet
    where round_id = any (${toPlainArray(roundIds)}::uuid[]) and state = 'running'
    order by id for update`.execute(tx);
  return rows.map(toLockedBet);
}

/**
 * A running bet that was read without a lock: it may have ended since. `tid` is the position of its
 * row at that time, at which an update finds it without its index; a changed row has another.
 */
export type RunningBet = Omit<LockedBet, 'roundId'> & { readonly tid: string };

/** Returns running bets, without a lock, in the order of their ids. */
export async function findRunningBets(tx: Tx, betIds: readonly string[]): Promise<RunningBet[]> {
  const { rows } = await sql<StoredBet & { tid: string }>`
    /* prepared: running_bets */
    select ${betColumns}, ctid::text as tid from bet
    where id = any (${toPlainArray(betIds)}::uuid[]) and state = 'running' order by id`.execute(tx);
  return rows.map((row) => ({ ...toLockedBet(row), tid: row.tid }));
}

/** The change of a member's daily total; negative for amounts that no longer count. */
type DailyTotalChange = {
  memberId: string;
  currency: Currency;
  day: string;
  gameCode: string;
  state: string;
  bets: bigint;
  stakeMinor: bigint;
  payoutMinor: bigint;
};

/** A bet that was read as running, the wager it becomes, and what is merged into its detail. */
type EndingBet = {
  readonly id: string;
  readonly tid: string;
  readonly before: Wager;
  readonly wager: Wager;
  readonly detail: BetDetail | undefined;
};

const toDetailArray = (bets: readonly EndingBet[]): string | null =>
  bets.some(({ detail }) => detail)
    ? toQuotedArray(bets.map(({ detail }) => JSON.stringify(detail ?? {})))
    : null;

/**
 * Ends bets that were read as running. Throws `ConflictRetry` when one of them has changed since.
 * @returns the changes of the daily totals, to add once the balances are locked
 */
export async function endRunningBets(
  ctx: Context,
  tx: Tx,
  bets: readonly EndingBet[],
): Promise<DailyTotalChange[]> {
  const { rows } = await sql<DailyTotalChange>`
    /* prepared: bet_write_ends */
    select member_id, currency, day::text, game_code, state, bets, stake_minor, payout_minor
    from bet_write_ends(
      ${ctx.clock.now()},
      ${toQuotedArray(bets.map(({ tid }) => tid))}::tid[],
      ${toUuidArray(bets.map(({ id }) => id))}::uuid[],
      ${toPlainArray(bets.map(({ before }) => before.returned))}::bigint[],
      ${toPlainArray(bets.map(({ wager }) => wager.state))}::text[],
      ${toPlainArray(bets.map(({ wager }) => wager.returned))}::bigint[],
      ${toPlainArray(bets.map(({ wager }) => wager.payout))}::bigint[],
      ${toDetailArray(bets)}::jsonb[]
    )`.execute(tx);
  const written = rows.reduce((sum, row) => (row.bets > 0n ? sum + row.bets : sum), 0n);
  if (written !== BigInt(bets.length)) throw new ConflictRetry('a bet has changed meanwhile');
  return rows;
}

/** Writes the new states of locked bets, and merges `detail` into theirs. */
export async function updateBets(
  ctx: Context,
  tx: Tx,
  bets: readonly { id: string; before: Wager; wager: Wager; detail?: BetDetail }[],
): Promise<void> {
  if (bets.length === 0) return;
  const at = ctx.clock.now();
  await sql`
    /* prepared: write_wagers */
    with changed as (
      update bet b set
        state = s.state,
        returned_minor = s.returned,
        payout_minor = s.payout,
        detail = b.detail || s.detail::jsonb,
        settled_at = case when s.state = 'running' then null else ${at}::timestamptz end
      from unnest(
        ${toPlainArray(bets.map(({ id }) => id))}::uuid[],
        ${toPlainArray(bets.map(({ before }) => before.state))}::text[],
        ${toPlainArray(bets.map(({ before }) => before.returned))}::bigint[],
        ${toPlainArray(bets.map(({ before }) => before.payout))}::bigint[],
        ${toPlainArray(bets.map(({ wager }) => wager.state))}::text[],
        ${toPlainArray(bets.map(({ wager }) => wager.returned))}::bigint[],
        ${toPlainArray(bets.map(({ wager }) => wager.payout))}::bigint[],
        ${toQuotedArray(bets.map(({ detail }) => JSON.stringify(detail ?? {})))}::text[]
      ) as s (id, was_state, was_returned, was_payout, state, returned, payout, detail)
      where b.id = s.id
      returning b.member_id, b.currency, dhaka_day(b.placed_at) as day, b.game_code,
        b.stake_minor, s.*
    ), written as (
      select member_id, currency, day, game_code, state, 1 as bets,
        stake_minor - returned as stake_minor, payout as payout_minor
      from changed
      union all
      select member_id, currency, day, game_code, was_state, -1, was_returned - stake_minor,
        -was_payout
      from changed
    )
    ${addToDailyTotals}`.execute(tx);
}

/** Adds the changes of ended bets to their days. */
export async function addDailyTotalChanges(
  tx: Tx,
  changes: readonly DailyTotalChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    /* prepared: count_in_days */
    with written as (
      select * from unnest(
        ${toPlainArray(changes.map(({ memberId }) => memberId))}::uuid[],
        ${toPlainArray(changes.map(({ currency }) => currency))}::text[],
        ${toPlainArray(changes.map(({ day }) => day))}::date[],
        ${toQuotedArray(changes.map(({ gameCode }) => gameCode))}::text[],
        ${toPlainArray(changes.map(({ state }) => state))}::text[],
        ${toPlainArray(changes.map(({ bets }) => bets))}::bigint[],
        ${toPlainArray(changes.map(({ stakeMinor }) => stakeMinor))}::bigint[],
        ${toPlainArray(changes.map(({ payoutMinor }) => payoutMinor))}::bigint[]
      ) as w (member_id, currency, day, game_code, state, bets, stake_minor, payout_minor)
    )
    ${addToDailyTotals}`.execute(tx);
}
