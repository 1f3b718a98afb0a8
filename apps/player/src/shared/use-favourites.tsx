import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrapReply } from '@khelaghor/client/api-error.ts';
import {
  favouritesCreate,
  favouritesListIds,
  favouritesDelete,
} from '@khelaghor/client/routes/play.gen.ts';
import type { GameCard } from '@khelaghor/contract/play/games.ts';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { call, fetchValue } from './api.ts';
import { useNavigate } from './navigation.tsx';
import type { PageSearch } from './paths.ts';
import { staleTimes, useMember } from './api-queries.ts';
import { useErrorText } from './error-text.ts';

type Named = Pick<GameCard, 'nodeId' | 'vassalage' | 'gameType'>;
type Toggle = { readonly game: Named; readonly wanted: boolean };

const idsKey = ['favourite-ids'] as const;
const none: readonly number[] = [];

async function send({ game, wanted }: Toggle): Promise<void> {
  const data = { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType };
  if (wanted) unwrapReply(await call(favouritesCreate, { body: { data } }));
  else unwrapReply(await call(favouritesDelete, { body: { data } }));
}

const withGame = (ids: readonly number[], { game, wanted }: Toggle): readonly number[] => {
  const others = ids.filter((id) => id !== game.nodeId);
  return wanted ? [game.nodeId, ...others] : others;
};

export type Favourites = {
  readonly ids: ReadonlySet<number>;
  /** Turns a game's heart over. A visitor is asked to log in. */
  toggle(game: Named): void;
};

/**
 * The member's favourites. A heart turns at once and turns back if the server does not keep it;
 * taps are sent one after the other, so that the last one counts.
 */
export function useFavourites(): Favourites {
  const member = useMember();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useErrorText();
  const { data = none } = useQuery({
    queryKey: idsKey,
    queryFn: async ({ signal }): Promise<readonly number[]> =>
      (await fetchValue(favouritesListIds, { query: { clientType: 3 } }, signal)).content,
    enabled: member !== null,
    staleTime: staleTimes.lists,
  });
  const { mutate } = useMutation({
    mutationFn: send,
    scope: { id: 'favourites' },
    onMutate: async () => {
      await queries.cancelQueries({ queryKey: idsKey });
    },
    onError: (failure, { game, wanted }) => {
      queries.setQueryData<readonly number[]>(idsKey, (ids = none) =>
        withGame(ids, { game, wanted: !wanted }),
      );
      toast({
        tone: 'bad',
        title: <Trans>Not saved</Trans>,
        text: failureText(failure),
      });
    },
    onSettled: () => {
      // The last of a row of taps: now the server's word counts.
      if (queries.isMutating({ mutationKey: idsKey }) <= 1)
        void queries.invalidateQueries({ queryKey: idsKey });
    },
    mutationKey: idsKey,
  });
  const ids = new Set(data);
  return {
    ids: member ? ids : new Set(),
    toggle(game) {
      if (!member) {
        const login = (search: PageSearch): PageSearch => ({ ...search, open: 'login' });
        void navigate({ to: '.', search: login, resetScroll: false });
        return;
      }
      const toggled = { game, wanted: !ids.has(game.nodeId) };
      queries.setQueryData<readonly number[]>(idsKey, (known = none) => withGame(known, toggled));
      mutate(toggled);
    },
  };
}
