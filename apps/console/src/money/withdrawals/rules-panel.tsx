import './payout-table.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { PayoutRule, PayoutRuleTerms } from '@khelaghor/contract/backoffice/payout-rules.ts';
import { useCurrencyName } from '../../shared/currency-name.ts';
import { TermsTable } from '../../shared/kit/terms-table.tsx';
import type { Term } from '../../shared/kit/terms-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { useConfirmRule, usePayoutRules, useWithdrawRule } from './use-payout-rules.ts';

const RuleDialog = lazy(async () => ({
  default: (await import('./rule-dialog.tsx')).RuleDialog,
}));

/** The terms of a rule in words, by their names. */
function useTermsText() {
  const { t } = useLingui();
  const { money, count } = useNumberFormat();
  return ({ currency }: PayoutRule, terms: PayoutRuleTerms): Term[] => {
    const days = count(terms.accountDays);
    return [
      { key: 'state', name: t`State`, value: terms.enabled ? t`On` : t`Off`, isText: true },
      { key: 'account', name: t`Age of the account`, value: t`${days} days or more`, isText: true },
      { key: 'score', name: t`Highest risk score`, value: count(terms.maximumScore) },
      { key: 'level', name: t`Lowest level`, value: count(terms.levelAtLeast) },
      { key: 'one', name: t`One withdrawal`, value: money(terms.maximum, currency) },
      { key: 'member', name: t`Member in a day`, value: money(terms.memberDayMaximum, currency) },
      { key: 'day', name: t`All in a day`, value: money(terms.dayMaximum, currency) },
    ];
  };
}

/** The rules, each with the request that waits for it. */
function RulesTable({ rules }: { readonly rules: readonly PayoutRule[] }) {
  const { t } = useLingui();
  const getTerms = useTermsText();
  const getCurrency = useCurrencyName();
  const confirming = useConfirmRule();
  const withdrawing = useWithdrawRule();
  const getName = ({ currency }: PayoutRule) => getCurrency(currency);
  return (
    <TermsTable
      caption={t`Rules for withdrawals`}
      rows={rules}
      rowKey={({ currency }) => currency}
      columns={[{ key: 'currency', name: t`Currency`, slot: 'name', cell: getName }]}
      getTerms={getTerms}
      getName={getName}
      what={<Trans>Other terms requested</Trans>}
      question={<Trans>Change the rule?</Trans>}
      done={<Trans>New requests follow the new rule</Trans>}
      renderDialog={(rule, onClose) => <RuleDialog rule={rule} onClose={onClose} />}
      confirm={({ currency }, requestId) => confirming.mutateAsync({ currency, requestId })}
      withdraw={({ currency }, requestId) => withdrawing.mutateAsync({ currency, requestId })}
    />
  );
}

/** The rules that approve withdrawals without an operator. */
export function RulesPanel() {
  const query = usePayoutRules();
  return (
    <div className="queue">
      <p>
        <Trans>
          A withdrawal that fits the rule is approved without an operator. All others wait in the
          queue.
        </Trans>
      </p>
      <QueryState query={query} skeletons={2} />
      {query.data && <RulesTable rules={query.data.rules} />}
    </div>
  );
}
