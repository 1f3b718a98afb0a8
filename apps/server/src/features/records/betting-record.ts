import { sql } from 'kysely';
import type { BetRecord, bettingRecord } from '@khelaghor/contract/records.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/route.ts';
import { minor, minorText } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../platform/answer.ts';
import type { Answer } from '../../platform/answer.ts';
import type { Context } from '../../platform/context.ts';

type Query = ParsedQuery<typeof bettingRecord>;
type Value = ValueOf<typeof bettingRecord>;

/** The member's bets that a query asks for, before paging. */
function chosen(ctx: Context, memberId: string, query: Query) {
  let bets = ctx.db.selectFrom('bet').where('memberId', '=', memberId);
  if (query.from !== undefined) bets = bets.where('placedAt', '>=', new Date(query.from));
  if (query.to !== undefined) bets = bets.where('placedAt', '<', new Date(query.to));
  if (query.gameCode !== undefined) bets = bets.where('gameCode', '=', query.gameCode);
  if (query.state !== undefined) bets = bets.where('state', '=', query.state);
  return bets;
}

async function totalsOf(ctx: Context, memberId: string, query: Query): Promise<Value['totals']> {
  const row = await chosen(ctx, memberId, query)
    .select([
      sql<bigint>`coalesce(sum(stake_minor - returned_minor), 0)::bigint`.as('stake'),
      sql<bigint>`coalesce(sum(payout_minor), 0)::bigint`.as('payout'),
      sql<bigint>`coalesce(
        sum(payout_minor - stake_minor + returned_minor) filter (where state <> 'running'), 0
      )::bigint`.as('net'),
      sql<bigint>`count(*) filter (where state <> 'void')`.as('count'),
    ])
    .executeTakeFirstOrThrow();
  return {
    stake: minorText(minor(row.stake)),
    payout: minorText(minor(row.payout)),
    net: minorText(minor(row.net)),
    count: Number(row.count),
  };
}

const cursorPattern = /^(\d{13})\.([0-9a-f-]{36})$/;

/**
 * A page of a member's bets, newest first, with the totals of everything that the query chooses.
 */
export async function bettingRecordOf(
  ctx: Context,
  memberId: string,
  query: Query,
): Promise<Answer<Value, 'malformed'>> {
  const cursor = query.cursor === undefined ? null : cursorPattern.exec(query.cursor);
  if (query.cursor !== undefined && !cursor) return refuse('malformed');
  let page = chosen(ctx, memberId, query)
    .innerJoin('game', 'game.code', 'bet.gameCode')
    .select([
      'bet.id',
      'bet.gameCode',
      'bet.detail',
      'bet.stakeMinor',
      'bet.payoutMinor',
      'bet.state',
      sql<Date>`date_trunc('milliseconds', bet.placed_at)`.as('placedAt'),
      'bet.settledAt',
      'game.gameType',
      'game.titleBn',
      'game.titleEn',
      'game.picture',
    ])
    .orderBy('bet.placedAt', 'desc')
    .orderBy('bet.id', 'desc')
    .limit(query.limit + 1);
  if (cursor)
    page = page.where(
      sql<boolean>`(bet.placed_at, bet.id) < (${new Date(Number(cursor[1]))}, ${cursor[2]}::uuid)`,
    );
  const rows = await page.execute();
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  return ok({
    items: shown.map((row) => ({
      betId: row.id,
      gameCode: row.gameCode,
      gameType: row.gameType as BetRecord['gameType'],
      title: { bn: row.titleBn, en: row.titleEn },
      picture: row.picture,
      detail: row.detail as BetRecord['detail'],
      stake: String(row.stakeMinor),
      payout: String(row.payoutMinor),
      state: row.state as BetRecord['state'],
      placedAt: row.placedAt.toISOString(),
      settledAt: row.settledAt?.toISOString() ?? null,
    })),
    nextCursor: rows.length > query.limit && last ? `${last.placedAt.getTime()}.${last.id}` : null,
    totals: await totalsOf(ctx, memberId, query),
  });
}
