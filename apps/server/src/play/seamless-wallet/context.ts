import { sql } from 'kysely';
import { toQuotedArray } from '@khelaghor/db/array-literal.ts';
import { singleton } from '../../lib/context.ts';
import type { PlayRestrictions } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { createBatchReader } from '../../lib/db/batch-read.ts';
import { playColumns, playJoin, getRestrictions } from '../../account/responsible-gaming/index.ts';
import type { PlayStandingRow } from '../../account/responsible-gaming/index.ts';
import { getIdleMs } from '../../account/sessions/index.ts';
import { areKnownTransactions } from '../bets/index.ts';
import { hashVendorToken } from '../vendors/index.ts';
import { readWallets } from '../../money/wallet/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';

export type VendorMember = {
  memberId: string;
  closed: boolean;
  createdAt: Date;
  /** Whether stakes or losses have limits. */
  isLimited: boolean;
};

type MemberAtVendor = { vendorCode: string; memberId: string };

/**
 * Returns members to a vendor only if they have opened one of its games. So a vendor cannot find
 * out by asking which other members exist.
 */
async function findMembers(
  db: Database,
  wanted: readonly MemberAtVendor[],
): Promise<(VendorMember | undefined)[]> {
  const { rows } = await sql<{
    id: string | null;
    closedAt: Date | null;
    createdAt: Date;
    isLimited: boolean;
  }>`
    /* prepared: members_at_vendors */
    select m.id, m.closed_at, m.created_at, coalesce(r.has_bet_limit, false) as is_limited
    from unnest(
      ${toQuotedArray(wanted.map(({ memberId }) => memberId))}::uuid[],
      ${toQuotedArray(wanted.map(({ vendorCode }) => vendorCode))}::text[]
    ) with ordinality as a (member_id, vendor_code, place)
    left join member m on m.id = a.member_id and exists (
      select from vendor_token t
      where t.member_id = a.member_id and t.vendor_code = a.vendor_code
    )
    left join play_restriction r on r.member_id = m.id
    order by a.place`.execute(db);
  return rows.map(({ id, closedAt, createdAt, isLimited }) =>
    id === null ? undefined : { memberId: id, closed: closedAt !== null, createdAt, isLimited },
  );
}

export type StoredToken = {
  memberId: string;
  vendorCode: string;
  isActiveSession: boolean;
  play: PlayRestrictions;
  /** The session of the launch, and when the member was last active in it. */
  session: { id: string; seenAt: Date };
};

/** Returns tokens and whether they allow bets. Expired ones stay stored to be recognised. */
async function findTokens(
  db: Database,
  wanted: readonly { hash: string; now: Date }[],
): Promise<(StoredToken | undefined)[]> {
  const { rows } = await sql<
    PlayStandingRow & {
      memberId: string | null;
      vendorCode: string;
      expiresAt: Date;
      endedAt: Date | null;
      sessionId: string;
      seenAt: Date;
      sessionExpiresAt: Date;
    }
  >`
    /* prepared: vendor_tokens */
    select t.member_id, t.vendor_code, t.expires_at, s.ended_at, s.id as session_id, s.seen_at,
      s.expires_at as session_expires_at, ${playColumns}
    from unnest(
      ${toQuotedArray(wanted.map(({ hash }) => hash))}::text[]
    ) with ordinality as a (hash, place)
    left join vendor_token t on t.token_hash = a.hash
    left join member_session s on s.id = t.session_id
    left join member m on m.id = s.member_id
    ${playJoin}
    order by a.place`.execute(db);
  return rows.map((row, index) => {
    const { memberId, vendorCode, expiresAt, endedAt, sessionExpiresAt } = row;
    const now = wanted[index]?.now;
    if (memberId === null || now === undefined) return undefined;
    const isAsleep = now.getTime() - row.seenAt.getTime() >= getIdleMs(row.type);
    const isActiveSession =
      endedAt === null && expiresAt > now && sessionExpiresAt > now && !isAsleep;
    const session = { id: row.sessionId, seenAt: row.seenAt };
    return { memberId, vendorCode, isActiveSession, play: getRestrictions(row, now), session };
  });
}

type VendorGame = { vendorCode: string; vendorGameCode: string };

export type GameAtVendor = {
  code: string;
  /** Whether it can be bet on. */
  open: boolean;
  /** The highest payout of one win; null: the vendor's own maximum. */
  winMax: bigint | null;
};

/** Returns our games by the vendors' codes for them. */
async function findGames(
  db: Database,
  wanted: readonly VendorGame[],
): Promise<(GameAtVendor | undefined)[]> {
  const { rows } = await sql<{ code: string | null; open: boolean; winMax: bigint | null }>`
    /* prepared: vendor_games */
    select g.code, g.open, v.win_max_minor as win_max
    from unnest(
      ${toQuotedArray(wanted.map(({ vendorCode }) => vendorCode))}::text[],
      ${toQuotedArray(wanted.map(({ vendorGameCode }) => vendorGameCode))}::text[]
    ) with ordinality as a (vendor_code, vendor_game_code, place)
    left join vendor_game v
      on v.vendor_code = a.vendor_code and v.vendor_game_code = a.vendor_game_code
    left join game g on g.code = v.game_code
    order by a.place`.execute(db);
  return rows.map(({ code, ...game }) => (code === null ? undefined : { code, ...game }));
}

/** The reads that every call of a vendor needs, batched over the calls of a moment. */
type SeamlessContext = {
  findMember: (wanted: MemberAtVendor) => Promise<VendorMember | undefined>;
  findToken: (wanted: { hash: string; now: Date }) => Promise<StoredToken | undefined>;
  findGame: (wanted: VendorGame) => Promise<GameAtVendor | undefined>;
  isKnown: (transaction: { source: string; transactionId: string }) => Promise<boolean>;
  readWallet: (memberId: string) => Promise<Wallet>;
};

export const loadSeamlessContext = singleton((ctx): SeamlessContext => ({
  findMember: createBatchReader((wanted: readonly MemberAtVendor[]) => findMembers(ctx.db, wanted)),
  findToken: createBatchReader((wanted: readonly { hash: string; now: Date }[]) =>
    findTokens(ctx.db, wanted),
  ),
  findGame: createBatchReader((wanted: readonly VendorGame[]) => findGames(ctx.db, wanted)),
  isKnown: createBatchReader((transactions: readonly { source: string; transactionId: string }[]) =>
    areKnownTransactions(ctx.db, transactions),
  ),
  readWallet: createBatchReader((memberIds: readonly string[]) => readWallets(ctx.db, memberIds)),
}));

/** Whether a token allows bets, as far as the limits of its member allow them. */
export type TokenState =
  | { state: 'valid'; play: PlayRestrictions; session: StoredToken['session'] }
  | { state: 'expired' }
  | { state: 'unknown' };

/** Returns whether a token is valid for a member at a vendor, has expired or is unknown. */
export async function checkToken(
  ctx: Context,
  token: string,
  owner: MemberAtVendor,
): Promise<TokenState> {
  const wanted = { hash: hashVendorToken(ctx, token), now: ctx.clock.now() };
  const found = await loadSeamlessContext(ctx).findToken(wanted);
  if (found?.vendorCode !== owner.vendorCode || found.memberId !== owner.memberId)
    return { state: 'unknown' };
  if (!found.isActiveSession) return { state: 'expired' };
  return { state: 'valid', play: found.play, session: found.session };
}
