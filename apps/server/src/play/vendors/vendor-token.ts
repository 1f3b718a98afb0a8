import type { MemberCaller, PlayRestrictions } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { loadSeamlessContext } from './seamless-context.ts';
import { insertVendorToken, vendorOfGame } from './store.ts';
import type { Vendor } from './store.ts';

const tokenLabel = 'vendor-token';
const tokenLifeMs = 12 * 3_600_000;

/** A token with which a vendor may take bets of one member, and what the vendor has to be told. */
export type OpenedToken = { token: string; vendor: Vendor; vendorGameCode: string };

/**
 * Opens a token for a member and the vendor of a game; null when the game is no vendor's. It is
 * good for bets for twelve hours at most, and no longer than the member's session, which ends when
 * it idles; for payouts and for taking back it is not asked for.
 */
export async function openVendorToken(
  ctx: Context,
  tx: Tx,
  member: Pick<MemberCaller, 'memberId' | 'sessionId'>,
  gameCode: string,
): Promise<OpenedToken | null> {
  const game = await vendorOfGame(tx, gameCode);
  if (!game) return null;
  const token = ctx.random.token(32);
  const now = ctx.clock.now();
  await insertVendorToken(tx, {
    tokenHash: ctx.secrets.mac(tokenLabel, token),
    memberId: member.memberId,
    sessionId: member.sessionId,
    vendorCode: game.vendor.code,
    gameCode,
    createdAt: now,
    expiresAt: new Date(now.getTime() + tokenLifeMs),
  });
  return { token, ...game };
}

/** What a token says of a member. */
export type Judged =
  /** Good for bets, as far as the member himself allows them. */
  | { verdict: 'good'; play: PlayRestrictions; session: { id: string; seenAt: Date } }
  | { verdict: 'expired' | 'unknown' };

/** Whether a token is good for bets, known but no longer good, or unknown. */
export async function judgeToken(
  ctx: Context,
  token: string,
  claimed: { vendorCode: string; memberId: string },
): Promise<Judged> {
  const hash = ctx.secrets.mac(tokenLabel, token);
  const found = await loadSeamlessContext(ctx).token({ hash, now: ctx.clock.now() });
  if (found?.vendorCode !== claimed.vendorCode || found.memberId !== claimed.memberId)
    return { verdict: 'unknown' };
  if (!found.live) return { verdict: 'expired' };
  return { verdict: 'good', play: found.play, session: found.session };
}
