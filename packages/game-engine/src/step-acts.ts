// The acts in a round of many steps, and where the round stood after each: the receipt of a step is
// signed over them, and the round is shown from them.
import { ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import type { Plain } from './game-engine.ts';
import type { Layout, Standing, StepEngine } from './step-engine.ts';

/**
 * One thing that was done: a step, in the text of its engine, or an end without one. `take` pays
 * what the round stands at; `return` gives the stake back, because nothing could be taken.
 */
export type Act = { readonly act: 'step' | 'take' | 'return'; readonly step: string };

/** Where a round stands after an act, with its end. */
export type ActState = {
  readonly state: Standing['state'] | 'taken' | 'returned';
  /** The multiple of the stake that it pays, or that taking pays now. */
  readonly pays: Ratio;
};

/** A round of which everything is known. */
export type KnownRound = {
  readonly engine: StepEngine;
  readonly choice: Plain;
  readonly layout: Layout;
};

/** Reads the steps among acts. Throws when the engine did not write one of them. */
export function readActs(engine: StepEngine, acts: readonly Act[]): readonly Plain[] {
  return acts
    .filter(({ act }) => act === 'step')
    .map(({ step }) => {
      const read = engine.readStep(step);
      if (!read) throw new RangeError(`${engine.code} has no step ${step}`);
      return read;
    });
}

/** Where a round stands after these acts. */
export function getActState(
  { engine, choice, layout }: KnownRound,
  acts: readonly Act[],
): ActState {
  const { state, pays } = engine.getStanding(choice, layout, readActs(engine, acts));
  const last = acts.at(-1)?.act;
  if (last === 'take') return { state: 'taken', pays };
  if (last === 'return') return { state: 'returned', pays };
  return { state, pays: state === 'lost' ? ratio(0n) : pays };
}

/** Where a round stood after each act. */
export const listActStates = (round: KnownRound, acts: readonly Act[]): ActState[] =>
  acts.map((_, index) => getActState(round, acts.slice(0, index + 1)));
