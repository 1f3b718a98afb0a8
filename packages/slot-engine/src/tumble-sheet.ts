/**
 * A tumbling slot as data. Symbols that win vanish, those above them fall, and the strips go on
 * from above the window: the stops of a spin decide all of its tumbles.
 *
 * Pays and awards are whole hundredths of the stake, as in `slot-sheet.ts`.
 */
import type { ByCount, Scatter, SlotSheet } from './slot-sheet.ts';

/** Symbols with numbers on them: their sum multiplies what a spin pays. They never vanish. */
export type Tiles = {
  readonly letter: string;
  /** One of these, each as likely as another, is drawn for each tile that a spin shows. */
  readonly values: readonly number[];
  /** In free spins the sum is kept from spin to spin, up to this. */
  readonly keptTo: number;
};

export type TumbleFreeSpins = {
  /** Every pay of a free spin is multiplied by this, beside its trail and tiles. */
  readonly factor: number;
  readonly reels: readonly string[];
  /** A series has so many free spins at most. Any number by default. */
  readonly most?: number;
};

/**
 * The symbols' pays and those of the scatter are by how many there are: so many or more, up to the
 * next entry. Scatters count in the window in which nothing vanishes any more.
 */
export type TumbleSheet = Pick<
  SlotSheet,
  'code' | 'scope' | 'title' | 'rows' | 'symbols' | 'reels' | 'top'
> & {
  /**
   * Where equal symbols win: on lines from the left, as the rows of each line; in a cluster, side
   * by side or one above the other; or anywhere in the window. Wilds count on lines alone.
   */
  readonly wins: readonly (readonly number[])[] | 'clusters' | 'anywhere';
  /** Factors of the first window's wins and of those after each tumble; the last one stays. */
  readonly trail: readonly number[];
  readonly scatter?: Scatter;
  readonly tiles?: Tiles;
  readonly freeSpins?: TumbleFreeSpins;
};

/** What so many of a symbol pay or give: the entry of the largest number that is not above. */
export function getFromCount(table: ByCount, count: number): number {
  const reached = Object.keys(table)
    .map(Number)
    .filter((each) => each <= count);
  return reached.length === 0 ? 0 : (table[Math.max(...reached)] ?? 0);
}

/** The factor of the wins after so many tumbles. */
export const getTrailFactor = (trail: readonly number[], tumbles: number): number =>
  trail[Math.min(tumbles, trail.length - 1)] ?? 1;

/** A spin that still wins after so many tumbles is refused: its strips may go round for ever. */
export const MOST_TUMBLES = 100;
