import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { v7 } from 'uuid';
import type { LevelLimit } from '@khelaghor/contract/money/level-limits.ts';
import type { DepositChannel } from '@khelaghor/contract/money/deposits.ts';
import { getLogoUrl } from '@khelaghor/contract/site/logos.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { AmountField } from '@khelaghor/ui/amount-field/amount-field.tsx';
import { formatFieldAmount } from '@khelaghor/ui/amount-field/amount-text.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { RadioCards } from '@khelaghor/ui/radio-cards/radio-cards.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { AmountRangeText } from '../../shared/amount/amount-range.tsx';
import { useAmount } from '../../shared/amount/use-amount.ts';
import { CashierCard } from '../../shared/cashier-layout.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useLocation, useNavigate, useSearch } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { DepositLimitOffer, useHasDepositLimit } from '../../account/responsible-gaming/index.ts';
import { fitRange, useChannelTexts } from './channel-texts.ts';
import { getDepositIntent } from './deposit-intent.ts';
import { DepositReview } from './deposit-review.tsx';
import { depositSteps } from './labels.tsx';
import { DepositHistory } from './history.tsx';
import { LevelNote } from './level-note.tsx';
import { DepositSummary } from './summary.tsx';
import { useChannels, useDeposits } from './use-deposits.ts';

const tints = { phone: 'rani', wallet: 'vermilion', bank: 'peacock', sandbox: 'leaf' } as const;

/** Two steps: choose a channel and an amount, then review both. */
export function DepositWizard() {
  const { step } = useSearch();
  const intent = getDepositIntent(useLocation().state);
  const channels = useChannels();
  const deposits = useDeposits();
  const isFirst = deposits.data?.pages[0]?.items.length === 0;
  const hasLimit = useHasDepositLimit();
  // An offer that came later would move what stands below under the member's finger.
  const isOfferKnown = !deposits.isPending && hasLimit !== null;
  const list = channels.data?.channels;
  const reviewed = step === 'review' ? list?.find((one) => one.channel === intent?.channel) : null;

  if (!list) {
    return (
      <Desk current={0}>
        {channels.error === null ? <SkeletonList count={4} /> : <QueryError query={channels} />}
      </Desk>
    );
  }
  if (reviewed && intent) {
    return (
      <Desk current={2} receipt={<DepositSummary channel={reviewed} amount={intent.amount} />}>
        {isOfferKnown ? (
          <>
            <DepositReview intent={intent} channel={reviewed} />
            {isFirst && <DepositLimitOffer />}
          </>
        ) : (
          <SkeletonList count={4} />
        )}
      </Desk>
    );
  }
  const { left = null, levelLimit = null } = channels.data ?? {};
  return <DepositForm channels={list} left={left} levelLimit={levelLimit} />;
}

type DeskProps = {
  readonly current: number;
  readonly receipt?: ReactNode;
  readonly children: ReactNode;
};

function Desk({ current, receipt, children }: DeskProps) {
  return (
    <>
      <CashierCard steps={depositSteps} current={current}>
        <div className="cashier__body">{children}</div>
      </CashierCard>
      <div className="stack">
        {receipt}
        <DepositHistory />
      </div>
    </>
  );
}

type FormProps = {
  readonly channels: readonly DepositChannel[];
  /** The amount that the member's own limits leave, in minor units; null: no limit. */
  readonly left: string | null;
  /** The limit of the member's level; null: none holds. */
  readonly levelLimit: LevelLimit | null;
};

function DepositForm({ channels, left, levelLimit }: FormProps) {
  const navigate = useNavigate();
  const format = useFormat();
  const kept = getDepositIntent(useLocation().state);
  const [chosen, setChosen] = useState(kept?.channel);
  const [typed, setTyped] = useState(
    kept ? formatFieldAmount(parseMinorText(kept.amount), format) : '',
  );
  const [tried, setTried] = useState(false);
  const open = channels.filter(({ closed }) => closed === null);
  const channel = open.find((one) => one.channel === chosen) ?? open[0];
  if (!channel) return <ClosedDesk channels={channels} />;
  return (
    <ChannelForm
      {...{ channels, channel, left, levelLimit, typed, setTyped, setChosen, tried }}
      onContinue={async (amount) => {
        setTried(true);
        if (amount === null) return;
        const state = { depositIntent: { key: v7(), channel: channel.channel, amount } };
        // Stored with this entry too: the way back finds the form filled in.
        await navigate({ to: paths.deposit, search: {}, state, replace: true });
        await navigate({ to: paths.deposit, search: { step: 'review' }, state });
      }}
    />
  );
}

type ChannelFormProps = FormProps & {
  readonly channel: DepositChannel;
  readonly typed: string;
  readonly tried: boolean;
  readonly setTyped: (text: string) => void;
  readonly setChosen: (channel: string) => void;
  /** The amount in minor units, or null when it cannot be deposited. */
  readonly onContinue: (amount: string | null) => Promise<void>;
};

function ChannelForm(props: ChannelFormProps) {
  const { channels, channel, left, levelLimit, typed, tried } = props;
  const { t } = useLingui();
  const text = useLocalText();
  const { getHours, getNote } = useChannelTexts();
  const range = fitRange(channel, getLeast(left, levelLimit?.left ?? null));
  const { amount, error } = useAmount(typed, {
    emptyError: t`Enter the amount to deposit.`,
    range,
  });
  // An amount that is too small while it is typed may only be unfinished.
  const shown = error !== null && tried ? error : undefined;
  return (
    <Desk current={1} receipt={<DepositSummary channel={channel} amount={amount} />}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void props.onContinue(amount);
          if (amount === null) event.currentTarget.querySelector<HTMLElement>('#amount')?.focus();
        }}
      >
        <RadioCards
          legend={<Trans>Where will you pay from?</Trans>}
          cards={channels.map((one) => ({
            key: one.channel,
            title: text(one.title),
            note: getNote(one),
            icon: one.icon,
            tint: tints[one.icon],
            picture: one.logo === null ? undefined : getLogoUrl(one.logo),
            disabled: one.closed !== null,
          }))}
          value={channel.channel}
          onChange={props.setChosen}
        />
        <AmountField
          id="amount"
          label={<Trans>How much will you deposit?</Trans>}
          aside={<AmountRangeText range={range} />}
          error={shown}
          value={typed}
          onValueChange={props.setTyped}
          quick={channel.quickAmounts.map(BigInt).filter((one) => one <= BigInt(range.maximum))}
        />
        {channel.hours && <p className="cashier__note">{getHours(channel.hours)}</p>}
        {left !== null && <OwnLimit left={left} />}
        {levelLimit !== null && <LevelNote limit={levelLimit} />}
        {channel.sandbox && (
          <Alert kind="trial">
            <Trans>This is play money. Nothing is taken from a real account.</Trans>
          </Alert>
        )}
        <Button type="submit" kind="primary" size="large" block>
          <Trans>Continue</Trans>
        </Button>
      </form>
    </Desk>
  );
}

/** The amount that the member's own limit on deposits leaves. */
function OwnLimit({ left }: { left: string }) {
  const amount = <Money minor={parseMinorText(left)} />;
  return (
    <p className="cashier__note">
      <Trans>Your own limit leaves {amount} to deposit now.</Trans>
    </p>
  );
}

/** The less of two amounts; null: no limit. */
function getLeast(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return BigInt(one) < BigInt(other) ? one : other;
}

/** No channel takes a deposit now: each says why. */
function ClosedDesk({ channels }: { channels: readonly DepositChannel[] }) {
  const text = useLocalText();
  const { getNote } = useChannelTexts();
  return (
    <Desk current={0}>
      <p>
        <Trans>No channel is open right now. Please try again later.</Trans>
      </p>
      {channels.map((one) => (
        <p key={one.channel}>
          <b>{text(one.title)}</b> {getNote(one)}
        </p>
      ))}
    </Desk>
  );
}
