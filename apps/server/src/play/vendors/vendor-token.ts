import type { MemberCaller, PlayRestrictions } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { loadSeamlessContext } from './seamless-context.ts';
import { insertVendorToken, vendorOfGame } from './store.ts';
import type { Vendor } from './store.ts';

const tokenLabel = 'vendor-token';
const tokenLifeMs = 12 * 3_600_000;

/** A token with which a vendor may take bets of one member, and what the vendor must be told. */
export type OpenedToken = { token: string; vendor: Vendor; vendorGameCode: string };

/**
 * Opens a token for a member and the vendor of a game; null when the game has no vendor. Bets need
 * it: it is valid for twelve hours at most, and no longer than the member's session, which ends
 * when it idles. Payouts and rollbacks do not need it.
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

/** The verdict about a token. */
export type Judged =
  /** Valid for bets, as far as the member's own limits allow them. */
  | { verdict: 'good'; play: PlayRestrictions; session: { id: string; seenAt: Date } }
  | { verdict: 'expired' | 'unknown' };

/** Whether a token is valid for bets, known but no longer valid, or unknown. */
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
