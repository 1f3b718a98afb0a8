import { lobbyReturnPath } from '@khelaghor/contract/play/lobby-return.ts';
import { vendorGameReply, vendorPaths } from '@khelaghor/contract/play/vendor-wallet.ts';
import type { gameUrlCall } from '@khelaghor/contract/play/vendor-wallet.ts';
import type { z } from 'zod';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { isTrial } from '../../lib/http/principals.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { getCountry } from '../../lib/http/country-of.ts';
import { findWallet } from '../../money/wallet/index.ts';
import { vendorCall } from './vendor-call.ts';
import { vendorOfGame } from './store.ts';
import { openVendorToken } from './vendor-token.ts';

const limitMs = 5_000;
/** What ISO 3166 leaves to its users. */
const unknownCountry = 'XX';

type Refusal = 'vendor_closed' | 'vendor_unavailable' | 'in_need_true_account';

/** Whether an address is one of the vendor's own: nothing else may be opened in its name. */
function isOwnAddress(url: string, launchOrigins: readonly string[]): boolean {
  return URL.canParse(url) && launchOrigins.includes(new URL(url).origin);
}

/**
 * Has a vendor open one of its games for a member; null when the game is no vendor's. The token
 * goes to the vendor from server to server; the address that comes back is the vendor's own.
 */
export async function launchVendorGame(
  ctx: Context,
  caller: MemberCaller,
  wanted: { gameCode: string; language: Language; phone: boolean; ip: string },
): Promise<Result<{ content: string }, Refusal> | null> {
  // A trial account's money is a gift of the house: it stays within the house's own games.
  if (isTrial(caller) && (await vendorOfGame(ctx.db, wanted.gameCode)))
    return refuse('in_need_true_account');
  const opened = await ctx.db
    .transaction()
    .execute((tx) => openVendorToken(ctx, tx, caller, wanted.gameCode));
  if (!opened) return null;
  const { token, vendor, vendorGameCode } = opened;
  if (!vendor.open) return refuse('vendor_closed');
  const { currency } = await findWallet(ctx.db, caller.memberId);
  const content: z.input<typeof gameUrlCall> = {
    user: caller.memberId,
    token,
    operator_id: vendor.operatorId,
    game_code: vendorGameCode,
    currency,
    lang: wanted.language,
    platform: wanted.phone ? 'GPL_MOBILE' : 'GPL_DESKTOP',
    // The game leads its own frame there; the page tells the one around it to go on.
    lobby_url: `${ctx.config.origins.site}${lobbyReturnPath}`,
    country: getCountry(wanted.ip) ?? unknownCountry,
    ip: wanted.ip,
  };
  const form = { schema: vendorGameReply, limitMs };
  const reply = await vendorCall(ctx, vendor, vendorPaths.gameUrl, content, form);
  if (!reply) return refuse('vendor_unavailable');
  if (!isOwnAddress(reply.url, vendor.launchOrigins)) {
    ctx.log.warn({ vendor: vendor.code }, 'a vendor gave an address that is not one of its own');
    return refuse('vendor_unavailable');
  }
  return ok({ content: reply.url });
}
