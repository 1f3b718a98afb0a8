import './lobby.css';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { unwrapReply } from '@khelaghor/client/api-error.ts';
import { lobbyListGames, lobbyListVendorTypes } from '@khelaghor/client/routes/play.gen.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { SkeletonCards } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { call } from '../../shared/api.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { staleTimes } from '../../shared/api-queries.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { GameCardList } from '../../shared/game-card-list.tsx';
import { renderPicture } from './lobby-picture.tsx';

const shownMax = 100;

/** A vendor's games and its name, as far as there is such a vendor. */
function useVendorGames(vassalage: string) {
  return useQuery({
    queryKey: ['vendor-games', vassalage],
    queryFn: async ({ signal }) => {
      const [types, list] = await Promise.all([
        call(lobbyListVendorTypes, { query: { vassalage } }, { signal }),
        call(lobbyListGames, { query: { vassalage, pageSize: shownMax } }, { signal }),
      ]);
      return {
        title: unwrapReply(types).data.lanes[0]?.cards[vassalage]?.title ?? null,
        games: unwrapReply(list).games.filter(({ isGame }) => isGame === 'GAME'),
      };
    },
    staleTime: staleTimes.lists,
  });
}

type GameListDialogProps = { readonly vassalage: string; readonly onClose: () => void };

/** The games of one vendor over the page. */
export function GameListDialog({ vassalage, onClose }: GameListDialogProps) {
  const text = useLocalText();
  const wanted = /^[A-Z0-9_]{2,24}$/u.test(vassalage) ? vassalage : 'NONE';
  const query = useVendorGames(wanted);
  const { data, error } = query;
  return (
    <Modal
      open
      width="wide"
      onClose={onClose}
      title={data?.title ? text(data.title) : <Trans>Games</Trans>}
    >
      <div className="game-list">
        {error !== null && <QueryError query={query} />}
        {error === null && !data && <SkeletonCards count={4} />}
        {data?.games.length === 0 && (
          <EmptyState art="kite" title={<Trans>No games to play here now</Trans>} />
        )}
        {data !== undefined && data.games.length > 0 && (
          <GameCardList games={data.games} layout="grid" art={renderPicture} />
        )}
      </div>
    </Modal>
  );
}
