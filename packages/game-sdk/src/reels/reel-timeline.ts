// When the reels of a slot stop, from the press on. Times are in milliseconds.

export const timing = {
  /** The first reel stops so long after the press, each further one so much later. */
  firstStop: 700,
  between: 180,
  /** A reel runs over its place and comes back in this time. */
  overshoot: 120,
  /** From the moment at which a reel knows its stop to the stop. */
  landing: 360,
  /** A reel turns longer while what lies open can still complete a feature. */
  anticipation: 900,
  anticipationMost: 2_700,
  /** Between two spins of a round. */
  pause: 400,
  pauseAfterWin: 1_200,
  /**
   * Free spins follow on their own, and faster: one of five reels takes 1.0 s, or 1.5 s when it
   * pays, so that a series of 20 takes less than half a minute.
   */
  free: { firstStop: 420, between: 80, pause: 160, pauseAfterWin: 650 },
  /** How long a sign stands: free spins won, more of them won, and what they came to. */
  signs: { begun: 1_600, more: 900, over: 1_600 },
  /**
   * Respins of free cells follow on their own. One takes 0.6 s, or 0.88 s when a cell lands, so
   * that the longest feature of 27 takes less than 20 seconds.
   */
  respin: { turn: 480, pause: 120, pauseAfterLanding: 400 },
  /** From the standing reels to those that a symbol fills. */
  fill: 600,
} as const;

/** One spin of a round, as the stage shows it. */
export type ShownSpin = {
  /** The stop of each reel. */
  readonly places: readonly number[];
  /** Whether a reel could still complete a feature when the ones before it stood. */
  readonly anticipated: readonly boolean[];
  readonly isWin: boolean;
  readonly isFree: boolean;
  /** How many free spins it gives. */
  readonly awarded: number;
  /** Whether a symbol fills reels once they stand. */
  readonly isFilled: boolean;
};

/** One respin of the free cells. */
export type ShownRespin = { readonly isLanding: boolean };

/** When each reel stops after the press, where the answer came so long after it. */
export function planStops(
  answered: number,
  anticipated: readonly boolean[],
  { firstStop, between }: { firstStop: number; between: number } = timing,
): readonly number[] {
  const first = Math.max(firstStop, answered + timing.landing);
  let longer = 0;
  return anticipated.map((isAnticipated, reel) => {
    if (isAnticipated) longer = Math.min(longer + timing.anticipation, timing.anticipationMost);
    return first + reel * between + longer;
  });
}

/** A sign over the reels: a feature begins, more free spins are won, the feature is over. */
export type SignKind = keyof typeof timing.signs;

/**
 * `turn`: all reels begin to turn, and no sign is up. `land`: a reel runs to its stop. `stand`: it
 * has reached it. `fill`: a symbol fills its reels. `sign`: a sign is up until the next event.
 * `respin`: the free cells begin to turn. `settle`: they stand; before the first respin, -1, the
 * cells are held that began the feature.
 */
export type ReelEvent =
  | { readonly at: number; readonly kind: 'turn' | 'fill'; readonly spin: number }
  | { readonly at: number; readonly kind: 'sign'; readonly spin: number; readonly sign: SignKind }
  | {
      readonly at: number;
      readonly kind: 'land' | 'stand';
      readonly spin: number;
      readonly reel: number;
    }
  | {
      readonly at: number;
      readonly kind: 'respin' | 'settle';
      readonly spin: number;
      readonly respin: number;
    };

/** Events in the order of their times, and the time at which all is over. */
export type ShowPlan<Event> = { readonly events: readonly Event[]; readonly end: number };

export type ReelPlan = ShowPlan<ReelEvent>;

/** The sign after a spin; null: none. A spin that ends its round at the top begins no series. */
export function findSign(
  spins: readonly Pick<ShownSpin, 'isFree' | 'awarded'>[],
  index: number,
): SignKind | null {
  const [spin, next] = spins.slice(index, index + 2);
  if (!spin?.isFree) return next?.isFree ? 'begun' : null;
  if (!next) return 'over';
  return spin.awarded > 0 ? 'more' : null;
}

/** Plans the respins between their signs, from a time on. */
function planRespins(respins: readonly ShownRespin[], from: number): ReelPlan {
  const { respin: pace, signs } = timing;
  const spin = 0;
  const events: ReelEvent[] = [
    { at: from, kind: 'settle', spin, respin: -1 },
    { at: from, kind: 'sign', spin, sign: 'begun' },
  ];
  let begin = from + signs.begun;
  for (const [respin, { isLanding }] of respins.entries()) {
    events.push({ at: begin, kind: 'respin', spin, respin });
    events.push({ at: begin + pace.turn, kind: 'settle', spin, respin });
    begin += pace.turn + (isLanding ? pace.pauseAfterLanding : pace.pause);
  }
  events.push({ at: begin, kind: 'sign', spin, sign: 'over' });
  return { events, end: begin + signs.over };
}

/**
 * Plans all spins of a round, each after the one before, and the respins that follow them. The
 * first spin turns since the press.
 */
export function planShow(
  spins: readonly ShownSpin[],
  answered: number,
  respins: readonly ShownRespin[] = [],
): ReelPlan {
  const events: ReelEvent[] = [];
  let begin = 0;
  let end = 0;
  for (const [spin, shown] of spins.entries()) {
    const pace = shown.isFree ? timing.free : timing;
    if (spin > 0) events.push({ at: begin, kind: 'turn', spin });
    const stops = planStops(spin === 0 ? answered : 0, shown.anticipated, pace);
    for (const [reel, stop] of stops.entries()) {
      events.push({ at: begin + stop - timing.landing, kind: 'land', spin, reel });
      events.push({ at: begin + stop, kind: 'stand', spin, reel });
    }
    end = begin + Math.max(...stops) + timing.overshoot;
    if (shown.isFilled) {
      end += timing.fill;
      events.push({ at: end, kind: 'fill', spin });
    }
    begin = end + (shown.isWin ? pace.pauseAfterWin : pace.pause);
    const sign = findSign(spins, spin);
    if (sign) {
      events.push({ at: begin, kind: 'sign', spin, sign });
      begin += timing.signs[sign];
      end = begin;
    }
  }
  if (respins.length > 0) {
    const after = planRespins(respins, begin);
    events.push(...after.events);
    ({ end } = after);
  }
  return { events: events.toSorted((one, other) => one.at - other.at), end };
}

type Scatters = {
  /** How many are in the window of each reel. */
  readonly counts: readonly number[];
  /** How many there can be at most in the window of each reel. */
  readonly most: readonly number[];
  /** The fewest that begin the feature. */
  readonly needed: number;
};

/** Which reels can still complete a feature, by what lies open on the reels before them. */
export function listAnticipated({ counts, most, needed }: Scatters): readonly boolean[] {
  let open = 0;
  return counts.map((count, reel) => {
    const isNear = open > 0 && open < needed && open + (most[reel] ?? 0) >= needed;
    open += count;
    return isNear;
  });
}

/** From so many times the stake on, counting up the payout takes so long. */
const countUps = [
  [200n, 10_000],
  [50n, 6_000],
  [15n, 3_000],
  [5n, 1_500],
] as const;

/** How long a payout counts up. Nothing is celebrated that returns the stake or less. */
export function getCountUpMs(payout: bigint, stake: bigint): number {
  if (payout <= stake) return 0;
  return countUps.find(([times]) => payout >= times * stake)?.[1] ?? 800;
}

/** From so many times the stake on, a win has a scene of its own. */
export const isLargeWin = (payout: bigint, stake: bigint): boolean => payout >= 15n * stake;

/** Part of a payout that is counted after a share of the time: all of it at the end. */
export function countUp(payout: bigint, share: number): bigint {
  if (share >= 1) return payout;
  return (payout * BigInt(Math.round(Math.max(0, share) * 10_000))) / 10_000n;
}
