import { withdrawalTerms } from '@khelaghor/contract/money/withdrawal-terms.ts';
import { createTermsSection } from '../../lib/change-requests/terms-section.ts';
import { getDeskRules } from './edit-terms.ts';
import { listTerms } from './terms-store.ts';

/** Limits of withdrawals by currency. */
export const withdrawalTermsSection = createTermsSection({
  name: 'withdrawals',
  schema: withdrawalTerms,
  list: listTerms,
  getRules: ({ currency }) => getDeskRules(currency),
});
