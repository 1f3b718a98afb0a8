import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PayoutWallets } from '@khelaghor/contract/money/payout-wallets.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { withdrawalsGetTerms } from '@khelaghor/contract/money/withdrawals.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { AmountField } from '@khelaghor/ui/amount-field/amount-field.tsx';
import { formatFieldAmount } from '@khelaghor/ui/amount-field/amount-text.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { RadioCards } from '@khelaghor/ui/radio-cards/radio-cards.tsx';
import { AddWallet, WalletName } from '../payout-wallets/index.ts';
import { AmountRangeText } from '../../shared/amount/amount-range.tsx';
import { useAmount } from '../../shared/amount/use-amount.ts';
import { Moment } from '../../shared/moment.tsx';
import { useNavigate } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { getNextKey } from './sent-key.ts';
import { UnverifiedNote } from './unverified-note.tsx';
import { findFee } from './find-fee.ts';
import { WithdrawalFrame } from './withdrawal-frame.tsx';
import type { WithdrawalIntent } from './withdrawal-intent.ts';

type Terms = ValueOf<typeof withdrawalsGetTerms>;
type Wallet = WithdrawalIntent['wallet'];

type WithdrawalFormProps = {
  readonly terms: Terms;
  readonly wallets: PayoutWallets;
  /** The balance in minor units, as text. */
  readonly available: string;
  /** What was filled in before, when its writer comes back from the last look. */
  readonly kept: WithdrawalIntent | null;
};

const tints = { bkash: 'rani', nagad: 'vermilion', rocket: 'peacock', upay: 'leaf' } as const;

/** The wallets that can be paid to, and those that wait; and the way to another one. */
function WalletChoice(props: {
  readonly terms: Terms;
  readonly wallets: PayoutWallets;
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
  readonly error: string | undefined;
}) {
  const { terms, wallets: of, value, onChange, error } = props;
  const shown = of.wallets.filter(({ kind }) => terms.walletKinds.includes(kind));
  return (
    <div className="form" id="wallets" tabIndex={-1}>
      <RadioCards
        legend={<Trans>Which wallet do you want it in?</Trans>}
        error={error}
        cards={shown.map(({ id, kind, numberMasked, heldUntil }) => ({
          key: id,
          title: (
            <>
              <WalletName kind={kind} /> <bdi>{numberMasked}</bdi>
            </>
          ),
          icon: 'phone' as const,
          tint: tints[kind],
          disabled: heldUntil !== null,
          ...(heldUntil !== null && {
            note: (
              <Trans>
                New: payouts from <Moment at={heldUntil} />
              </Trans>
            ),
          }),
        }))}
        value={value}
        onChange={onChange}
      />
      {shown.length === 0 && (
        <p>
          <Trans>Add the wallet that your money goes to: bKash, Nagad, Rocket or Upay.</Trans>
        </p>
      )}
      {/* What its dialog sends is not for the form around it. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <AddWallet
          of={of}
          onAdded={({ id, heldUntil }) => {
            if (heldUntil === null) onChange(id);
          }}
        />
      </div>
    </div>
  );
}

/** Amount and wallet. What is wrong is said when its writer wants to go on. */
export function WithdrawalForm({ terms, wallets, available, kept }: WithdrawalFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const format = useFormat();
  const [typed, setTyped] = useState(
    kept ? formatFieldAmount(parseMinorText(kept.amount), format) : '',
  );
  const ready = wallets.wallets.filter(
    ({ kind, heldUntil }) => heldUntil === null && terms.walletKinds.includes(kind),
  );
  const [chosen, setChosen] = useState<string | undefined>(kept?.wallet.id);
  const [tried, setTried] = useState(false);
  const { amount, error } = useAmount(typed, {
    emptyError: t`Enter the amount to withdraw.`,
    range: terms,
    available: { amount: available, error: t`Your balance is too low.` },
  });
  const wallet: Wallet | undefined = ready.find(({ id }) => id === chosen) ?? ready[0];

  const goOn = async (form: HTMLElement): Promise<void> => {
    setTried(true);
    if (amount === null || wallet === undefined) {
      form.querySelector<HTMLElement>(amount === null ? '#amount' : '#wallets')?.focus();
      return;
    }
    const { id, kind, numberMasked } = wallet;
    const withdrawalIntent = { key: getNextKey(), amount, wallet: { id, kind, numberMasked } };
    const state = { withdrawalIntent };
    // Kept with this entry too, so that the way back finds the form as it was left.
    await navigate({ to: paths.withdraw, search: {}, state, replace: true });
    await navigate({ to: paths.withdraw, search: { step: 'review' }, state });
  };

  return (
    <WithdrawalFrame
      current={amount === null ? 0 : 1}
      amount={amount}
      {...(amount !== null &&
        wallet && { fee: findFee(terms.fees, wallet.kind, parseMinorText(amount)) })}
    >
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void goOn(event.currentTarget);
        }}
      >
        <AmountField
          id="amount"
          label={<Trans>How much will you withdraw?</Trans>}
          aside={<AmountRangeText range={terms} />}
          error={tried && error !== null ? error : undefined}
          value={typed}
          onValueChange={setTyped}
          quick={getQuickAmounts(terms, available)}
        />
        <WalletChoice
          terms={terms}
          wallets={wallets}
          value={wallet?.id}
          onChange={setChosen}
          error={tried && wallet === undefined ? t`You have no payout wallet yet.` : undefined}
        />
        {terms.unverified !== null && (
          <UnverifiedNote limit={terms.unverified} currency={terms.currency} />
        )}
        {terms.sandbox && (
          <Alert kind="trial">
            <Trans>This is play money. No real account receives anything.</Trans>
          </Alert>
        )}
        <Button type="submit" kind="primary" size="large" block>
          <Trans>Continue</Trans>
        </Button>
      </form>
    </WithdrawalFrame>
  );
}

/** Ready amounts within the terms and the balance, the whole balance among them. */
function getQuickAmounts(terms: Terms, available: string): bigint[] {
  const most = [parseMinorText(terms.maximum), parseMinorText(available)].reduce((a, b) =>
    a < b ? a : b,
  );
  const least = parseMinorText(terms.minimum);
  const usual = [500_00n, 1_000_00n, 2_000_00n, 5_000_00n, 10_000_00n];
  const fitting = usual.filter((amount) => amount >= least && amount < most);
  return most >= least ? [...fitting, most] : fitting;
}
