// When the symbols of a tumbling slot drop, win, vanish and fall, from the press on. Times are in
// milliseconds.
import { findSign, planStops, timing } from '../reels/reel-timeline.ts';
import type { ShowPlan, SignKind } from '../reels/reel-timeline.ts';

export const tumbleTiming = {
  /** Wins are lit and told, vanish, and the rest falls: one tumble takes 0.7 s. */
  tell: 330,
  vanish: 120,
  fall: 250,
  /** Free spins are faster: one tumble takes 0.52 s. */
  free: { tell: 230, vanish: 100, fall: 190 },
} as const;

/** One spin of a round, as the stage shows it. */
export type ShownTumbles = {
  readonly reels: number;
  /** By window, whether something of it is told. All but the last one vanish in part. */
  readonly told: readonly boolean[];
  readonly isFree: boolean;
  /** How many free spins it gives. */
  readonly awarded: number;
};

/**
 * `clear`: all symbols fall out of the window. `land`: those of a reel begin to drop. `stand`: they
 * lie. `tell`: wins of a window are lit and told. `vanish`: they vanish. `fall`: the next window
 * falls into place. `rest`: nothing vanishes any more. `sign`: a sign is up until the next event.
 */
export type TumbleEvent =
  | { readonly at: number; readonly kind: 'clear' | 'rest'; readonly spin: number }
  | { readonly at: number; readonly kind: 'sign'; readonly spin: number; readonly sign: SignKind }
  | {
      readonly at: number;
      readonly kind: 'land' | 'stand';
      readonly spin: number;
      readonly reel: number;
    }
  | {
      readonly at: number;
      readonly kind: 'tell' | 'vanish' | 'fall';
      readonly spin: number;
      readonly tumble: number;
    };

export type TumblePlan = ShowPlan<TumbleEvent>;

/** The events of one spin that begins at a time, up to the window in which nothing vanishes. */
function planSpin(shown: ShownTumbles, spin: number, begin: number, answered: number) {
  const still = Array.from({ length: shown.reels }, () => false);
  const stops = planStops(answered, still, shown.isFree ? timing.free : timing);
  const events = stops.flatMap((stop, reel): TumbleEvent[] => [
    { at: begin + stop - timing.landing, kind: 'land', spin, reel },
    { at: begin + stop, kind: 'stand', spin, reel },
  ]);
  const pace = shown.isFree ? tumbleTiming.free : tumbleTiming;
  let at = begin + Math.max(...stops) + timing.overshoot;
  for (let tumble = 0; tumble < shown.told.length - 1; tumble += 1) {
    const [vanish, fall] = [at + pace.tell, at + pace.tell + pace.vanish];
    events.push({ at, kind: 'tell', spin, tumble }, { at: vanish, kind: 'vanish', spin, tumble });
    events.push({ at: fall, kind: 'fall', spin, tumble: tumble + 1 });
    at = fall + pace.fall;
  }
  events.push({ at, kind: 'rest', spin });
  return { events, end: at };
}

/** Plans all spins of a round, each after the one before. The first falls out since the press. */
export function planTumbles(spins: readonly ShownTumbles[], answered: number): TumblePlan {
  const events: TumbleEvent[] = [];
  let begin = 0;
  let end = 0;
  for (const [spin, shown] of spins.entries()) {
    const pace = shown.isFree ? timing.free : timing;
    if (spin > 0) events.push({ at: begin, kind: 'clear', spin });
    const planned = planSpin(shown, spin, begin, spin === 0 ? answered : 0);
    events.push(...planned.events);
    end = planned.end;
    begin = end + (shown.told.at(-1) ? pace.pauseAfterWin : pace.pause);
    const sign = findSign(spins, spin);
    if (sign) {
      events.push({ at: begin, kind: 'sign', spin, sign });
      begin += timing.signs[sign];
      end = begin;
    }
  }
  return { events: events.toSorted((one, other) => one.at - other.at), end };
}

/** The sign that follows: while free spins run, the sign that all of them are over. */
export const findNextSign = ({ events, end }: TumblePlan, now: number, isFree: boolean): number =>
  events.find(
    (event) => event.kind === 'sign' && event.at > now && (!isFree || event.sign === 'over'),
  )?.at ?? end;

/**
 * The time to which a tap skips: behind a sign, to the window that lies, or to the next one. A
 * further tap goes to the next sign, or to the end.
 */
export function findTumbleSkip(
  plan: TumblePlan,
  spins: readonly ShownTumbles[],
  { now, hasSkipped }: { readonly now: number; readonly hasSkipped: boolean },
): number {
  const last = plan.events.findLast(({ at }) => at <= now);
  const later = plan.events.filter(({ at }) => at > now);
  if (last?.kind === 'sign') return later[0]?.at ?? plan.end;
  const spin = last?.spin ?? 0;
  if (hasSkipped) return findNextSign(plan, now, spins[spin]?.isFree === true);
  const isNext = ({ kind }: TumbleEvent) => ['tell', 'rest', 'sign', 'clear'].includes(kind);
  return later.find(isNext)?.at ?? plan.end;
}
