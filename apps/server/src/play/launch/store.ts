import { sql } from 'kysely';
import { toPlainArray } from '@khelaghor/db/array-literal.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import type { PlayRestrictions } from '../../lib/http/principals.ts';
import type { Database } from '../../lib/context.ts';
import { playColumns, playJoin, getRestrictions } from '../../account/responsible-gaming/index.ts';
import type { PlayStandingRow } from '../../account/responsible-gaming/index.ts';
import { currencyNow } from '../../site/settings/index.ts';

export type LaunchCode = {
  codeHash: string;
  memberId: string;
  sessionId: string;
  gameCode: string;
  language: Language;
  createdAt: Date;
  expiresAt: Date;
};

/** Stores a new code, and deletes the member's expired codes. */
export async function insertLaunchCode(db: Database, code: LaunchCode): Promise<void> {
  await sql`with dropped as (
    delete from launch_code where member_id = ${code.memberId} and expires_at < ${code.createdAt}
  )
  insert into launch_code (
    code_hash, member_id, session_id, game_code, language, created_at, expires_at
  ) values (
    ${code.codeHash}, ${code.memberId}, ${code.sessionId}, ${code.gameCode}, ${code.language},
    ${code.createdAt}, ${code.expiresAt}
  )`.execute(db);
}

/** Deletes and returns a code: of two calls with the same code, only one gets a row. */
export function takeLaunchCode(tx: Database, codeHash: string) {
  return tx
    .deleteFrom('launchCode')
    .where('codeHash', '=', codeHash)
    .returningAll()
    .executeTakeFirst();
}

export type GameSession = {
  id: string;
  tokenHash: string;
  memberId: string;
  sessionId: string;
  gameCode: string;
  /** The currency of its stakes, from its beginning to its end. */
  currency: StakeCurrency;
  createdAt: Date;
  expiresAt: Date;
};

export async function insertGameSession(tx: Database, session: GameSession): Promise<void> {
  await tx.insertInto('gameSession').values(session).execute();
}

export type LiveGameSession = {
  id: string;
  memberId: string;
  gameCode: string;
  currency: StakeCurrency;
  /** The member's session that the game was opened from. */
  sessionId: string;
  seenAt: Date;
  play: PlayRestrictions;
};

/**
 * Returns the game sessions of tokens, in the order of the tokens. Null when the game session or
 * the member's session has ended, and when the site now plays with another currency: a page that
 * was opened for play money must not stake taka.
 */
export async function findLiveGameSessions(
  db: Database,
  tokenHashes: readonly string[],
  now: Date,
): Promise<(LiveGameSession | null)[]> {
  const { rows } = await sql<
    Omit<LiveGameSession, 'play'> & PlayStandingRow & { tokenHash: string }
  >`
    /* prepared: live_game_sessions */
    select g.id, g.token_hash, g.member_id, g.game_code, g.currency, s.id as session_id, s.seen_at,
      ${playColumns}
    from game_session g
    join member_session s on s.id = g.session_id
    join member m on m.id = g.member_id
    ${playJoin}
    where g.token_hash = any (${toPlainArray(tokenHashes)}::text[]) and g.expires_at > ${now}
      and s.ended_at is null and s.expires_at > ${now} and m.closed_at is null
      and (g.currency = 'TRIAL' or g.currency = ${currencyNow})`.execute(db);
  const byHash = new Map(
    rows.map(({ tokenHash, id, memberId, gameCode, currency, sessionId, seenAt, ...row }) => [
      tokenHash,
      { id, memberId, gameCode, currency, sessionId, seenAt, play: getRestrictions(row, now) },
    ]),
  );
  return tokenHashes.map((tokenHash) => byHash.get(tokenHash) ?? null);
}
