// Where the show of a round goes on after a tap. Times are in milliseconds since its press.
import type { ReelEvent, ReelPlan, ShownSpin } from './reel-timeline.ts';

/** The closing sign of the feature that runs, or the end of the show. */
export const findSeriesEnd = ({ events, end }: ReelPlan, now: number): number =>
  events.find((event) => event.kind === 'sign' && event.sign === 'over' && event.at > now)?.at ??
  end;

/** Whether the last event is part of a row of free spins or respins, and no sign. */
export const isInFeature = (spins: readonly ShownSpin[], last: ReelEvent | undefined): boolean =>
  last !== undefined &&
  last.kind !== 'sign' &&
  (last.kind === 'respin' || last.kind === 'settle' || spins[last.spin]?.isFree === true);

/**
 * The time to which a tap skips: behind a sign, to the standing reels of a spin, or behind the
 * pause after it. In a row of free spins or respins the first tap skips one; a further one goes to
 * the end of the row.
 */
export function findSkip(
  plan: ReelPlan,
  spins: readonly ShownSpin[],
  { now, hasSkippedSpin }: { readonly now: number; readonly hasSkippedSpin: boolean },
): number {
  const last = plan.events.findLast(({ at }) => at <= now);
  const next = plan.events.find(({ at }) => at > now)?.at ?? plan.end;
  if (last?.kind === 'sign') return next;
  const spin = last?.spin ?? 0;
  if (hasSkippedSpin && isInFeature(spins, last)) return findSeriesEnd(plan, now);
  const stood = plan.events.findLast((event) => event.kind === 'stand' && event.spin === spin);
  return stood && stood.at > now ? stood.at : next;
}
