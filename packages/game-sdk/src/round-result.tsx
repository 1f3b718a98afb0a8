import './round-result.css';
import type { ReactNode } from 'react';
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans } from '@lingui/react/macro';
import { isGain } from './use-rounds.ts';

type RoundResultProps = {
  /** The last finished round; null: none yet. */
  readonly round: GameRound | null;
  /** What came out, in few characters, such as "1.4×". */
  readonly label: string;
  /** A message instead of a result: the connection is lost, or the round was refused. */
  readonly trouble: string | null;
  /** Whether the round is shown once more. */
  readonly isReplay?: boolean;
  /** Shown while there is no result: how to play, or that the round is being decided. */
  readonly children: ReactNode;
};

function Outcome({ round, label }: { readonly round: GameRound; readonly label: string }) {
  const payout = parseMinorText(round.payout);
  if (parseMinorText(round.returned) > 0n) return <Trans>{label}: your stake came back.</Trans>;
  if (payout === 0n) return <Trans>{label}: nothing won.</Trans>;
  if (!isGain(round)) {
    return (
      <Trans>
        {label}: <Money minor={payout} currency={round.currency} /> came back.
      </Trans>
    );
  }
  return (
    <Trans>
      {label}: you won <Money minor={payout} currency={round.currency} tone="win" />
    </Trans>
  );
}

/** Tells the sentence about a replayed round from that about a new one. */
export function ReplayTag() {
  return (
    <span className="round-result__tag">
      <Trans>Replay</Trans>
    </span>
  );
}

/** One sentence about the last round, in an ARIA live region. */
export function RoundResult({ round, label, trouble, isReplay, children }: RoundResultProps) {
  return (
    <div
      className={trouble === null ? 'round-result' : 'round-result round-result--bad'}
      role="status"
      aria-live="polite"
    >
      {isReplay && <ReplayTag />}
      {trouble !== null && <Icon name="alert" size="small" />}
      <p>{trouble ?? (round === null ? children : <Outcome round={round} label={label} />)}</p>
    </div>
  );
}
