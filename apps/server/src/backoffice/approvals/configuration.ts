import { payoutRuleTerms } from '@khelaghor/contract/backoffice/payout-rules.ts';
import { createTermsSection } from '../../lib/change-requests/terms-section.ts';
import { getPayoutRules } from './edit-payout-rule.ts';
import { listRules } from './payout-rule-store.ts';

/** Rules that approve withdrawals without an operator. */
export const payoutRuleSection = createTermsSection({
  name: 'payoutRules',
  schema: payoutRuleTerms,
  list: listRules,
  getRules: ({ currency }) => getPayoutRules(currency),
});
