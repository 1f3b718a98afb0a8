import type * as contract from '@khelaghor/contract/backoffice/member-play.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { isTrial } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { findById } from '../../account/members/index.ts';
import { readMemberBets } from '../../play/bet-history/index.ts';
import { readMerchantWallet } from '../../play/transfer-wallet/index.ts';

/** Whether a member has a page at the desk. Trials have none. */
async function hasDesk(ctx: Context, id: string): Promise<boolean> {
  const member = await findById(ctx.db, id);
  return member !== null && !isTrial(member);
}

/** Returns a page of a member's bets in one currency. */
export async function listMemberBets(
  ctx: Context,
  id: string,
  query: ParsedQuery<typeof contract.listMemberBets>,
): Promise<Result<ValueOf<typeof contract.listMemberBets>, 'member_unknown' | 'malformed'>> {
  return (await hasDesk(ctx, id)) ? readMemberBets(ctx.db, id, query) : refuse('member_unknown');
}

/** Returns what a member has in the wallets of vendors. A vendor that does not answer has null. */
export async function readVendorWallets(
  ctx: Context,
  id: string,
): Promise<Result<ValueOf<typeof contract.readMemberVendorWallets>, 'member_unknown'>> {
  return (await hasDesk(ctx, id))
    ? ok(await readMerchantWallet(ctx, id))
    : refuse('member_unknown');
}
