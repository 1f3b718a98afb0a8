import './round-chips.css';
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import { minesEngine } from '@khelaghor/engine-mines/public.ts';
import { describeStepGame } from '@khelaghor/game-engine/finished-game.ts';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { useLingui } from '@lingui/react/macro';

/** Mines as its finished rounds are shown. */
export const finishedMines = describeStepGame(minesEngine);

function Chip({ round }: { readonly round: GameRound }) {
  const { t } = useLingui();
  const words = useWords();
  const choice = finishedMines.parseChoice(round.choice);
  const outcome = finishedMines.parseOutcome(round.outcome);
  if (!choice || !outcome) return null;
  return (
    <li className={round.won ? 'round-chip round-chip--won' : 'round-chip'}>
      {words(finishedMines.shortWords(choice, outcome))}
      <span className="visually-hidden">{round.won ? t`won` : t`lost`}</span>
    </li>
  );
}

/** The last rounds, newest first. Shape and text show a win too, not only colour. */
export function RoundChips({ rounds }: { readonly rounds: readonly GameRound[] }) {
  const { t } = useLingui();
  if (rounds.length === 0) return null;
  return (
    <ul className="round-chips" aria-label={t`Last rounds`}>
      {rounds.slice(0, 10).map((round) => (
        <Chip key={round.betId} round={round} />
      ))}
    </ul>
  );
}
