import { z } from 'zod';
import { route } from '../lib/route.ts';
import { amountText, currency, id, minorText } from '../lib/shapes.ts';

/** Risk scores of members and withdrawals, with their reasons. */

/**
 * Rules of the score. Those about a withdrawal count only where one is looked at.
 * shared_document, shared_wallet, shared_payer, shared_device: other accounts have the same.
 * similar_password: other accounts have a similar password, and a wallet, payer, device or network
 * that few accounts share.
 * paid_in_and_out: most of the deposits go out, and little was bet. bonus_only: bonuses without a
 * deposit.
 * new_account_large: a large withdrawal within a week of the registration. new_country: a login
 * within three days from a country without a login before. rejected_claims: claims of deposits that
 * operators rejected. little_play: fewer stakes than deposits, ever. new_account: opened within a
 * week. new_wallet: added within three days. above_history: more than all payouts before together.
 * first_payout: none was paid before.
 * never_paid_in: other numbers are known to have paid in. name_unverified: no identity document is
 * accepted and valid. wallet_under_day: added within 24 hours. These three count for real money,
 * and none of them is approved by a rule.
 * diligence_due: deposits or withdrawals of 30 days ask for an identity document that is not there.
 * structuring: deposits, or withdrawals, of a week that are each just below an amount from which
 * one is reviewed. open_case: operators look into a case about the member.
 */
export const riskRule = z.enum([
  'shared_document',
  'shared_wallet',
  'paid_in_and_out',
  'shared_payer',
  'shared_device',
  'similar_password',
  'bonus_only',
  'new_account_large',
  'new_country',
  'rejected_claims',
  'little_play',
  'new_account',
  'new_wallet',
  'above_history',
  'first_payout',
  'never_paid_in',
  'name_unverified',
  'wallet_under_day',
  'diligence_due',
  'structuring',
  'open_case',
]);
export type RiskRule = z.infer<typeof riskRule>;

/** The facts that are not proven of a payee, for real money. */
export const closedLoopRules: readonly RiskRule[] = [
  'never_paid_in',
  'name_unverified',
  'wallet_under_day',
];

/** Reasons that no rule approves, whatever score it allows: they are left to operators. */
export const operatorRules: readonly RiskRule[] = [
  ...closedLoopRules,
  'diligence_due',
  'open_case',
];

/** The score has this bound, however many reasons there are. */
export const riskScoreMax = 100;

export const riskScore = z.object({
  /** The points of the reasons together, at most 100; 0: no rule found a reason. */
  score: z.number().int().min(0).max(riskScoreMax),
  /** The weightiest first. */
  reasons: z.array(
    z.object({
      rule: riskRule,
      points: z.number().int().min(1),
      /** Accounts, claims or payments that the reason counts; null: it counts none. */
      count: z.number().int().nullable(),
    }),
  ),
});
export type RiskScore = z.infer<typeof riskScore>;

/** A member's payments of 30 days, and the sum from which a withdrawal needs a document. */
const diligence = z.object({
  from: amountText,
  deposited: minorText,
  withdrawn: minorText,
  /** A sum has reached it, and no document is accepted and valid. */
  isDue: z.boolean(),
});
export type Diligence = z.infer<typeof diligence>;

export const readMemberRisk = route.operator('GET /operator/members/:id/risk', {
  id: 'members.admin.getRisk',
  permission: 'members.see',
  summary: 'Returns the risk score of a member with its reasons, for the currency of play',
  params: z.object({ id }),
  value: z.object({
    currency,
    risk: riskScore,
    /** Null: no sum asks for a document. */
    diligence: diligence.nullable(),
  }),
  refusals: ['member_unknown'],
});
