import { payoutRuleTerms } from '@khelaghor/contract/backoffice/payout-rules.ts';
import type * as contract from '@khelaghor/contract/backoffice/payout-rules.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { createTermsRules, readWaitingTerms } from '../../lib/change-requests/requested-terms.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { findContradiction } from './payout-rule.ts';
import { listRules, lockRule, writeRule } from './payout-rule-store.ts';

const ruleTerms = { kind: 'payout_rule', schema: payoutRuleTerms } as const;

/** The rule of a currency, as terms that two operators change. */
export const getPayoutRules = (currency: CashCurrency) =>
  createTermsRules({
    ...ruleTerms,
    subject: currency,
    lock: (tx) => lockRule(tx, currency),
    write: (tx, next) => writeRule(tx, currency, next),
    findFault: (terms) => {
      const field = findContradiction(terms);
      return field && { field, code: 'payout_rule_contradicts' as const };
    },
  });

/** Returns the rules as an operator sees them. */
export async function readRules(
  ctx: Context,
  caller: OperatorCaller,
): Promise<ValueOf<typeof contract.listPayoutRules>> {
  const [rules, getWaiting] = await Promise.all([
    listRules(ctx.db),
    readWaitingTerms(ctx.db, ruleTerms, caller),
  ]);
  return { rules: rules.map((rule) => ({ ...rule, waiting: getWaiting(rule.currency) })) };
}
