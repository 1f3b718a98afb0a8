import './deposits.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import type { DeskDepositPage } from '@khelaghor/contract/money/differing-payments.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { Detail } from '../../shared/kit/detail.tsx';
import { Facts } from '../../shared/kit/facts.tsx';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import type { DepositsSearch } from './deposits-search.ts';
import { DifferingSection, RefundLead } from './differing-section.tsx';
import { DepositState, useChannelNames } from './labels.tsx';
import { useDeposit, useRequestRefund } from './use-deposits.ts';

function useFacts(deposit: DeskDepositPage): ObjectFact[] {
  const { t } = useLingui();
  const { money, moment } = useNumberFormat();
  const { getName } = useChannelNames();
  const { amount, currency, channel, gateway, reference, requestedAt, expiresAt, resolvedAt } =
    deposit;
  return [
    { key: 'amount', name: t`Amount`, value: <b>{money(amount, currency)}</b> },
    {
      key: 'channel',
      name: t`Channel`,
      value: (
        <>
          {getName(channel)}{' '}
          <small translate="no" lang="zxx">
            {gateway}
          </small>
        </>
      ),
    },
    {
      key: 'reference',
      name: t`TrxID`,
      value: (
        <span translate="no" lang="zxx">
          {reference ?? '–'}
        </span>
      ),
    },
    { key: 'requested', name: t`Requested at`, value: moment(requestedAt) },
    resolvedAt === null
      ? { key: 'expires', name: t`To be paid until`, value: moment(expiresAt) }
      : { key: 'resolved', name: t`Ended at`, value: moment(resolvedAt) },
  ];
}

/** Gives a credited deposit back, when another operator confirms. */
function useRefundAction(deposit: DeskDepositPage, facts: readonly ObjectFact[]): Action[] {
  const { money } = useNumberFormat();
  const requesting = useRequestRefund();
  const { id, amount: minor, currency } = deposit;
  const amount = money(minor, currency);
  if (!deposit.canRefund) return [];
  return [
    {
      key: 'refund',
      label: <Trans>Refund the deposit</Trans>,
      tone: 'danger',
      question: {
        title: <Trans>Refund {amount}?</Trans>,
        lead: <RefundLead />,
        confirm: <Trans>Request</Trans>,
        facts: <Facts facts={facts} />,
        reason: {},
        needsSecond: true,
        done: { title: <Trans>The request waits for a second operator</Trans>, isInfo: true },
      },
      run: ({ reason }) => requesting.mutateAsync({ id, reason }),
    },
  ];
}

type ShownProps = { readonly deposit: DeskDepositPage; readonly search: DepositsSearch };

function Shown({ deposit, search }: ShownProps) {
  const navigate = useNavigate();
  const { id, account, payments } = deposit;
  const facts = useFacts(deposit);
  return (
    <Detail
      name={account}
      marks={<DepositState {...deposit} />}
      facts={facts}
      actions={useRefundAction(deposit, facts)}
      links={
        <Button icon="user" render={<Link to="/members" search={{ account }} />}>
          <Trans>The member</Trans>
        </Button>
      }
      tab={search.part}
      onTab={(part) => void navigate({ to: '/manual-deposits', search: { ...search, part } })}
      tabs={[
        {
          key: 'payments',
          text: <Trans>Differing payments and refunds</Trans>,
          panel: (
            <div className="detail__part">
              {payments.length === 0 && (
                <p>
                  <Trans>No payment differs from this deposit, and none goes back.</Trans>
                </p>
              )}
              {payments.map((payment) => (
                <DifferingSection key={payment.id} payment={payment} />
              ))}
            </div>
          ),
        },
      ]}
      subject={`deposit:${id}`}
    />
  );
}

type PageProps = { readonly id: string; readonly search: DepositsSearch };

/** One deposit: what was ordered, what was paid instead, the decision about it, a refund. */
export function DepositPage({ id, search }: PageProps) {
  const { t } = useLingui();
  const query = useDeposit(id);
  const { id: _id, part: _part, ...list } = search;
  return (
    <Page
      title={t`Deposit`}
      updatedAtMs={query.dataUpdatedAt}
      back={<Link to="/manual-deposits" search={{ ...list, tab: 'all' }} />}
    >
      <QueryState query={query} skeletons={1} />
      {query.data && <Shown deposit={query.data} search={search} />}
    </Page>
  );
}
