import { keepPreviousData } from '@tanstack/react-query';
import {
  gamesAdminUpdate,
  gamesAdminImport,
  gamesAdminList,
} from '@khelaghor/client/routes/play.gen.ts';
import type { GameFields, importGames } from '@khelaghor/contract/play/games-admin.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import type { SavedEdit } from '../../shared/edits/use-edit.ts';
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

/** The game of a form, whatever the filters of the list leave out; sends nothing without a code. */
export const useEditedGame = (code: string | undefined) =>
  useCall(
    [...gamesKey, 'edited', code],
    gamesAdminList,
    { query: { code } },
    { enabled: code !== undefined, refetchOnWindowFocus: 'always' },
  );

/** Changes fields of a game. Games are brought by lists, so there is none without a revision. */
export const useChangeGame = () =>
  useChange([gamesKey], ({ kept, body }: SavedEdit<GameFields>) => {
    if (kept === null) throw new Error('a form never adds a game');
    const { id: gameCode, revision } = kept;
    return callOrThrow(gamesAdminUpdate, { params: { gameCode }, body: { ...body, revision } });
  });

export const useImportGames = () =>
  useChange([gamesKey], (body: BodyOf<typeof importGames>) =>
    callOrThrow(gamesAdminImport, { body }),
  );
