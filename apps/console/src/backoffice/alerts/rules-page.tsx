import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { alertTerms } from '@khelaghor/contract/backoffice/alert-terms.ts';
import type { AlertKind } from '@khelaghor/contract/backoffice/alert-terms.ts';
import type { AlertRule, AlertRuleTerms } from '@khelaghor/contract/backoffice/alerts.ts';
import type { Mailbox } from '@khelaghor/contract/backoffice/mailboxes.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { Actions } from '../../shared/kit/action-buttons.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { TermsTable } from '../../shared/kit/terms-table.tsx';
import type { Term } from '../../shared/kit/terms-table.tsx';
import { MailboxState } from '../../shared/mailbox/mailbox-state.tsx';
import { useMailboxActions } from '../../shared/mailbox/use-mailbox-actions.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { kindHints, kindLabels } from './labels.ts';
import { writeThreshold } from './rule-draft.ts';
import {
  useChangeAlertEmail,
  useConfirmAlertEmail,
  useConfirmRule,
  useRules,
  useWithdrawRule,
} from './use-alerts.ts';

const RuleDialog = lazy(async () => ({ default: (await import('./rule-dialog.tsx')).RuleDialog }));

/** Returns what writes a rule's threshold with its unit. */
function useThresholdText(currency: CashCurrency) {
  const { t } = useLingui();
  const { money } = useNumberFormat();
  return (kind: AlertKind, threshold: number): string => {
    const number = writeThreshold(kind, threshold);
    switch (alertTerms[kind].unit) {
      case 'money':
        return money(String(threshold), currency);
      case 'percent':
        return `${number}%`;
      case 'minutes':
        return t`${number} minutes`;
      case 'days':
        return t`${number} days`;
      case 'sigma':
        return `${number} σ`;
      case 'count':
        return number;
    }
  };
}

/** The terms of a rule in words, by their names. */
function useTermsText(currency: CashCurrency) {
  const { t } = useLingui();
  const getThreshold = useThresholdText(currency);
  return ({ kind }: AlertRule, { threshold, enabled, byEmail }: AlertRuleTerms): Term[] => [
    { key: 'threshold', name: t`Threshold`, value: getThreshold(kind, threshold), isText: true },
    { key: 'email', name: t`E-mail`, value: byEmail ? t`Yes` : t`No`, isText: true },
    { key: 'state', name: t`State`, value: enabled ? t`On` : t`Off`, isText: true },
  ];
}

function useColumns(): ListColumn<AlertRule>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  return [
    {
      key: 'kind',
      name: t`Rule`,
      slot: 'name',
      cell: ({ kind }) => (
        <>
          {t(kindLabels[kind])}
          <small>{t(kindHints[kind])}</small>
        </>
      ),
    },
    {
      key: 'changed',
      name: t`Last change`,
      slot: 'note',
      cell: ({ changed }) =>
        changed === null ? t`Never changed` : `${moment(changed.at)} · ${changed.by}`,
    },
  ];
}

type ListProps = {
  readonly rules: readonly AlertRule[];
  readonly currency: CashCurrency;
  readonly mailbox: Mailbox;
  readonly needsSecond: boolean;
};

/** The address that alerts are sent to. */
function AlertMailbox({ mailbox }: Pick<ListProps, 'mailbox'>) {
  const changing = useChangeAlertEmail();
  const confirming = useConfirmAlertEmail();
  const actions = useMailboxActions({
    mailbox,
    needs: 'act',
    label: <Trans>Change the address</Trans>,
    title: <Trans>E-mail address for alerts</Trans>,
    change: changing.mutateAsync,
    confirm: confirming.mutateAsync,
  });
  const { email, awaiting } = mailbox;
  return (
    <>
      <MailboxState awaiting={awaiting}>
        {email === '' ? (
          <Trans>Alerts go to no e-mail address.</Trans>
        ) : (
          <Trans>
            Alerts of the rules with e-mail go to{' '}
            <bdi className="mailbox-address" translate="no">
              {email}
            </bdi>
            .
          </Trans>
        )}
      </MailboxState>
      <Actions actions={actions} />
    </>
  );
}

function RuleList({ rules, currency, mailbox, needsSecond }: ListProps) {
  const { t } = useLingui();
  const columns = useColumns();
  const getTerms = useTermsText(currency);
  const confirming = useConfirmRule();
  const withdrawing = useWithdrawRule();
  return (
    <>
      <AlertMailbox mailbox={mailbox} />
      <TermsTable
        caption={t`Rules of alerts`}
        rows={rules}
        rowKey={({ kind }) => kind}
        columns={columns}
        getTerms={getTerms}
        getName={({ kind }) => t(kindLabels[kind])}
        what={<Trans>Another rule requested</Trans>}
        question={<Trans>Change this rule of alerts?</Trans>}
        done={<Trans>The rule is changed</Trans>}
        renderDialog={(rule, onClose) => (
          <RuleDialog rule={rule} isAlone={!needsSecond} onClose={onClose} />
        )}
        confirm={({ kind }, requestId) => confirming.mutateAsync({ kind, requestId })}
        withdraw={({ kind }, requestId) => withdrawing.mutateAsync({ kind, requestId })}
      />
    </>
  );
}

/** The rules that open alerts. */
export function AlertRulesPage() {
  const { t } = useLingui();
  const query = useRules();
  return (
    <Page
      title={t`Rules of alerts`}
      updatedAtMs={query.dataUpdatedAt}
      back={<Link to="/alerts" search={{ state: 'open' }} />}
    >
      <QueryState query={query} skeletons={3} />
      {query.data && <RuleList {...query.data} />}
    </Page>
  );
}
