import './payout-table.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { listFilesDisputes } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { PayoutDispute } from '@khelaghor/contract/money/payout-disputes.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { MemberPicture } from '../../shared/member-picture.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { WalletName } from '../../shared/wallet-name.tsx';
import { writeTaka } from '../../shared/write-taka.ts';
import { getSpokenNumber } from './payout-cells.tsx';
import { useDisputeActions } from './use-dispute-actions.tsx';
import { useDisputes } from './use-disputes.ts';

/** The wallet that the payout went to, and its transaction. */
function SentTo({ dispute }: { readonly dispute: PayoutDispute }) {
  const { walletKind, walletNumber, trxId } = dispute;
  return (
    <>
      <WalletName kind={walletKind} />{' '}
      <span translate="no" lang="zxx">
        {getSpokenNumber(walletNumber)}
      </span>
      {trxId !== null && (
        <small className="payout__trx" translate="no" lang="zxx">
          {trxId}
        </small>
      )}
    </>
  );
}

function useColumns(): ListColumn<PayoutDispute>[] {
  const { t } = useLingui();
  const { money, moment } = useNumberFormat();
  return [
    {
      key: 'account',
      name: t`Account`,
      slot: 'name',
      text: ({ account }) => account,
      cell: ({ account, withdrawalId: id }) => (
        <b className="payout__account">
          <Link to="/withdrawals" search={{ state: 'disputed', id }}>
            {account}
          </Link>
        </b>
      ),
    },
    {
      key: 'missing',
      name: t`Missing`,
      slot: 'value',
      figure: true,
      text: ({ remaining }) => writeTaka(remaining),
      cell: ({ remaining, currency }) => (
        <b className="payout__amount">{money(remaining, currency)}</b>
      ),
    },
    {
      key: 'sent',
      name: t`Sent`,
      slot: 'line',
      named: true,
      figure: true,
      text: ({ amount }) => writeTaka(amount),
      cell: ({ amount, currency, sentAt }) => (
        <>
          {money(amount, currency)} <small>{moment(sentAt)}</small>
        </>
      ),
    },
    {
      key: 'payee',
      name: t`Pay to`,
      slot: 'line',
      text: ({ walletNumber }) => walletNumber,
      cell: (dispute) => <SentTo dispute={dispute} />,
    },
    {
      key: 'proofs',
      name: t`Pictures`,
      slot: 'line',
      cell: ({ proofs }) => (
        <span className="member-pictures">
          {proofs.map((proof) => (
            <MemberPicture key={proof.hash} image={proof} />
          ))}
        </span>
      ),
    },
    {
      key: 'at',
      name: t`Reported at`,
      slot: 'note',
      text: ({ answeredAt }) => answeredAt,
      cell: ({ answeredAt }) => moment(answeredAt),
    },
  ];
}

/** Payouts of which members say that money is missing. */
export function DisputesPanel() {
  const { t } = useLingui();
  const query = useDisputes();
  const columns = useColumns();
  const getActions = useDisputeActions();
  return (
    <div className="queue">
      <QueryState query={query} skeletons={3} />
      {query.data && (
        <ListTable
          caption={t`Disputed payouts`}
          columns={columns}
          rows={query.data.disputes}
          rowKey={({ withdrawalId }) => withdrawalId}
          getActions={getActions}
          file={{ path: listFilesDisputes.path }}
          empty={
            <EmptyState
              art="lotus"
              title={<Trans>Nothing here</Trans>}
              text={<Trans>No member says that money is missing.</Trans>}
            />
          }
        />
      )}
    </div>
  );
}
