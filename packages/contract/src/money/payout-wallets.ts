import { z } from 'zod';
import { walletKinds } from './payout-wallet-terms.ts';
import { route } from '../lib/route.ts';
import { payoutProof, payoutProofRefusals, payoutProofKind } from '../account/step-up.ts';
import { id, instant } from '../lib/shapes.ts';

/** The wallets that a member's money may go to. */

export const walletKind = z.enum(walletKinds);

export const payoutWallet = z.object({
  id,
  kind: walletKind,
  /** All but the first and last three digits masked. */
  numberMasked: z.string(),
  addedAt: instant,
  /** Until then nothing is paid out to it; null: it is ready. */
  heldUntil: instant.nullable(),
});
export type PayoutWallet = z.infer<typeof payoutWallet>;

const payoutWallets = z.object({
  wallets: z.array(payoutWallet),
  /** Another one waits a day before it is paid to. */
  holdsNext: z.boolean(),
  /** What the member shows to change them. */
  asks: payoutProofKind,
});
export type PayoutWallets = z.infer<typeof payoutWallets>;

export const listPayoutWallets = route.member('GET /wps/member/payout-wallets', {
  id: 'payoutWallets.list',
  summary: 'Lists the member’s payout wallets',
  value: payoutWallets,
});

export const addPayoutWallet = route.member('POST /wps/member/payout-wallets', {
  id: 'payoutWallets.create',
  sealed: true,
  summary: 'Adds a payout wallet; all but the first wait a day before they are paid to',
  body: z.object({
    kind: walletKind,
    /** As typed: Bengali digits, spaces, +880 are normalised by the server. */
    number: z.string().max(40),
    ...payoutProof,
  }),
  value: payoutWallets,
  refusals: [
    ...payoutProofRefusals,
    'wallet_number_invalid',
    'payout_held',
    'payout_wallet_limit',
    'payout_wallet_known',
    'payout_wallet_refused',
  ],
});

export const removePayoutWallet = route.member('POST /wps/member/payout-wallets/:walletId/remove', {
  id: 'payoutWallets.delete',
  sealed: true,
  summary: 'Removes a payout wallet; its replacement waits a day',
  params: z.object({ walletId: id }),
  body: z.object(payoutProof),
  value: payoutWallets,
  refusals: [...payoutProofRefusals, 'payout_wallet_unknown'],
});

/** A wallet of a member as operators see it. */
export const managedWallet = payoutWallet.omit({ numberMasked: true }).extend({
  number: z.string(),
  removedAt: instant.nullable(),
});
export type ManagedWallet = z.infer<typeof managedWallet>;

export const walletsOfMember = route.operator('GET /operator/members/:id/payout-wallets', {
  id: 'payoutWallets.admin.list',
  permission: 'members.see',
  summary: 'Lists a member’s payout wallets, with removed ones, newest first',
  params: z.object({ id }),
  value: z.object({ wallets: z.array(managedWallet) }),
  refusals: ['member_unknown'],
});
