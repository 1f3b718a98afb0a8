import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import type { GameEngine, Plain } from '@khelaghor/game-engine/game-engine.ts';
import type { Replay } from './replay/replay.ts';
import type { Sounds } from './sounds.ts';
import { isGain } from './use-rounds.ts';
import type { Rounds } from './use-rounds.ts';

/** State of the scene of a game that is decided at once. */
export type RoundView<Choice extends Plain> = {
  readonly choice: Choice;
  /** `waiting` for the server's answer, `landing` while the scene moves to what came. */
  readonly mood: 'resting' | 'waiting' | 'landing';
  /** The round that lands or has landed; null: none yet. */
  readonly round: GameRound | null;
  /** How the round ended that has landed. A return of the stake or less is no win. */
  readonly ending: 'none' | 'won' | 'lost';
  /** Whether the choice cannot be changed, also while nothing moves. */
  readonly isLocked: boolean;
  /** The end of the motion. */
  readonly onLanded: () => void;
};

const moods = { idle: 'resting', asking: 'waiting', landing: 'landing' } as const;

/** The view of a round in progress, on the choice of the player. */
export function viewRounds<Choice extends Plain>(
  { phase, landed, land }: Pick<Rounds, 'phase' | 'landed' | 'land'>,
  choice: Choice,
  isLocked: boolean,
): RoundView<Choice> {
  return {
    choice,
    isLocked,
    mood: moods[phase.name],
    round: phase.name === 'landing' ? phase.round : landed,
    ending: phase.name !== 'idle' || !landed ? 'none' : isGain(landed) ? 'won' : 'lost',
    onLanded: land,
  };
}

/** The view of a round that is replayed, on its own choice. */
export function viewReplay<Choice extends Plain>(
  engine: GameEngine<Choice>,
  { round, isRunning, finish }: Replay,
  sounds: Sounds,
): RoundView<Choice> {
  const choice = engine.parseChoice(round.choice);
  if (!choice) throw new RangeError(`round ${round.betId} is none of ${engine.code}`);
  return {
    choice,
    isLocked: true,
    mood: isRunning ? 'landing' : 'resting',
    round,
    ending: isRunning ? 'none' : isGain(round) ? 'won' : 'lost',
    onLanded() {
      sounds.play(isGain(round) ? 'win' : 'land');
      finish();
    },
  };
}

/**
 * Returns the outcome of the round of a view; null: there is none, or it was played on
 * another choice, so that the scene cannot show it.
 */
export function readOutcome<Choice extends Plain, Outcome extends Plain>(
  engine: GameEngine<Choice, Outcome>,
  { round, choice }: Pick<RoundView<Choice>, 'round' | 'choice'>,
): Outcome | null {
  const chosen = round && engine.parseChoice(round.choice);
  if (!chosen || engine.formatSelection(chosen) !== engine.formatSelection(choice)) return null;
  return engine.parseOutcome(round.outcome);
}
