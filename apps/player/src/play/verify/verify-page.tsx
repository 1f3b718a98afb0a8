import '../../shared/proof/proof.css';
import { Trans } from '@lingui/react/macro';
import { ApiError } from '@khelaghor/client/api-error.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { InCurrency } from '@khelaghor/ui/money/number-format-context.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { isUuid } from '../../shared/is-uuid.ts';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';
import { Link, useShown } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { useFairness } from './use-fairness.ts';
import { getRoundProof } from './round-proof.ts';

const waiting = <SkeletonList count={6} />;

// Rounds need the engines of all in-house games, tickets the one of the lotteries.
const VerifyRound = createLazyDialog(
  () => import('./verify-round.tsx').then((m) => m.VerifyRound),
  waiting,
);
const VerifyTicket = createLazyDialog(
  () => import('./verify-ticket.tsx').then((m) => m.VerifyTicket),
  waiting,
);
const VerifyOfficial = createLazyDialog(
  () => import('./verify-official.tsx').then((m) => m.VerifyOfficial),
  waiting,
);

/** One bet, worked out anew in the reader's own browser beside what the server said of it. */
export function VerifyPage() {
  const { betId = '' } = useShown().params;
  return (
    <div className="page__main--inset verify">
      <PageTitle
        aside={
          <Link to={paths.bets}>
            <Trans>Betting record</Trans>
          </Link>
        }
      >
        <Trans>Check a bet</Trans>
      </PageTitle>
      {isUuid(betId) ? <Verification key={betId} betId={betId} /> : <UnknownBet />}
    </div>
  );
}

/** An address with a bet that is not this member's, or with no bet at all. */
const isUnknownBet = (error: Error | null): boolean =>
  error instanceof ApiError && ['bet_unknown', 'malformed'].includes(error.refusal.code);

/** A round of many steps that the member has not ended. */
const isOpenRound = (error: Error | null): boolean =>
  error instanceof ApiError && error.refusal.code === 'round_open';

function Verification({ betId }: { readonly betId: string }) {
  const fairness = useFairness(betId);
  const proof = fairness.data;
  if (proof?.kind === 'round' || proof?.kind === 'shared') {
    const round = getRoundProof(proof);
    return (
      <InCurrency currency={round.round.currency}>
        <VerifyRound proof={round} />
      </InCurrency>
    );
  }
  if (proof?.kind === 'lottery')
    return (
      <InCurrency currency={proof.ticket.currency}>
        {proof.issue.source === 'official' ? (
          <VerifyOfficial proof={proof} />
        ) : (
          <VerifyTicket proof={proof} />
        )}
      </InCurrency>
    );
  if (isUnknownBet(fairness.error)) return <UnknownBet />;
  if (isOpenRound(fairness.error)) return <OpenRound />;
  if (fairness.error !== null) {
    return <QueryError query={fairness} />;
  }
  return waiting;
}

function OpenRound() {
  return (
    <EmptyState
      art="kite"
      title={<Trans>This round is still open</Trans>}
      text={<Trans>Finish it in the game. Everything about it can be checked afterwards.</Trans>}
      actions={
        <Button kind="primary" icon="dice" render={<Link to={paths.inhouse} />}>
          <Trans>In-house games</Trans>
        </Button>
      }
    />
  );
}

function UnknownBet() {
  return (
    <EmptyState
      art="kite"
      title={<Trans>No such bet</Trans>}
      text={<Trans>This is not one of your bets. Choose one from your betting record.</Trans>}
      actions={
        <Button kind="primary" icon="history" render={<Link to={paths.bets} />}>
          <Trans>Betting record</Trans>
        </Button>
      }
    />
  );
}
