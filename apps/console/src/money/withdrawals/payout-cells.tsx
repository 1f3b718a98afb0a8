import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { decidedByRule } from '@khelaghor/contract/backoffice/decided-by-rule.ts';
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import { getDhakaDay } from '@khelaghor/time/dhaka.ts';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import { StatusBadge, Tag } from '@khelaghor/ui/tag/tag.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useCopy } from '../../shared/use-copy.ts';
import { WalletName } from '../../shared/wallet-name.tsx';

/** The parts of one payout, which the table and the cards lay out differently. */
export type PayoutProps = { readonly payout: QueuedWithdrawal };

/** 01712345678 -> 01712-345678, as people read numbers to each other. */
export const getSpokenNumber = (number: string): string =>
  number.length > 5 ? `${number.slice(0, 5)}-${number.slice(5)}` : number;

type AccountProps = PayoutProps & {
  readonly now: Date;
  /** Draws the account, as a link. */
  readonly render: (account: string) => ReactNode;
};

export function Account({ payout, now, render }: AccountProps) {
  const { day } = useNumberFormat();
  const since = day(payout.member.registeredAt);
  const isNew = getDhakaDay(Date.parse(payout.member.registeredAt)) === getDhakaDay(now.getTime());
  return (
    <>
      <b className="payout__account">{render(payout.account)}</b>
      {isNew ? (
        <Tag tone="info">
          <Trans>Registered today</Trans>
        </Tag>
      ) : (
        <small>
          <Trans>since {since}</Trans>
        </small>
      )}
    </>
  );
}

export function Payee({ payout }: PayoutProps) {
  const { t } = useLingui();
  const { copied, copy } = useCopy(payout.walletNumber);
  return (
    <span className="payee">
      <span>
        <small>
          <WalletName kind={payout.walletKind} />
        </small>
        <b>{getSpokenNumber(payout.walletNumber)}</b>
      </span>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        label={copied ? t`Number copied` : t`Copy the number`}
        onClick={copy}
      />
    </span>
  );
}

export function Since({ payout, now }: PayoutProps & { readonly now: Date }) {
  const { ago, moment } = useNumberFormat();
  const over = payout.resolvedAt !== null;
  const at = payout.resolvedAt ?? payout.requestedAt;
  return (
    <>
      <span className="payout__ago">{over ? moment(at) : ago(at, now)}</span>
      {!over && <small>{moment(at)}</small>}
    </>
  );
}

export function MemberFigures({ payout }: PayoutProps) {
  const { t } = useLingui();
  const { money } = useNumberFormat();
  const taka = (text: string) => money(text, payout.currency);
  const { member } = payout;
  const cells = [
    { key: 'deposited', name: t`Deposited`, amount: member.deposited },
    { key: 'withdrawn', name: t`Paid out`, amount: member.withdrawn },
    { key: 'staked', name: t`Staked`, amount: member.staked },
    { key: 'balance', name: t`Balance`, amount: member.balance },
  ];
  return (
    <dl className="member-figures">
      {cells.map(({ key, name, amount }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{taka(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where a withdrawal stands. */
export function PayoutState({ state }: Pick<QueuedWithdrawal, 'state'>) {
  switch (state) {
    case 'requested':
      return (
        <StatusBadge tone="open">
          <Trans>Pending</Trans>
        </StatusBadge>
      );
    case 'approved':
      return (
        <StatusBadge tone="open">
          <Trans>Being paid</Trans>
        </StatusBadge>
      );
    case 'unknown':
      return (
        <StatusBadge tone="bad">
          <Trans>Gateway has not replied</Trans>
        </StatusBadge>
      );
    case 'paid':
      return (
        <StatusBadge tone="good">
          <Trans>Paid</Trans>
        </StatusBadge>
      );
    case 'rejected':
      return (
        <StatusBadge tone="bad">
          <Trans>Rejected</Trans>
        </StatusBadge>
      );
  }
}

/** The operator who decided, or the rule. */
export function DecidedBy({ name }: { readonly name: string }) {
  if (name === decidedByRule) return <Trans>Approved by the rule</Trans>;
  return <bdi translate="no">{name}</bdi>;
}

/** What became of it, and by whom. */
export function Outcome({ payout }: PayoutProps) {
  return (
    <div className="outcome">
      <PayoutState state={payout.state} />
      {payout.reason !== null && <p>{payout.reason}</p>}
      {payout.resolvedBy !== null && (
        <small>
          <DecidedBy name={payout.resolvedBy} />
        </small>
      )}
    </div>
  );
}
