import type { LobbyLottery } from '@khelaghor/contract/play/lobby.ts';
import { holdsSearch } from '@khelaghor/typed-text/search-text.ts';

/** Which lotteries are shown: all, or those that are looked for first. */
export type LobbyFilter = 'all' | 'popular' | 'mine' | 'recent' | 'quick' | 'daily';

export type LobbyChoice = {
  readonly filter: LobbyFilter;
  /** What was typed to find a lottery by its name. */
  readonly name: string;
  /** The member's favourites, by their keys. */
  readonly favourites: ReadonlySet<number>;
  /** Codes of the games that most members opened of late. */
  readonly popular: ReadonlySet<string>;
  /** Codes of the games that the member opened last. */
  readonly recent: ReadonlySet<string>;
};

/** Draws that follow each other so quickly are quick ones, in seconds. */
const quickMax = 600;

function isChosen({ game, periodSeconds }: LobbyLottery, choice: LobbyChoice): boolean {
  const isQuick = periodSeconds !== null && periodSeconds <= quickMax;
  switch (choice.filter) {
    case 'all':
      return true;
    case 'popular':
      return choice.popular.has(game.gameCode);
    case 'mine':
      return choice.favourites.has(game.nodeId);
    case 'recent':
      return choice.recent.has(game.gameCode);
    case 'quick':
      return isQuick;
    case 'daily':
      return !isQuick;
  }
}

const hasName = ({ game: { title } }: LobbyLottery, name: string): boolean =>
  [title.bn, title.en].some((text) => holdsSearch(text, name));

/** The lotteries of one area; of no country in particular when it is null. */
export type LotteryGroup = {
  readonly area: LobbyLottery['area'];
  readonly lotteries: readonly LobbyLottery[];
};

/** What players look for first comes first. */
const areaOrder: readonly LobbyLottery['area'][] = ['SEA', null, 'VN'];

/** Sorts the chosen lotteries by area; within one they stay in the order in which they came. */
export function groupLotteries(
  lotteries: readonly LobbyLottery[],
  choice: LobbyChoice,
): readonly LotteryGroup[] {
  const shown = lotteries.filter((each) => isChosen(each, choice) && hasName(each, choice.name));
  const groups = Map.groupBy(shown, ({ area }) => area);
  return areaOrder.flatMap((area) => {
    const own = groups.get(area);
    return own ? [{ area, lotteries: own }] : [];
  });
}
