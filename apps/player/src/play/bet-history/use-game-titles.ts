import { useQuery } from '@tanstack/react-query';
import type { GameCard } from '@khelaghor/contract/play/games.ts';
import type { SearchableChoice } from '@khelaghor/ui/search-choice/find-choices.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { gameMenusQuery } from '../../shared/api-queries.ts';

/** A game in which the member has bets. */
export type PlayedGame = Pick<GameCard, 'gameCode' | 'title'>;

/** The titles of the games that are offered, by their codes, in the order of the lobby. */
export function useGameTitles(): ReadonlyMap<string, string> {
  const text = useLocalText();
  const menus = useQuery(gameMenusQuery).data?.gameMenus ?? [];
  return new Map(
    menus.flatMap((menu) => menu.games.map((game) => [game.gameCode, text(game.title)] as const)),
  );
}

/** Games to choose from by their names in either language, with one that is chosen already. */
export function useGameChoices(
  games: readonly PlayedGame[],
  chosen: string | undefined,
): readonly SearchableChoice[] {
  const text = useLocalText();
  const titles = useGameTitles();
  const choices = games.map(({ gameCode, title }) => ({
    key: gameCode,
    text: text(title),
    words: `${title.bn} ${title.en}`,
  }));
  const isThere = chosen === undefined || games.some(({ gameCode }) => gameCode === chosen);
  return isThere ? choices : [...choices, { key: chosen, text: titles.get(chosen) ?? chosen }];
}
