import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  manageGamesChange,
  manageGamesImport,
  manageGamesList,
} from '@khelaghor/client/routes.gen.ts';
import type * as contract from '@khelaghor/contract/play/games-admin.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { ask } from '../../shared/api.ts';
import type { GamesSearch } from './games-search.ts';

const gamesKey = ['games'] as const;

/** A page of all games. */
export function useGames(search: GamesSearch) {
  const { page, edit: _, ...filter } = search;
  return useQuery({
    queryKey: [...gamesKey, page, filter],
    queryFn: ({ signal }) => ask(manageGamesList, { query: { pageNo: page, ...filter } }, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
}

/** A change, after which all are read anew, whatever came of it. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: gamesKey }),
  });
}

export const useChangeGame = () =>
  useChange(({ gameCode, body }: { gameCode: string; body: BodyOf<typeof contract.changeGame> }) =>
    ask(manageGamesChange, { params: { gameCode }, body }),
  );

export const useImportGames = () =>
  useChange((body: BodyOf<typeof contract.importGames>) => ask(manageGamesImport, { body }));
