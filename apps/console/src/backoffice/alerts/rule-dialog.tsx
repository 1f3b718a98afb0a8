import '../../shared/content-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { alertTerms } from '@khelaghor/contract/backoffice/alert-terms.ts';
import type { AlertRule } from '@khelaghor/contract/backoffice/alerts.ts';
import { Checkbox, TextField } from '@khelaghor/ui/field/field.tsx';
import { getField } from '../../shared/error-text.tsx';
import { TermsDialog } from '../../shared/kit/terms-dialog.tsx';
import { kindHints, kindLabels, unitLabels } from './labels.ts';
import { getRuleDraft, readRule, writeThreshold } from './rule-draft.ts';
import { useRequestRule } from './use-alerts.ts';

type DialogProps = {
  readonly rule: AlertRule;
  /** No other operator could confirm a change. */
  readonly isAlone: boolean;
  readonly onClose: () => void;
};

/** Requests another threshold of a rule, and whether it opens alerts and sends e-mail. */
export function RuleDialog({ rule, isAlone, onClose }: DialogProps) {
  const { t } = useLingui();
  const { kind } = rule;
  const requesting = useRequestRule(kind);
  const { min, max } = alertTerms[kind];
  const least = writeThreshold(kind, min);
  const most = writeThreshold(kind, max);
  return (
    <TermsDialog
      title={t(kindLabels[kind])}
      lead={t(kindHints[kind])}
      version={rule.version}
      start={getRuleDraft(kind, rule.terms)}
      read={(draft) => readRule(kind, draft)}
      request={(asked) => requesting.mutateAsync(asked)}
      alone={{ isAlone, done: <Trans>The rule is changed</Trans> }}
      onClose={onClose}
    >
      {({ draft, change, wrong, refusal }) => (
        <>
          <TextField
            label={t(unitLabels[alertTerms[kind].unit])}
            name="threshold"
            inputMode="decimal"
            autoComplete="off"
            required
            value={draft.threshold}
            onChange={({ target }) => change({ threshold: target.value })}
            error={
              wrong.length > 0 ? t`Enter ${least} to ${most}.` : getField(refusal, 'threshold')
            }
          />
          <Checkbox
            name="enabled"
            label={<Trans>Open alerts</Trans>}
            checked={draft.enabled}
            onChange={({ target }) => change({ enabled: target.checked })}
          />
          <Checkbox
            name="byEmail"
            label={<Trans>Also send an e-mail, once for each alert</Trans>}
            checked={draft.byEmail}
            onChange={({ target }) => change({ byEmail: target.checked })}
          />
        </>
      )}
    </TermsDialog>
  );
}
