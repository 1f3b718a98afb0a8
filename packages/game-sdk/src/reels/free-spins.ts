// The free spins of a round, as the stage tells them, from its spins alone.
import type { SlotSheet, SlotSymbol } from '@khelaghor/slot-engine/slot-sheet.ts';
import type { SpinWin } from '@khelaghor/slot-engine/spin-wins.ts';
import type { SignKind } from './reel-timeline.ts';
import type { SlotSpin } from './show-round.ts';

/** A place in a show: the spin, whether its reels stand, whether one symbol has filled its own. */
export type ShowPlace = {
  readonly spin: number;
  readonly isStanding: boolean;
  readonly isFilled: boolean;
  readonly sign: SignKind | null;
};

/** Free spins that run. */
export type SeriesStanding = {
  /** The free spin that is shown, from 1, and how many there are by now. */
  readonly number: number;
  readonly count: number;
  /** Their win so far, in hundredths of the stake. */
  readonly hundredths: number;
  /** The factor of this spin's pays. */
  readonly factor: number;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const sumWins = (wins: readonly SpinWin[]): number => sum(wins.map(({ hundredths }) => hundredths));

/** The wins of a spin that are told at a place of the show: a symbol fills its reels, then pays. */
export function listToldWins(spin: SlotSpin, place: ShowPlace): readonly SpinWin[] {
  if (!place.isStanding || place.sign) return [];
  return spin.wins.filter(({ kind }) => (kind === 'expanded') === place.isFilled);
}

/** The most that the free spins of a round can win: a round pays its top and no more. */
const getRoom = (sheet: SlotSheet, spins: readonly SlotSpin[]): number =>
  sheet.top - Math.min(sheet.top, sumWins(spins[0]?.wins ?? []));

/** The win of the free spins up to this one, in hundredths of the stake. */
const sumSeries = (sheet: SlotSheet, spins: readonly SlotSpin[], until: number): number =>
  Math.min(getRoom(sheet, spins), sum(spins.slice(1, until).map(({ wins }) => sumWins(wins))));

/** The free spins at a place of the show; null: none are shown. */
export function getSeriesStanding(
  sheet: SlotSheet,
  spins: readonly SlotSpin[],
  place: ShowPlace,
): SeriesStanding | null {
  const spin = spins[place.spin];
  if (!spin?.isFree) return null;
  const before = sumSeries(sheet, spins, place.spin);
  const open = spin.wins.filter(({ kind }) => kind !== 'expanded' || place.isFilled);
  const added = place.isStanding ? sumWins(open) : 0;
  const known = place.isStanding ? place.spin + 1 : place.spin;
  return {
    number: place.spin,
    count: sum(spins.slice(0, known).map(({ awarded }) => awarded)),
    hundredths: Math.min(getRoom(sheet, spins), before + added),
    factor: spin.factor,
  };
}

/** One thing that is said of free spins: that they begin, are more, or are over. */
export type SeriesNews = {
  readonly kind: SignKind;
  /** After which spin. */
  readonly spin: number;
  /** Number of free spins: won, won in addition, or played. */
  readonly count: number;
  /** The win of all of them, in hundredths of the stake, when they are over. */
  readonly hundredths: number;
};

/** All that is said of free spins that won so much, in order; nothing of a round without them. */
export function listNews(
  spins: readonly Pick<SlotSpin, 'awarded' | 'isFree'>[],
  hundredths: number,
): SeriesNews[] {
  const last = spins.length - 1;
  if (!spins[last]?.isFree) return [];
  const won = spins
    .slice(0, last)
    .flatMap(({ awarded, isFree }, spin): SeriesNews[] =>
      awarded === 0
        ? []
        : [{ kind: isFree ? 'more' : 'begun', spin, count: awarded, hundredths: 0 }],
    );
  return [...won, { kind: 'over', spin: last, count: last, hundredths }];
}

/** All that is said of the free spins of a round on reels. */
export const listSeriesNews = (sheet: SlotSheet, spins: readonly SlotSpin[]): SeriesNews[] =>
  listNews(spins, sumSeries(sheet, spins, spins.length));

/** The news that have been told at a place of the show. */
export const listToldNews = (
  news: readonly SeriesNews[],
  place: Pick<ShowPlace, 'spin' | 'sign'>,
): SeriesNews[] =>
  news.filter(({ spin }) => spin < place.spin || (spin === place.spin && place.sign !== null));

/** The wilds of the free spins that multiply the ways through them. */
export const listFactorWilds = ({
  symbols,
  freeSpins,
}: Pick<SlotSheet, 'symbols' | 'freeSpins'>): readonly SlotSymbol[] =>
  symbols.filter(
    ({ letter, factor = 1 }) =>
      factor > 1 && freeSpins?.reels.some((strip) => strip.includes(letter)) === true,
  );
