import { alertRuleTerms } from '@khelaghor/contract/backoffice/alerts.ts';
import { createTermsSection } from '../../lib/change-requests/terms-section.ts';
import type { Database } from '../../lib/context.ts';
import { getAlertRules } from './edit-rules.ts';
import { listRules } from './store.ts';

const listWithTerms = async (db: Database) =>
  (await listRules(db)).map(({ kind, version, threshold, enabled, byEmail }) => ({
    kind,
    version,
    terms: { threshold, enabled, byEmail },
  }));

/** Rules that open alerts. */
export const alertSection = createTermsSection({
  name: 'alerts',
  schema: alertRuleTerms,
  list: listWithTerms,
  getRules: ({ kind }) => getAlertRules(kind),
});
