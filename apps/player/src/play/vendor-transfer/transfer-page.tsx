import '../../shared/records/records.css';
import './transfer.css';
import { Trans } from '@lingui/react/macro';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { CashierPage } from '../../shared/cashier-layout.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { Moment } from '../../shared/moment.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { Funds } from './funds.tsx';
import { CollectAll } from './collect-all.tsx';
import { PastTransfers } from './past-transfers.tsx';
import { TransferForm } from './transfer-form.tsx';
import type { Wallet } from './transfer-form.tsx';
import { useWallets } from './use-transfer.ts';

/** Moves of which the vendor has not said what became of them. */
function Pending({ wallets }: { readonly wallets: readonly Wallet[] }) {
  const text = useLocalText();
  const pending = wallets.flatMap(({ title, pending: moves }) =>
    moves.map((move) => ({ ...move, title })),
  );
  if (pending.length === 0) return null;
  return (
    <Card>
      <h2 className="transfer__title">
        <Trans>Pending</Trans>
      </h2>
      <ul className="moves">
        {pending.map((move) => (
          <li key={move.transferId}>
            <span>
              <b>{text(move.title)}</b>
              <small>
                {move.direction === 'to_vendor' ? (
                  <Trans>To the provider</Trans>
                ) : (
                  <Trans>Back to my balance</Trans>
                )}{' '}
                · <Moment at={move.createdAt} />
              </small>
            </span>
            <Money minor={parseMinorText(move.amount)} currency={move.currency} />
          </li>
        ))}
      </ul>
      <p className="transfer__note">
        <Trans>The amount is held until the provider confirms the transfer. We keep asking.</Trans>
      </p>
    </Card>
  );
}

function Desk() {
  const query = useWallets();
  const { data, error } = query;
  if (!data)
    return (
      <Card>{error === null ? <SkeletonList count={3} /> : <QueryError query={query} />}</Card>
    );
  if (data.length === 0)
    return (
      <Card>
        <EmptyState
          art="lotus"
          title={<Trans>All games use your balance</Trans>}
          text={
            <Trans>
              Some providers have their own wallets, to which you transfer money first. None of the
              providers here does, so there is nothing to transfer.
            </Trans>
          }
          actions={
            <Button kind="primary" render={<Link to={paths.home} />}>
              <Trans>Go to the lobby</Trans>
            </Button>
          }
        />
      </Card>
    );
  return (
    <>
      <Card>
        <TransferForm wallets={data} />
      </Card>
      <div className="stack">
        <Pending wallets={data} />
        <CollectAll wallets={data} />
        <PastTransfers wallets={data} />
      </div>
    </>
  );
}

/** All that a member has, and moves between the balance here and the wallets that vendors keep. */
export function TransferPage() {
  return (
    <CashierPage title={<Trans>Wallet transfer</Trans>}>
      <Funds />
      <Desk />
    </CashierPage>
  );
}
