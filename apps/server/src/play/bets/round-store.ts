import { sql } from 'kysely';
import { toPlainArray, toQuotedArray } from '@khelaghor/db/array-literal.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { inHouseSource } from './house-accounts.ts';

export type Round = {
  id: string;
  state: 'open' | 'ended';
  /** The vendor's id of it. */
  ref: string;
  gameCode: string;
};

type RoundName = { source: string; memberId: string; ref: string; gameCode: string };

/** Returns the key of a vendor's round. */
export const roundKey = ({ source, memberId, ref, gameCode }: RoundName): string =>
  `${source} ${memberId} ${gameCode} ${ref}`;

type RoundRow = RoundName & { id: string; state: Round['state'] };

const roundsByKey = (rows: readonly RoundRow[]): Map<string, Round> =>
  new Map(
    rows.map(({ id, state, ...name }) => {
      const { ref, gameCode } = name;
      return [roundKey(name), { id, state, ref, gameCode }];
    }),
  );

/** Opens vendors' rounds that are new, and locks them all until the transaction ends. */
export async function openVendorRounds(
  ctx: Context,
  tx: Tx,
  rounds: readonly RoundName[],
): Promise<Map<string, Round>> {
  if (rounds.length === 0) return new Map();
  const { rows } = await sql<RoundRow>`
    /* prepared: hold_rounds */
    insert into round (id, source, member_id, ref, game_code, state, opened_at)
    select r.id, r.source, r.member_id, r.ref, r.game_code, 'open',
      ${ctx.clock.now()}::timestamptz
    from unnest(
      ${toPlainArray(rounds.map(() => ctx.random.id()))}::uuid[],
      ${toQuotedArray(rounds.map(({ source }) => source))}::text[],
      ${toPlainArray(rounds.map(({ memberId }) => memberId))}::uuid[],
      ${toQuotedArray(rounds.map(({ ref }) => ref))}::text[],
      ${toQuotedArray(rounds.map(({ gameCode }) => gameCode))}::text[]
    ) as r (id, source, member_id, ref, game_code)
    order by r.member_id, r.source, r.ref, r.game_code
    on conflict (member_id, source, ref, game_code) do update set ref = excluded.ref
    returning id, source, member_id, ref, game_code, state`.execute(tx);
  return roundsByKey(rows);
}

/** Locks vendors' rounds by their names. */
export async function lockNamedRounds(
  tx: Tx,
  rounds: readonly RoundName[],
): Promise<Map<string, Round>> {
  if (rounds.length === 0) return new Map();
  const { rows } = await sql<RoundRow>`
    select r.id, r.source, r.member_id, r.ref, r.game_code, r.state
    from unnest(
      ${toQuotedArray(rounds.map(({ source }) => source))}::text[],
      ${toPlainArray(rounds.map(({ memberId }) => memberId))}::uuid[],
      ${toQuotedArray(rounds.map(({ ref }) => ref))}::text[],
      ${toQuotedArray(rounds.map(({ gameCode }) => gameCode))}::text[]
    ) as wanted (source, member_id, ref, game_code)
    join round r using (source, member_id, ref, game_code)
    order by r.member_id, r.source, r.ref, r.game_code
    for update of r`.execute(tx);
  return roundsByKey(rows);
}

/**
 * Locks the vendors' rounds of bets, and returns them by id. In-house rounds are left out: all
 * members share them, and they end by themselves.
 */
export async function lockRoundsOfBets(
  tx: Tx,
  betIds: readonly string[],
): Promise<Map<string, Round>> {
  if (betIds.length === 0) return new Map();
  const { rows } = await sql<Round>`
    /* prepared: lock_rounds_of_bets */
    select id, state, ref, game_code from round
    where id in (
      select round_id from bet
      where id = any (${toPlainArray(betIds)}::uuid[]) and source <> ${inHouseSource}
    )
    order by member_id, source, ref, game_code
    for update`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

type InHouseRound = { ref: string; gameCode: string };

/** The ids of those in-house rounds that are open or ended, by their references. */
async function findInHouseRounds(
  tx: Tx,
  rounds: readonly InHouseRound[],
): Promise<Map<string, string>> {
  if (rounds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; ref: string }>`
    /* prepared: find_in_house_rounds */
    select r.id, r.ref
    from unnest(
      ${toQuotedArray(rounds.map(({ ref }) => ref))}::text[],
      ${toQuotedArray(rounds.map(({ gameCode }) => gameCode))}::text[]
    ) as wanted (ref, game_code)
    join round r
      on r.member_id is null and r.source = ${inHouseSource}
      and r.ref = wanted.ref and r.game_code = wanted.game_code`.execute(tx);
  return new Map(rows.map(({ id, ref }) => [ref, id]));
}

/** Opens in-house rounds, except those that another transaction has opened meanwhile. */
async function openInHouseRounds(
  ctx: Context,
  tx: Tx,
  rounds: readonly InHouseRound[],
): Promise<void> {
  await sql`
    insert into round (id, source, member_id, ref, game_code, state, opened_at)
    select id, ${inHouseSource}, null, ref, game_code, 'open', ${ctx.clock.now()}::timestamptz
    from unnest(
      ${toPlainArray(rounds.map(() => ctx.random.id()))}::uuid[],
      ${toQuotedArray(rounds.map(({ ref }) => ref))}::text[],
      ${toQuotedArray(rounds.map(({ gameCode }) => gameCode))}::text[]
    ) as r (id, ref, game_code)
    order by game_code, ref
    on conflict (member_id, source, ref, game_code) do nothing`.execute(tx);
}

/**
 * Returns the ids of in-house rounds by their references, opened where they are new. All members
 * share them, so they are not locked: one bet must not wait for another.
 */
export async function ensureInHouseRounds(
  ctx: Context,
  tx: Tx,
  bets: readonly { roundRef: string | null; gameCode: string }[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map<string, InHouseRound>();
  for (const { roundRef: ref, gameCode } of bets)
    if (ref !== null) wanted.set(ref, { ref, gameCode });
  // Most bets are not the first of their round, so it is searched before it is inserted.
  const known = await findInHouseRounds(tx, [...wanted.values()]);
  const unknown = [...wanted.values()].filter(({ ref }) => !known.has(ref));
  if (unknown.length === 0) return known;
  await openInHouseRounds(ctx, tx, unknown);
  const opened = await findInHouseRounds(tx, unknown);
  for (const { ref } of unknown)
    if (!opened.has(ref)) throw new Error(`round ${ref} was not opened`);
  return new Map([...known, ...opened]);
}

/** Ends locked vendors' rounds in which no bet runs any more. */
export async function endVendorRounds(
  ctx: Context,
  tx: Tx,
  roundIds: readonly string[],
): Promise<void> {
  if (roundIds.length === 0) return;
  const at = ctx.clock.now();
  await sql`
    update round set state = 'ended', ended_at = ${at}
    where id = any (${toPlainArray(roundIds)}::uuid[]) and state = 'open'`.execute(tx);
}

/** Opens locked rounds again: a rollback made one of their bets run again. */
export async function reopenRounds(tx: Tx, roundIds: readonly string[]): Promise<void> {
  if (roundIds.length === 0) return;
  await sql`update round set state = 'open', ended_at = null
    where id = any (${toPlainArray(roundIds)}::uuid[])`.execute(tx);
}

/** Ends an in-house round whose bets are all settled. Throws when one still runs. */
export async function endInHouseRound(ctx: Context, tx: Tx, ref: string): Promise<void> {
  const round = await tx
    .updateTable('round')
    .set({ state: 'ended', endedAt: ctx.clock.now() })
    .where('memberId', 'is', null)
    .where('source', '=', inHouseSource)
    .where('ref', '=', ref)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (!round) return;
  const running = await tx
    .selectFrom('bet')
    .select('id')
    .where('roundId', '=', round.id)
    .where('state', '=', 'running')
    .limit(1)
    .executeTakeFirst();
  if (running) throw new Error(`round ${ref} cannot end: bet ${running.id} still runs`);
}
