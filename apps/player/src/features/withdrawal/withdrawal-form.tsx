import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { v7 } from 'uuid';
import type { ValueOf } from '@khelaghor/contract/route.ts';
import type { withdrawalTerms } from '@khelaghor/contract/withdrawal.ts';
import { minorFromText, minorText, parseTaka } from '@khelaghor/money/minor.ts';
import { AmountField } from '@khelaghor/ui/amount-field/amount-field.tsx';
import { amountText } from '@khelaghor/ui/amount-field/amount-text.ts';
import { Bar } from '@khelaghor/ui/bar/bar.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { useFormat } from '@khelaghor/ui/money/format.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { RadioCards } from '@khelaghor/ui/radio-cards/radio-cards.tsx';
import { paths } from '../../shared/paths.ts';
import { tidyWalletNumber } from './wallet-number.ts';
import { WithdrawalFrame } from './withdrawal-frame.tsx';
import type { WithdrawalIntent } from './withdrawal-intent.ts';
import { WalletName } from './withdrawal-words.tsx';

type Terms = ValueOf<typeof withdrawalTerms>;
type WalletKind = WithdrawalIntent['walletKind'];

type WithdrawalFormProps = {
  readonly terms: Terms;
  /** The balance in minor units, as text. */
  readonly available: string;
  /** What was filled in before, when its writer comes back from the last look. */
  readonly kept: WithdrawalIntent | null;
};

const pots = { bkash: 'rani', nagad: 'vermilion', rocket: 'peacock', upay: 'leaf' } as const;

/** Why a typed amount cannot be withdrawn; null when it can. */
function useAmountRefusal(terms: Terms, available: string, typed: string): string | null {
  const { t } = useLingui();
  const format = useFormat();
  const parsed = parseTaka(typed);
  const minimum = amountText(minorFromText(terms.minimum), format);
  const maximum = amountText(minorFromText(terms.maximum), format);
  if (!parsed.ok) {
    return parsed.refusal === 'amount_empty'
      ? t`Say how much you want to withdraw.`
      : t`This is not an amount. Write it like 500 or 500.50.`;
  }
  if (parsed.value < minorFromText(terms.minimum)) return t`At least ৳${minimum}.`;
  if (parsed.value > minorFromText(terms.maximum)) return t`At most ৳${maximum}.`;
  if (parsed.value > minorFromText(available)) return t`Your balance is less than this.`;
  return null;
}

/** Amount, wallet and number. What is wrong is said when its writer wants to go on. */
export function WithdrawalForm({ terms, available, kept }: WithdrawalFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const format = useFormat();
  const [typed, setTyped] = useState(kept ? amountText(minorFromText(kept.amount), format) : '');
  const [chosen, setChosen] = useState<WalletKind | undefined>(
    kept?.walletKind ?? terms.walletKinds[0],
  );
  const [number, setNumber] = useState(kept?.walletNumber ?? '');
  const [tried, setTried] = useState(false);
  const amountRefusal = useAmountRefusal(terms, available, typed);
  const parsed = parseTaka(typed);
  const amount = parsed.ok && amountRefusal === null ? minorText(parsed.value) : null;
  const walletNumber = chosen === undefined ? null : tidyWalletNumber(chosen, number);

  const goOn = async (form: HTMLElement): Promise<void> => {
    setTried(true);
    if (amount === null || walletNumber === null || chosen === undefined) {
      form.querySelector<HTMLElement>(amount === null ? '#amount' : '#wallet-number')?.focus();
      return;
    }
    const withdrawalIntent = { key: v7(), amount, walletKind: chosen, walletNumber };
    const state = { withdrawalIntent };
    // Kept with this entry too, so that the way back finds the form as it was left.
    await navigate({ to: paths.withdraw, search: {}, state, replace: true });
    await navigate({ to: paths.withdraw, search: { step: 'review' }, state });
  };

  return (
    <WithdrawalFrame current={amount === null ? 0 : 1} amount={amount}>
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
          aside={<Range terms={terms} />}
          error={tried && amountRefusal !== null ? amountRefusal : undefined}
          value={typed}
          onValueChange={setTyped}
          quick={quickAmounts(terms, available)}
        />
        <RadioCards
          legend={<Trans>Which wallet do you want it in?</Trans>}
          cards={terms.walletKinds.map((kind) => ({
            key: kind,
            title: <WalletName kind={kind} />,
            icon: 'phone',
            pot: pots[kind],
          }))}
          value={chosen}
          onChange={setChosen}
        />
        <TextField
          id="wallet-number"
          label={<Trans>Wallet number</Trans>}
          hint={
            <Trans>Only a number of your own. Check it well: a payout cannot be called back.</Trans>
          }
          error={
            tried && walletNumber === null
              ? t`The number must have 11 digits, like 01712345678.`
              : undefined
          }
          icon="phone"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={40}
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
        {terms.sandbox && (
          <Bar kind="trial">
            <Trans>This is play money. No real account receives anything.</Trans>
          </Bar>
        )}
        <Button type="submit" kind="lead" size="large" block>
          <Trans>Continue</Trans>
        </Button>
      </form>
    </WithdrawalFrame>
  );
}

/** Ready amounts within the terms and the balance, the whole balance among them. */
function quickAmounts(terms: Terms, available: string): bigint[] {
  const most = [minorFromText(terms.maximum), minorFromText(available)].reduce((a, b) =>
    a < b ? a : b,
  );
  const least = minorFromText(terms.minimum);
  const usual = [500_00n, 1_000_00n, 2_000_00n, 5_000_00n, 10_000_00n];
  const fitting = usual.filter((amount) => amount >= least && amount < most);
  return most >= least ? [...fitting, most] : fitting;
}

function Range({ terms }: { terms: Terms }) {
  const least = <Money minor={minorFromText(terms.minimum)} decimals={false} />;
  const most = <Money minor={minorFromText(terms.maximum)} decimals={false} />;
  return (
    <Trans>
      {least} to {most}
    </Trans>
  );
}
