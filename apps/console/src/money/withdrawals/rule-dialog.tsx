import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PayoutRule } from '@khelaghor/contract/backoffice/payout-rules.ts';
import { Checkbox, ChoiceField } from '@khelaghor/ui/field/field.tsx';
import { DraftFields } from '../../shared/kit/draft-fields.tsx';
import { TermsDialog } from '../../shared/kit/terms-dialog.tsx';
import { getRuleDraft, readRule, ruleFields } from './rule-draft.ts';
import type { RuleField } from './rule-draft.ts';
import { useRequestRule } from './use-payout-rules.ts';

const labels: Readonly<Record<RuleField, ReactNode>> = {
  accountDays: <Trans>Account at least so many days old</Trans>,
  maximumScore: <Trans>Highest risk score (0: no reason at all)</Trans>,
  maximum: <Trans>Most of one withdrawal (taka)</Trans>,
  memberDayMaximum: <Trans>Most of a member in a day (taka)</Trans>,
  dayMaximum: <Trans>Most of all members in a day (taka)</Trans>,
};

type DialogProps = { readonly rule: PayoutRule; readonly onClose: () => void };

/** Requests other terms of the rule that approves withdrawals. */
export function RuleDialog({ rule, onClose }: DialogProps) {
  const { t } = useLingui();
  const requesting = useRequestRule(rule.currency);
  return (
    <TermsDialog
      title={<Trans>Change the rule for withdrawals</Trans>}
      lead={
        <Trans>
          New requests with at most this risk score are approved by it. Payouts that take two
          operators never are.
        </Trans>
      }
      version={rule.version}
      start={getRuleDraft(rule.terms)}
      read={readRule}
      request={(asked) => requesting.mutateAsync(asked)}
      onClose={onClose}
    >
      {({ change, ...form }) => (
        <>
          <Checkbox
            label={<Trans>Approve by this rule</Trans>}
            checked={form.draft.enabled}
            onChange={({ target }) => change({ enabled: target.checked })}
          />
          <ChoiceField
            label={<Trans>Lowest level of documents</Trans>}
            name="levelAtLeast"
            value={String(form.draft.levelAtLeast)}
            choices={[
              { key: '0', text: t`0: no document is needed` },
              { key: '1', text: t`1: an accepted, valid document` },
            ]}
            onChange={(level) => change({ levelAtLeast: level === '1' ? 1 : 0 })}
          />
          <DraftFields
            {...form}
            fields={ruleFields}
            labels={labels}
            onChange={(field, text) => change({ [field]: text })}
          />
        </>
      )}
    </TermsDialog>
  );
}
