import { depositReturnPath, lobbyReturnPath } from '@khelaghor/contract/play/lobby-return.ts';
import { vendorGameReply, vendorPaths } from '@khelaghor/contract/play/vendors.ts';
import type { gameUrlCall } from '@khelaghor/contract/play/vendors.ts';
import type { z } from 'zod';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { isTrial } from '../../lib/http/principals.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import { singleton } from '../../lib/context.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { getCountry } from '../../lib/http/country-of.ts';
import { findWallet } from '../../money/wallet/index.ts';
import { callVendor } from './call-vendor.ts';
import { findVendorOfGame, insertVendorToken, listLaunchOrigins } from './store.ts';
import type { Vendor } from './store.ts';

const tokenLabel = 'vendor-token';
const tokenLifeMs = 12 * 3_600_000;
/** The vendor has to answer a launch within this time. */
const limitMs = 5_000;
/** ISO 3166 leaves this code to its users. */
const unknownCountry = 'XX';
const originsCacheMs = 1_000;

/** A token of one member for the vendor of a game. */
type LaunchToken = { token: string; vendor: Vendor; vendorGameCode: string };

/** Hashes a token as it is stored. */
export const hashVendorToken = (ctx: Context, token: string): string =>
  ctx.secrets.mac(tokenLabel, token);

/**
 * Creates a token for a member and the vendor of a game; null when the game has no vendor. Balances
 * and bets need it. It is valid for twelve hours, and no longer than the member's session.
 */
export async function createVendorToken(
  ctx: Context,
  tx: Tx,
  member: Pick<MemberCaller, 'memberId' | 'sessionId'>,
  gameCode: string,
): Promise<LaunchToken | null> {
  const game = await findVendorOfGame(tx, gameCode);
  if (!game) return null;
  const token = ctx.random.token(32);
  const now = ctx.clock.now();
  await insertVendorToken(tx, {
    tokenHash: hashVendorToken(ctx, token),
    memberId: member.memberId,
    sessionId: member.sessionId,
    vendorCode: game.vendor.code,
    gameCode,
    createdAt: now,
    expiresAt: new Date(now.getTime() + tokenLifeMs),
  });
  return { token, ...game };
}

type Refusal = 'vendor_closed' | 'vendor_unavailable' | 'in_need_true_account';

/** Whether an address has one of the vendor's origins. No other address may be opened. */
function isVendorAddress(url: string, launchOrigins: readonly string[]): boolean {
  return URL.canParse(url) && launchOrigins.includes(new URL(url).origin);
}

/**
 * Requests the address of a vendor's game for a member; null when the game has no vendor. The token
 * goes from server to server; the address must have one of the vendor's origins.
 */
export async function launchVendorGame(
  ctx: Context,
  caller: MemberCaller,
  wanted: { gameCode: string; language: Language; phone: boolean; ip: string },
): Promise<Result<{ content: string }, Refusal> | null> {
  // A demo account's money is a gift of the house: it stays within the in-house games.
  if (isTrial(caller) && (await findVendorOfGame(ctx.db, wanted.gameCode)))
    return refuse('in_need_true_account');
  const created = await ctx.db
    .transaction()
    .execute((tx) => createVendorToken(ctx, tx, caller, wanted.gameCode));
  if (!created) return null;
  const { token, vendor, vendorGameCode } = created;
  if (!vendor.open) return refuse('vendor_closed');
  const { currency } = await findWallet(ctx.db, caller.memberId);
  const content: z.input<typeof gameUrlCall> = {
    user: caller.memberId,
    token,
    operator_id: vendor.operatorId,
    sub_partner_id: vendor.code,
    game_code: vendorGameCode,
    currency,
    lang: wanted.language,
    platform: wanted.phone ? 'GPL_MOBILE' : 'GPL_DESKTOP',
    // The game navigates its own frame there; that page tells the surrounding one to go on.
    lobby_url: `${ctx.config.origins.site}${lobbyReturnPath}`,
    deposit_url: `${ctx.config.origins.site}${depositReturnPath}`,
    country: getCountry(wanted.ip) ?? unknownCountry,
    ip: wanted.ip,
  };
  const form = { schema: vendorGameReply, limitMs };
  const reply = await callVendor(ctx, vendor, vendorPaths.gameUrl, content, form);
  if (!reply) return refuse('vendor_unavailable');
  if (!isVendorAddress(reply.url, vendor.launchOrigins)) {
    ctx.log.warn(
      { vendor: vendor.code },
      'a vendor answered a launch with an address of another origin',
    );
    return refuse('vendor_unavailable');
  }
  return ok({ content: reply.url });
}

type CachedOrigins = { atMs: number; origins: Promise<string[]> };

const getOriginsCache = singleton((): { last: CachedOrigins | null } => ({ last: null }));

/** Returns the origins of vendors' games, which the site may frame; a second old at most. */
export function readLaunchOrigins(ctx: Context): Promise<string[]> {
  const cache = getOriginsCache(ctx);
  const nowMs = ctx.clock.monotonicMs();
  if (cache.last && nowMs - cache.last.atMs < originsCacheMs) return cache.last.origins;
  const origins = listLaunchOrigins(ctx.db);
  cache.last = { atMs: nowMs, origins };
  origins.catch(() => (cache.last = null));
  return origins;
}
