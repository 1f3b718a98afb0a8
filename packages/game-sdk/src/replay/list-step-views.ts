import type { GameRound, StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { openStepOutcome } from '@khelaghor/game-engine/finished-game.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import type { StepEngine } from '@khelaghor/game-engine/step-engine.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';

/** How a round has ended that its last step did not end. */
function getEnd({ returned, payout }: GameRound, open: StepRound): Partial<StepRound> {
  const isReturned = parseMinorText(returned) > 0n;
  const act = isReturned ? 'return' : 'take';
  const last = { number: open.steps.length + 1, act, step: '', at: open.at, receipt: '' } as const;
  return { steps: [...open.steps, last], state: isReturned ? 'returned' : 'taken', payout };
}

/**
 * A finished round as its player saw it: when it was opened, after each step, and at its end.
 * Throws a `RangeError` when it is a round of another game.
 */
export function listStepViews(engine: StepEngine, ended: GameRound): readonly StepRound[] {
  const parsed = engine.parseChoice(ended.choice);
  if (!parsed) throw new RangeError(`round ${ended.betId} is none of ${engine.code}`);
  const choice: Plain = parsed;
  const { layout, steps } = openStepOutcome(engine, ended.outcome);
  const texts = steps.map((step) => engine.formatStep(step));
  const stake = parseMinorText(ended.stake);
  const { betId, game, at, currency, seedId, nonce, receipt } = ended;
  const head = { betId, game, at, currency, seedId, nonce, receipt, stake: ended.stake };

  function view(count: number, isOver: boolean): StepRound {
    const taken = steps.slice(0, count);
    const { state, pays } = engine.getStanding(choice, layout, taken);
    return {
      ...head,
      choice: ended.choice,
      steps: texts
        .slice(0, count)
        .map((step, index) => ({ number: index + 1, act: 'step', step, at, receipt: '' })),
      state,
      shown: engine.view(choice, layout, taken, isOver || state !== 'open'),
      payout: state === 'lost' ? '0' : computePayout(stake, pays).toString(),
      payoutMax: engine.limits.payoutMax.toString(),
    };
  }

  const views = Array.from({ length: steps.length + 1 }, (_, count) => view(count, false));
  const last = views.at(-1);
  if (last?.state !== 'open') return views;
  return [...views, { ...view(steps.length, true), ...getEnd(ended, last) }];
}
