// Proofs for games of many steps: the average pay of a round over its layouts, and that nothing
// which is shown of an open round depends on what no step has opened.
import { addRatio, multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import type { Plain } from './game-engine.ts';
import type { Layout, StepEngine } from './step-engine.ts';

/** A round that its player leaves after these steps, if it has not been lost before. */
export type PlayedRound<Choice, Step> = {
  readonly choice: Choice;
  readonly steps: readonly Step[];
};

/** The pay of the round when it is taken after its steps, or is over before. */
function playRound<Choice extends Plain, Step extends Plain>(
  engine: StepEngine<Choice, Step>,
  { choice, steps }: PlayedRound<Choice, Step>,
  layout: Layout,
): Ratio {
  for (let count = 1; count < steps.length; count += 1) {
    const { state, pays } = engine.getStanding(choice, layout, steps.slice(0, count));
    if (state !== 'open') return pays;
  }
  return engine.getStanding(choice, layout, steps).pays;
}

/**
 * The average multiple of the stake that taking after these steps pays, over layouts that are
 * equally likely. Throws a `RangeError` when there are no layouts.
 */
export function computeMeanPay<Choice extends Plain, Step extends Plain>(
  engine: StepEngine<Choice, Step>,
  round: PlayedRound<Choice, Step>,
  layouts: Iterable<Layout>,
): Ratio {
  let count = 0;
  /** How often each pay comes, by its text, so that the sum has few terms. */
  const found = new Map<string, { times: bigint; readonly pays: Ratio }>();
  for (const layout of layouts) {
    count += 1;
    const pays = playRound(engine, round, layout);
    if (pays.num === 0n) continue;
    const key = `${pays.num}/${pays.den}`;
    const same = found.get(key);
    if (same) same.times += 1n;
    else found.set(key, { times: 1n, pays });
  }
  const sum = [...found.values()]
    .map(({ times, pays }) => multiplyRatio(ratio(times), pays))
    .reduce(addRatio, ratio(0n));
  return multiplyRatio(sum, ratio(1n, BigInt(count)));
}

/** A part of an open round that differs between layouts which its steps cannot tell apart. */
export type Leak = 'view' | 'standing' | 'words' | 'refusal' | 'pay';

const isSame = (one: unknown, other: unknown): boolean => toText(one) === toText(other);

const toText = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `${each}n` : each));

/**
 * Lists the parts of an open round, and of the steps that its player may try next, which differ
 * between two layouts. Both must agree with what the steps have opened; then the list has to be
 * empty.
 */
export function findLeaks<Choice extends Plain, Step extends Plain>(
  engine: StepEngine<Choice, Step>,
  { choice, steps }: PlayedRound<Choice, Step>,
  layouts: readonly [Layout, Layout],
  nextSteps: readonly Step[],
): Leak[] {
  const [one, other] = layouts.map((layout) => {
    const refusals = nextSteps.map((step) => engine.findStepRefusal(choice, layout, steps, step));
    const offered = nextSteps.filter((_, index) => refusals[index] === null);
    return {
      view: engine.view(choice, layout, steps, false),
      standing: engine.getStanding(choice, layout, steps),
      words: engine.outcomeWords(choice, layout, steps),
      refusal: refusals,
      pay: offered.map((step) => engine.payOfStep(choice, layout, steps, step)),
    };
  });
  const names: readonly Leak[] = ['view', 'standing', 'words', 'refusal', 'pay'];
  return names.filter((name) => !isSame(one?.[name], other?.[name]));
}
