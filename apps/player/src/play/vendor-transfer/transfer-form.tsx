import { Trans, useLingui } from '@lingui/react/macro';
import { v7 } from 'uuid';
import type { merchantWallet } from '@khelaghor/contract/play/transfer-wallet.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { AmountField } from '@khelaghor/ui/amount-field/amount-field.tsx';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { RadioCards } from '@khelaghor/ui/radio-cards/radio-cards.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useState } from 'react';
import { useAmount } from '../../shared/amount/use-amount.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { useLocation, useNavigate } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useBalance } from '../../shared/api-queries.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { getTransferIntent } from './transfer-intent.ts';
import type { TransferIntent } from './transfer-intent.ts';
import { useSendTransfer } from './use-transfer.ts';
import type { TransferReply } from './use-transfer.ts';

type Wallets = ValueOf<typeof merchantWallet>;
export type Wallet = Wallets['wallets'][number] & Pick<Wallets, 'currency'>;
type Direction = TransferIntent['direction'];

const quick = [10_000n, 50_000n, 100_000n];

/**
 * Sends a move, and keeps its key until there is a definite answer. After a lost connection the
 * same move is sent again under the same key.
 */
function useMove() {
  const navigate = useNavigate();
  const toast = useToast();
  const send = useSendTransfer();
  const lost = getTransferIntent(useLocation().state);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Extract<TransferReply, { success: false }> | null>(null);
  const keep = (intent: TransferIntent | undefined) =>
    navigate({
      to: paths.transferFund,
      replace: true,
      resetScroll: false,
      ...(intent && { state: { transferIntent: intent } }),
    });
  const move = async (intent: TransferIntent): Promise<boolean> => {
    setBusy(true);
    setRefusal(null);
    await keep(intent);
    const reply = await send(intent);
    setBusy(false);
    if (!reply.success) {
      setRefusal(reply);
      if (reply.code !== 'network') await keep(undefined);
      return false;
    }
    await keep(undefined);
    const { state } = reply.value;
    toast({
      tone: state === 'refused' ? 'bad' : state === 'done' ? 'good' : 'info',
      title:
        state === 'done' ? (
          <Trans>The money has moved</Trans>
        ) : state === 'refused' ? (
          <Trans>The provider did not accept the transfer; no money was taken</Trans>
        ) : (
          <Trans>The provider has not replied yet; we keep asking</Trans>
        ),
    });
    return state !== 'refused';
  };
  return { move, busy, refusal, lost: busy ? null : lost };
}

/** A move whose answer never came: it is sent again, and counts once. */
function LostMove({ intent, onAgain }: { intent: TransferIntent; onAgain: () => void }) {
  const amount = <Money minor={parseMinorText(intent.amount)} />;
  return (
    <Alert
      kind="warn"
      action={
        <Button size="small" onClick={onAgain}>
          <Trans>Ask again</Trans>
        </Button>
      }
    >
      <Trans>
        We do not know whether your transfer of {amount} arrived. Try again: it is made only once,
        however often you try.
      </Trans>
    </Alert>
  );
}

type MoveFormProps = { readonly wallets: readonly Wallet[] };

/** Moving money between the wallet here and one at a vendor. */
export function TransferForm({ wallets }: MoveFormProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const formatRefusal = useRefusalText();
  const here = useBalance().data;
  const { move, busy, refusal, lost } = useMove();
  const [chosen, setChosen] = useState(wallets[0]?.vendor ?? '');
  const [direction, setDirection] = useState<Direction>('to_vendor');
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const wallet = wallets.find(({ vendor }) => vendor === chosen) ?? wallets[0];
  const source = direction === 'to_vendor' ? here?.sumBalance : wallet?.balance;
  const { amount, error } = useAmount(typed, {
    emptyError: t`Enter the amount to transfer.`,
    available: { amount: source ?? null, error: t`The balance is too low.` },
  });
  if (!wallet) return null;
  const isClosed = !wallet.open && direction === 'to_vendor';
  const submit = async () => {
    setTried(true);
    if (amount === null || isClosed) return;
    if (!(await move({ key: v7(), vendor: wallet.vendor, direction, amount }))) return;
    setTyped('');
    setTried(false);
  };
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {lost && <LostMove intent={lost} onAgain={() => void move(lost)} />}
      <RadioCards
        legend={<Trans>Which provider?</Trans>}
        cards={wallets.map((one) => ({
          key: one.vendor,
          title: text(one.title),
          note: <WalletNote wallet={one} />,
          icon: 'wallet',
          tint: 'peacock',
        }))}
        value={wallet.vendor}
        onChange={setChosen}
      />
      <FilterChips
        label={t`Direction`}
        value={direction}
        choices={[
          { key: 'to_vendor', text: <Trans>To the provider</Trans> },
          { key: 'from_vendor', text: <Trans>Back to my balance</Trans> },
        ]}
        onChange={setDirection}
      />
      <AmountField
        id="amount"
        label={<Trans>How much?</Trans>}
        error={tried && error !== null ? error : undefined}
        value={typed}
        onValueChange={setTyped}
        quick={quick}
      />
      {isClosed && (
        <Alert kind="warn">
          <Trans>This provider is closed for now. You can transfer your money back.</Trans>
        </Alert>
      )}
      {refusal && refusal.code !== 'network' && (
        <p className="refusal" role="alert">
          {formatRefusal(refusal)}
        </p>
      )}
      <Button type="submit" kind="primary" size="large" block busy={busy}>
        <Trans>Move</Trans>
      </Button>
    </form>
  );
}

function WalletNote({ wallet }: { readonly wallet: Wallet }) {
  if (wallet.balance === null)
    return <Trans>The provider’s balance is not available right now</Trans>;
  return (
    <>
      <Trans>Balance</Trans>{' '}
      <Money minor={parseMinorText(wallet.balance)} currency={wallet.currency} />
    </>
  );
}
