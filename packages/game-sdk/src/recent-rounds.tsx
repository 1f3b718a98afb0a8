import './recent-rounds.css';
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import { useLingui } from '@lingui/react/macro';
import { isGain } from './use-rounds.ts';

type RecentRoundsProps = {
  readonly rounds: readonly GameRound[];
  /** What came out of a round, in few characters. */
  readonly getLabel: (round: GameRound) => string;
};

/** The last results, newest first. Shape and text show a gain too, not only colour. */
export function RecentRounds({ rounds, getLabel }: RecentRoundsProps) {
  const { t } = useLingui();
  if (rounds.length === 0) return <div className="recent-rounds" />;
  return (
    <ul className="recent-rounds" aria-label={t`Last results`}>
      {rounds.slice(0, 10).map((round) => (
        <li
          key={round.betId}
          className={isGain(round) ? 'recent-round recent-round--won' : 'recent-round'}
        >
          {getLabel(round)}
          <span className="visually-hidden">{isGain(round) ? t`won` : t`lost`}</span>
        </li>
      ))}
    </ul>
  );
}
