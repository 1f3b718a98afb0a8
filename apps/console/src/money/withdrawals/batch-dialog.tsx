import './batch.css';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { ErrorText } from '../../shared/error-text.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { WalletName } from '../../shared/wallet-name.tsx';
import { isUnsent } from './approve-batch.ts';
import type { LineResult } from './approve-batch.ts';
import { BatchTotal } from './batch-total.tsx';
import { getSpokenNumber } from './payout-cells.tsx';
import { PayoutRisk } from './payout-risk.tsx';
import { useApproveBatch } from './use-withdrawals.ts';

/** The result of one payout of the batch. */
function Result({ result }: { readonly result: LineResult }) {
  if (!result.isApproved)
    return (
      <>
        <StatusBadge tone="bad">
          <Trans>Not approved</Trans>
        </StatusBadge>
        <small>
          <ErrorText refusal={result.refusal} />
        </small>
      </>
    );
  if (result.payout.state === 'requested')
    return (
      <StatusBadge tone="open">
        <Trans>Another operator has to approve it too</Trans>
      </StatusBadge>
    );
  return (
    <StatusBadge tone="good">
      <Trans>Approved</Trans>
    </StatusBadge>
  );
}

type LineProps = {
  readonly payout: QueuedWithdrawal;
  readonly result: LineResult | undefined;
};

/** One payout of the batch: what to look at before, and its result after. */
function Line({ payout, result }: LineProps) {
  const { money } = useNumberFormat();
  const { account, amount, currency, walletKind, walletNumber } = payout;
  return (
    <li>
      <span className="batch__payee">
        <b translate="no">{account}</b>
        <small>
          <WalletName kind={walletKind} />{' '}
          <span translate="no" lang="zxx">
            {getSpokenNumber(walletNumber)}
          </span>
        </small>
      </span>
      <b className="batch__amount">{money(amount, currency)}</b>
      <div className="batch__result">
        {result ? <Result result={result} /> : <PayoutRisk {...payout} />}
      </div>
    </li>
  );
}

type DialogProps = {
  readonly payouts: readonly QueuedWithdrawal[];
  readonly onClose: () => void;
};

/** Approves several payouts after one confirmation, each by itself, and shows each result. */
export function BatchDialog({ payouts, onClose }: DialogProps) {
  const approving = useApproveBatch();
  const [results, setResults] = useState<ReadonlyMap<string, LineResult>>(new Map());
  const unsent = payouts.filter(({ id }) => isUnsent(results.get(id)));
  const isBegun = results.size > 0;
  const { isPending } = approving;
  const send = () =>
    approving.mutate({
      ids: unsent.map(({ id }) => id),
      onResult: (id, result) => setResults((before) => new Map(before).set(id, result)),
    });
  return (
    <Modal
      open
      dismissible={false}
      onClose={() => {
        if (!isPending) onClose();
      }}
      title={
        <Plural value={payouts.length} one="Pay # withdrawal out?" other="Pay # withdrawals out?" />
      }
      lead={<Trans>An approved payout cannot be cancelled. Each one is decided by itself.</Trans>}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {isBegun ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
          </Button>
          {unsent.length > 0 && (
            <Button kind="primary" busy={isPending} onClick={send}>
              {isBegun ? (
                <Plural
                  value={unsent.length}
                  one="Approve the other #"
                  other="Approve the other #"
                />
              ) : (
                <Trans>
                  Approve <BatchTotal payouts={payouts} />
                </Trans>
              )}
            </Button>
          )}
        </>
      }
    >
      <dl className="slip">
        <div className="slip__main">
          <dt>
            <Trans>In all</Trans>
          </dt>
          <dd>
            <BatchTotal payouts={payouts} />
          </dd>
        </div>
      </dl>
      <ul className="batch" aria-live="polite">
        {payouts.map((payout) => (
          <Line key={payout.id} payout={payout} result={results.get(payout.id)} />
        ))}
      </ul>
    </Modal>
  );
}
