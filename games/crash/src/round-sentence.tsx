import type { ReactNode } from 'react';
import type { SharedBet, SharedRound } from '@khelaghor/contract/play/shared-rounds.ts';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useRoundTime } from '@khelaghor/game-sdk/use-round-time.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Trans } from '@lingui/react/macro';
import { getBetView, getPayout } from './bet-view.ts';

type SentenceProps = {
  readonly round: SharedRound | null;
  readonly bets: readonly SharedBet[];
  readonly isConnected: boolean;
};

/** What the member's bets came to in a round that has ended. */
function sumPayouts(bets: readonly SharedBet[], round: SharedRound): bigint {
  return bets.reduce((sum, bet) => {
    const view = getBetView(bet, round, 0);
    return view.name === 'cashed_out' ? sum + getPayout(bet, view.multiplier) : sum;
  }, 0n);
}

function Ended({
  round,
  bets,
}: {
  readonly round: SharedRound;
  readonly bets: readonly SharedBet[];
}) {
  const { digits } = useFormat();
  const crashPoint = toDigits(`${round.crashPoint}×`, digits);
  const [first] = bets;
  if (round.interruptedAt !== null) {
    const at = toDigits(`${formatHundredths(round.interruptedAt)}×`, digits);
    return (
      <Trans>The round was interrupted at {at}. Bets that had not cashed out went back.</Trans>
    );
  }
  if (!first) return <Trans>The string broke at {crashPoint}.</Trans>;
  const paid = sumPayouts(bets, round);
  const staked = bets.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
  if (paid === 0n) return <Trans>The string broke at {crashPoint}: nothing won.</Trans>;
  const amount = (
    <Money minor={paid} currency={first.currency} tone={paid > staked ? 'win' : 'plain'} />
  );
  return paid > staked ? (
    <Trans>
      The string broke at {crashPoint}. You won {amount}
    </Trans>
  ) : (
    <Trans>
      The string broke at {crashPoint}. {amount} came back.
    </Trans>
  );
}

/** Why a round is void, as facts that any player can check. */
function Void({ round }: { readonly round: SharedRound }) {
  const { digits } = useFormat();
  const beaconRound = toDigits(String(round.beaconRound), digits);
  const formatTime = useRoundTime();
  const at = round.voided && formatTime(round.voided.at);
  switch (round.voided?.reason) {
    case 'beacon_missing':
      return (
        <Trans>
          The round is void: number {beaconRound} of the public beacon did not come within a day.
          All stakes go back.
        </Trans>
      );
    case 'called_off':
      return <Trans>We called the round off at {at}, before it started. All stakes go back.</Trans>;
    case 'clock_was_wrong':
      return (
        <Trans>
          Our clock was wrong, so we called the round off at {at}, before it started. All stakes go
          back.
        </Trans>
      );
    case undefined:
      return <Trans>The round is void. All stakes go back.</Trans>;
  }
}

function getSentence({ round, bets }: SentenceProps): ReactNode {
  switch (round?.phase) {
    case undefined:
      return <Trans>The next round begins in a moment.</Trans>;
    case 'betting':
      return <Trans>Bets are open. Place yours before the kite takes off.</Trans>;
    case 'closed':
      return round.beaconRound === null ? (
        <Trans>Bets are closed. The kite takes off.</Trans>
      ) : (
        <Trans>Bets are closed. Waiting for the number of the public beacon.</Trans>
      );
    case 'running':
      return <Trans>The kite climbs. Cash out before the string breaks.</Trans>;
    case 'ended':
      return <Ended round={round} bets={bets} />;
    case 'void':
      return <Void round={round} />;
  }
}

/** One sentence about the round, in an ARIA live region that changes with its phases alone. */
export function RoundSentence(props: SentenceProps) {
  const { isConnected } = props;
  return (
    <div
      className={isConnected ? 'round-result' : 'round-result round-result--bad'}
      role="status"
      aria-live="polite"
    >
      {!isConnected && <Icon name="alert" size="small" />}
      <p>
        {isConnected ? (
          getSentence(props)
        ) : (
          <Trans>
            The connection was lost, so the round is not shown. Placed bets count. Reconnecting…
          </Trans>
        )}
      </p>
    </div>
  );
}
