import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, lazy } from 'react';
import type {
  DeskWithdrawalTerms,
  WithdrawalTerms,
} from '@khelaghor/contract/money/withdrawal-terms.ts';
import { useCurrencyName } from '../../shared/currency-name.ts';
import { TermsTable } from '../../shared/kit/terms-table.tsx';
import type { Term } from '../../shared/kit/terms-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { WalletName } from '../../shared/wallet-name.tsx';
import { useConfirmTerms, useWithdrawalTerms, useWithdrawTerms } from './use-withdrawal-terms.ts';

const LimitsDialog = lazy(async () => ({
  default: (await import('./limits-dialog.tsx')).LimitsDialog,
}));

function WalletNames({ walletKinds }: Pick<WithdrawalTerms, 'walletKinds'>) {
  return walletKinds.map((kind, at) => (
    <Fragment key={kind}>
      {at > 0 && ', '}
      <WalletName kind={kind} />
    </Fragment>
  ));
}

/** The terms in words, by their names. */
function useTermsText() {
  const { t } = useLingui();
  const { money, count } = useNumberFormat();
  return ({ currency }: DeskWithdrawalTerms, terms: WithdrawalTerms): Term[] => [
    { key: 'minimum', name: t`Least`, value: money(terms.minimum, currency) },
    { key: 'maximum', name: t`Most`, value: money(terms.maximum, currency) },
    { key: 'waiting', name: t`At a time`, value: count(terms.waitingMax) },
    { key: 'wallets', name: t`Wallets`, value: <WalletNames {...terms} />, isText: true },
  ];
}

/** The terms, each with the request that waits for it. */
function LimitsTable({ rows }: { readonly rows: readonly DeskWithdrawalTerms[] }) {
  const { t } = useLingui();
  const getTerms = useTermsText();
  const getCurrency = useCurrencyName();
  const confirming = useConfirmTerms();
  const withdrawing = useWithdrawTerms();
  const getName = ({ currency }: DeskWithdrawalTerms) => getCurrency(currency);
  return (
    <TermsTable
      caption={t`Limits of withdrawals`}
      rows={rows}
      rowKey={({ currency }) => currency}
      columns={[{ key: 'currency', name: t`Currency`, slot: 'name', cell: getName }]}
      getTerms={getTerms}
      getName={getName}
      what={<Trans>Other limits of withdrawals requested</Trans>}
      question={<Trans>Change the limits?</Trans>}
      done={<Trans>New requests follow the new limits</Trans>}
      renderDialog={(row, onClose) => <LimitsDialog row={row} onClose={onClose} />}
      confirm={({ currency }, requestId) => confirming.mutateAsync({ currency, requestId })}
      withdraw={({ currency }, requestId) => withdrawing.mutateAsync({ currency, requestId })}
    />
  );
}

/** The limits of withdrawals by currency. */
export function TermsPanel() {
  const query = useWithdrawalTerms();
  return (
    <div className="queue">
      <QueryState query={query} skeletons={2} />
      {query.data && <LimitsTable rows={query.data.terms} />}
    </div>
  );
}
