import { useQuery } from '@tanstack/react-query';
import { useLocalText } from '../../shared/local-text.ts';
import { gameMenusQuery } from '../../shared/api-queries.ts';

/** The titles of the games that are offered, by their codes, in the order of the lobby. */
export function useGameTitles(): ReadonlyMap<string, string> {
  const text = useLocalText();
  const menus = useQuery(gameMenusQuery).data?.gameMenus ?? [];
  return new Map(
    menus.flatMap((menu) => menu.games.map((game) => [game.gameCode, text(game.title)] as const)),
  );
}
