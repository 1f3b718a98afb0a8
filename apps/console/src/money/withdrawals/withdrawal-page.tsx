import './payout-table.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Detail } from '../../shared/kit/detail.tsx';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { MemberPicture } from '../../shared/member-picture.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { MemberWallets } from './member-wallets.tsx';
import { Arrival } from './arrival.tsx';
import { DecidedBy, MemberFigures, Payee, PayoutState } from './payout-cells.tsx';
import { PayoutRisk } from './payout-risk.tsx';
import { useWithdrawalActions } from './use-withdrawal-actions.tsx';
import { useWithdrawal } from './use-withdrawals.ts';
import type { WithdrawalStatus } from './withdrawal-statuses.ts';

function useFacts(payout: QueuedWithdrawal): ObjectFact[] {
  const { t } = useLingui();
  const { money, moment } = useNumberFormat();
  const { amount, fee, currency, requestedAt, resolvedAt, resolvedBy, reason, confirmation } =
    payout;
  const label = t`Proof of payment, in a window of its own`;
  return [
    { key: 'amount', name: t`Amount`, value: <b>{money(amount, currency)}</b> },
    ...(fee === '0' ? [] : [{ key: 'fee', name: t`Withdrawal fee`, value: money(fee, currency) }]),
    { key: 'payee', name: t`Pay to`, value: <Payee payout={payout} /> },
    { key: 'requested', name: t`Requested at`, value: moment(requestedAt) },
    ...(resolvedAt === null
      ? []
      : [{ key: 'resolved', name: t`Decided at`, value: moment(resolvedAt) }]),
    ...(resolvedBy === null
      ? []
      : [{ key: 'by', name: t`Decided by`, value: <DecidedBy name={resolvedBy} /> }]),
    ...(reason === null ? [] : [{ key: 'reason', name: t`Reason`, value: reason }]),
    ...(confirmation === null
      ? []
      : [
          {
            key: 'arrival',
            name: t`Arrival`,
            value: <Arrival confirmation={confirmation} currency={currency} />,
          },
        ]),
    ...payout.proofs.map((proof) => ({
      key: proof.hash,
      name: t`Proof of payment`,
      value: <MemberPicture image={proof} label={label} />,
    })),
  ];
}

type ShownProps = {
  readonly payout: QueuedWithdrawal;
  readonly queue: WithdrawalStatus;
  readonly tab: string | undefined;
};

function Shown({ payout, queue, tab }: ShownProps) {
  const navigate = useNavigate();
  const getActions = useWithdrawalActions();
  const { id, account, memberId } = payout;
  return (
    <Detail
      name={account}
      marks={<PayoutState state={payout.state} />}
      facts={useFacts(payout)}
      actions={getActions(payout)}
      links={
        <Button icon="user" render={<Link to="/members" search={{ account }} />}>
          <Trans>The member</Trans>
        </Button>
      }
      tab={tab}
      onTab={(next) =>
        void navigate({ to: '/withdrawals', search: { state: queue, id, tab: next } })
      }
      tabs={[
        {
          key: 'member',
          text: <Trans>Member totals</Trans>,
          panel: (
            <div className="detail__part">
              <PayoutRisk {...payout} />
              <MemberFigures payout={payout} />
              <MemberWallets memberId={memberId} />
            </div>
          ),
        },
      ]}
      subject={`withdrawal:${id}`}
    />
  );
}

type PageProps = {
  readonly id: string;
  /** The queue that the way back leads to. */
  readonly queue: WithdrawalStatus;
  readonly tab: string | undefined;
};

/** One withdrawal: its decision, what is known of the member, and its history. */
export function WithdrawalPage({ id, queue, tab }: PageProps) {
  const { t } = useLingui();
  const withdrawal = useWithdrawal(id);
  return (
    <Page
      title={t`Withdrawal`}
      updatedAtMs={withdrawal.dataUpdatedAt}
      back={<Link to="/withdrawals" search={{ state: queue }} />}
    >
      <QueryState query={withdrawal} skeletons={1} />
      {withdrawal.data && <Shown payout={withdrawal.data} queue={queue} tab={tab} />}
    </Page>
  );
}
