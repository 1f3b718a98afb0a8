import type { SingleSchedule } from '../issues.ts';
import type { Text } from '../play.ts';

/** The lobby that lists a lottery. */
export type LotteryCategory = 'LOTT' | 'ELOTT';

/** A lottery of the house, as it is declared. */
export type LotteryDeclaration = {
  /** Names the game in addresses, issues and client seeds. */
  readonly code: string;
  /** Names the game in members' lists of favourites: never changed, never used for another. */
  readonly favouriteKey: number;
  readonly family: string;
  readonly category: LotteryCategory;
  /** Short enough for two lines of a game card. */
  readonly title: Text;
  readonly schedule: SingleSchedule;
  /** The prize series of a fresh install. */
  readonly series: number;
  /** The most points of its series that a fresh install gives back as a rebate; absent: none. */
  readonly rebateMax?: number;
};
