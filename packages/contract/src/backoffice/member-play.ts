import { z } from 'zod';
import { betRecord, bettingRecord } from '../play/bet-history.ts';
import { productCodes } from '../play/products.ts';
import { shownResult } from '../play/shown-result.ts';
import { merchantWallet } from '../play/transfer-wallet.ts';
import { route } from '../lib/route.ts';
import { id, localText } from '../lib/shapes.ts';

/** The play of one member, as an operator sees it: the bets, and money in vendors' wallets. */

const memberBet = betRecord.omit({ detail: true, picture: true }).extend({
  product: z.enum(productCodes),
  /** The vendor whose game it is; null: a game of the house. */
  vendor: z.string().nullable(),
  /** What was bet on, in words; null: only the vendor knows. */
  betOn: localText.nullable(),
  /** What a row shows of the draw of a ticket; null before it, and for other bets. */
  shown: shownResult.nullable(),
});
export type MemberBet = z.infer<typeof memberBet>;

const params = z.object({ id });

export const listMemberBets = route.operator('GET /operator/members/:id/bets', {
  id: 'members.admin.listBets',
  permission: 'members.see',
  summary: 'Lists a member’s bets in one currency, newest first, with totals',
  params,
  query: bettingRecord.query,
  value: bettingRecord.value.omit({ items: true }).extend({
    items: z.array(memberBet),
  }),
  refusals: ['member_unknown'],
});

export const readMemberVendorWallets = route.operator('GET /operator/members/:id/vendor-wallets', {
  id: 'members.admin.getVendorWallets',
  permission: 'members.see',
  summary: 'Returns a member’s balances in vendors’ wallets, which the vendors are asked for',
  params,
  value: merchantWallet.value,
  refusals: ['member_unknown'],
});
