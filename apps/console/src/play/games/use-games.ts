import { keepPreviousData } from '@tanstack/react-query';
import {
  gamesAdminUpdate,
  gamesAdminImport,
  gamesAdminList,
} from '@khelaghor/client/routes.gen.ts';
import type * as contract from '@khelaghor/contract/play/games-admin.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import type { GamesSearch } from './games-search.ts';

const gamesKey = ['games'] as const;

/** A page of all games. */
export function useGames(search: GamesSearch) {
  const { page, edit: _, ...filter } = search;
  return useCall(
    [...gamesKey, page, filter],
    gamesAdminList,
    { query: { pageNo: page, ...filter } },
    { placeholderData: keepPreviousData, refetchOnWindowFocus: 'always' },
  );
}

export const useChangeGame = () =>
  useChange(
    [gamesKey],
    ({ gameCode, body }: { gameCode: string; body: BodyOf<typeof contract.changeGame> }) =>
      callOrThrow(gamesAdminUpdate, { params: { gameCode }, body }),
  );

export const useImportGames = () =>
  useChange([gamesKey], (body: BodyOf<typeof contract.importGames>) =>
    callOrThrow(gamesAdminImport, { body }),
  );
