import { levelLimitTerms } from '@khelaghor/contract/money/level-limits.ts';
import { createTermsSection } from '../../lib/change-requests/terms-section.ts';
import { getLimitRules } from './edit-limits.ts';
import { listLimits } from './store.ts';

/** Limits of deposits by level. */
export const levelLimitSection = createTermsSection({
  name: 'levelLimits',
  schema: levelLimitTerms,
  list: listLimits,
  getRules: getLimitRules,
});
