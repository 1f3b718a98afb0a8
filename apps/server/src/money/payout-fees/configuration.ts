import { payoutFeeTerms } from '@khelaghor/contract/money/payout-fees.ts';
import { createTermsSection } from '../../lib/change-requests/terms-section.ts';
import { getFeeRules } from './edit-fees.ts';
import { listFees } from './store.ts';

/** Fees of withdrawals. */
export const feeSection = createTermsSection({
  name: 'fees',
  schema: payoutFeeTerms,
  list: listFees,
  getRules: getFeeRules,
});
