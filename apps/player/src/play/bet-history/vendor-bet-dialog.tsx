import './vendor-bet.css';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '@khelaghor/client/api-error.ts';
import { betsGetVendorBet } from '@khelaghor/client/routes/play.gen.ts';
import { getMovementLabel } from '@khelaghor/contract/money/transfer-codes.ts';
import type { VendorBet, VendorBetCall } from '@khelaghor/contract/play/bet-history.ts';
import { products } from '@khelaghor/contract/play/products.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { fetchValue } from '../../shared/api.ts';
import { useLanguage, useLocalText } from '../../shared/local-text.ts';
import { Moment } from '../../shared/moment.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { BetStateTag } from './bet-state-tag.tsx';

const kinds: Readonly<Record<VendorBetCall['kind'], ReactNode>> = {
  bet: <Trans>Bet placed</Trans>,
  win: <Trans>Payout</Trans>,
  rollback: <Trans>Taken back</Trans>,
  cancel: <Trans>Bet cancelled</Trans>,
  bet_and_settle: <Trans>Bet placed and settled</Trans>,
  change_win: <Trans>Payout changed</Trans>,
  return_stake: <Trans>Part of the stake returned</Trans>,
  end_round: <Trans>Round ended</Trans>,
  refund_round: <Trans>Round refunded</Trans>,
};

/** Calls that move no amount of their own. */
const hasAmount = ({ kind, amount }: VendorBetCall): boolean =>
  amount !== '0' || kind === 'bet' || kind === 'win' || kind === 'change_win';

type RowProps = {
  readonly name: ReactNode;
  readonly at: string;
  /** The id under which it is stored. */
  readonly id: string;
  readonly children?: ReactNode;
};

function Row({ name, at, id, children }: RowProps) {
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          <Moment at={at} />
        </small>
        <small className="vendor-bet__id">{id}</small>
      </span>
      <span className="vendor-bet__amount">{children}</span>
    </li>
  );
}

function Ticket({ bet }: { readonly bet: VendorBet }) {
  const text = useLocalText();
  const { currency } = bet;
  return (
    <dl className="vendor-bet__ticket">
      <dt>
        <Trans>Provider</Trans>
      </dt>
      <dd>{text(bet.vendorTitle)}</dd>
      <dt>
        <Trans>Game</Trans>
      </dt>
      <dd>{text(bet.title)}</dd>
      <dt>
        <Trans>Round</Trans>
      </dt>
      <dd className="vendor-bet__id">{bet.round}</dd>
      <dt>
        <Trans>Time</Trans>
      </dt>
      <dd>
        <Moment at={bet.placedAt} />
      </dd>
      <dt>
        <Trans comment="of a bet">State</Trans>
      </dt>
      <dd>
        <BetStateTag state={bet.state} />
      </dd>
      <dt>
        <Trans>Stake</Trans>
      </dt>
      <dd>
        <Money minor={parseMinorText(bet.stake)} currency={currency} />
      </dd>
      {bet.state !== 'running' && (
        <>
          <dt>
            <Trans>Payout</Trans>
          </dt>
          <dd>
            <Money minor={parseMinorText(bet.payout)} currency={currency} />
          </dd>
        </>
      )}
    </dl>
  );
}

function Calls({ bet }: { readonly bet: VendorBet }) {
  return (
    <section>
      <h3>
        <Trans>What the provider told us</Trans>
      </h3>
      <ul className="vendor-bet__rows">
        {bet.calls.map((call) => (
          <Row
            key={call.transactionId}
            name={kinds[call.kind]}
            at={call.at}
            id={call.transactionId}
          >
            {hasAmount(call) && (
              <Money minor={parseMinorText(call.amount)} currency={bet.currency} />
            )}
            {call.isRolledBack && (
              <small>
                <Trans>Taken back later</Trans>
              </small>
            )}
          </Row>
        ))}
      </ul>
    </section>
  );
}

function Lines({ bet }: { readonly bet: VendorBet }) {
  const language = useLanguage();
  const { currency } = bet;
  return (
    <section>
      <h3>
        <Trans>What moved in your balance</Trans>
      </h3>
      {bet.lines.length === 0 ? (
        <p className="record__note">
          <Trans>Nothing moved: the bet was free and paid nothing.</Trans>
        </p>
      ) : (
        <ul className="vendor-bet__rows">
          {bet.lines.map((line) => (
            <Row
              key={line.transferId}
              name={getMovementLabel(line.code, products.vendor, language)}
              at={line.at}
              id={line.transferId}
            >
              <Money
                minor={parseMinorText(line.amount)}
                currency={currency}
                sign="always"
                tone="result"
              />
              <small>
                <Trans>
                  Balance after:{' '}
                  <Money minor={parseMinorText(line.balanceAfter)} currency={currency} />
                </Trans>
              </small>
            </Row>
          ))}
        </ul>
      )}
    </section>
  );
}

const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiError && ['bet_unknown', 'malformed'].includes(error.refusal.code);

function Detail({ betId }: { readonly betId: string }) {
  const query = useQuery({
    queryKey: ['records', 'vendor-bet', betId],
    queryFn: ({ signal }) => fetchValue(betsGetVendorBet, { params: { betId } }, signal),
    staleTime: 0,
  });
  const { data, error } = query;
  if (isUnknown(error)) return <EmptyState title={<Trans>You have no such bet.</Trans>} />;
  if (!data) return error === null ? <SkeletonList count={4} /> : <QueryError query={query} />;
  return (
    <div className="vendor-bet">
      <Ticket bet={data} />
      <Calls bet={data} />
      <Lines bet={data} />
      <Link className="record__check" to={paths.account}>
        <Icon name="list" size="small" />
        <Trans>Account record</Trans>
      </Link>
    </div>
  );
}

type VendorBetDialogProps = { readonly betId: string; readonly onClose: () => void };

/** A bet in a vendor's game: what the vendor called, and what moved in the ledger. */
export function VendorBetDialog({ betId, onClose }: VendorBetDialogProps) {
  return (
    <Modal
      open
      onClose={onClose}
      width="wide"
      title={<Trans>Details of the bet</Trans>}
      lead={
        <Trans>
          The provider alone decides the results of this game, so there is nothing to recompute. We
          can show what the provider told us, and what moved in your balance: lines of a ledger that
          never change.
        </Trans>
      }
    >
      <Detail betId={betId} />
    </Modal>
  );
}
