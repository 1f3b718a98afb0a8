import type { PayoutRuleTerms } from '@khelaghor/contract/backoffice/payout-rules.ts';
import { dayMs } from '@khelaghor/time/durations.ts';

/** The facts that the rule judges; amounts in minor units. */
export type RuleFacts = {
  readonly amount: bigint;
  /** The sum of the member's requests today, this one included, rejected ones not. */
  readonly memberDay: bigint;
  /** The sum of the rule's approvals today, of all members, without this withdrawal. */
  readonly approvedDay: bigint;
  readonly registeredAt: Date;
  readonly now: Date;
  /** The risk score of the withdrawal. */
  readonly score: number;
  /** A reason of the risk score is one that no rule approves. */
  readonly isLeftToOperators: boolean;
  /** The level that the member's identity documents give now. */
  readonly level: number;
};

/** Whether the rule approves a withdrawal. */
export function isApprovedByRule(terms: PayoutRuleTerms, facts: RuleFacts): boolean {
  const { amount, memberDay, approvedDay, registeredAt, now, score, level } = facts;
  return (
    terms.enabled &&
    !facts.isLeftToOperators &&
    score <= terms.maximumScore &&
    level >= terms.levelAtLeast &&
    now.getTime() - registeredAt.getTime() >= terms.accountDays * dayMs &&
    amount <= BigInt(terms.maximum) &&
    memberDay <= BigInt(terms.memberDayMaximum) &&
    approvedDay + amount <= BigInt(terms.dayMaximum)
  );
}

/** Returns the term that contradicts another; null: none does. */
export function findContradiction(
  terms: PayoutRuleTerms,
): 'memberDayMaximum' | 'dayMaximum' | null {
  if (BigInt(terms.memberDayMaximum) < BigInt(terms.maximum)) return 'memberDayMaximum';
  return BigInt(terms.dayMaximum) < BigInt(terms.memberDayMaximum) ? 'dayMaximum' : null;
}
