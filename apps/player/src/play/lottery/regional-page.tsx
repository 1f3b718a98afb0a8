import { Trans } from '@lingui/react/macro';
import { unwrapReply } from '@khelaghor/client/api-error.ts';
import { lobbyListVietnamGames } from '@khelaghor/client/routes/play.gen.ts';
import type { GameCard } from '@khelaghor/contract/play/games.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';
import { Games } from '../../shared/game-card-list.tsx';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { Link, useLocation, useSearch } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { LotteryAreas } from './lottery-areas.tsx';
import { LotteryLobby } from './lottery-lobby.tsx';
import { findLotteryRow } from './lottery-rows.ts';
import { ResultsByDay } from './results-by-day.tsx';

const LotteryPage = createLazyDialog(
  async () => {
    const page = await import('./lottery-page.tsx');
    await page.loadAddressedGame();
    return page.LotteryPage;
  },
  <SkeletonList count={6} />,
);

/** The kind of screen. Without a prize mode the menu has the lotteries of all modes. */
const asked = { device: 'WEB' };

/** The regional lotteries of the menu: of vendors, and ours. */
function useRegionalGames() {
  return useQuery({
    queryKey: ['regional'],
    queryFn: async ({ signal }) => {
      const menu = unwrapReply(await call(lobbyListVietnamGames, { query: asked }, { signal }));
      return menu.gameMenus;
    },
    staleTime: staleTimes.lists,
  });
}

/** A vendor's lottery that was asked for: it has no draws in this house. */
function NotHeldHere({ game }: { readonly game: GameCard }) {
  const text = useLocalText();
  const name = text(game.title);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The card that was pressed may stand far below on the same page.
    const heading = box.current?.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [game.gameCode]);
  return (
    <div ref={box} className="page__main--inset">
      <EmptyState
        art="boat"
        title={<Trans>{name} has no draws here yet</Trans>}
        text={<Trans>The lotteries below have draws today.</Trans>}
        actions={
          <Link className="btn btn--primary" to={paths.lottery}>
            <Trans>To the lottery</Trans>
          </Link>
        }
      />
    </div>
  );
}

/** The lotteries in the style of a region, or one of them when the address names it. */
export function RegionalPage() {
  const { gameCode } = useSearch();
  const { pathname } = useLocation();
  const isSea = pathname.toLowerCase().startsWith(paths.seaLottery.toLowerCase());
  const area = isSea ? 'SEA' : 'VN';
  const games = useRegionalGames().data ?? [];
  // Ours have their draws above those of vendors.
  const others = games.filter(({ launch }) => launch !== 'lottery');
  const isOurs = games.some((game) => game.gameCode === gameCode && game.launch === 'lottery');
  if (isOurs || (gameCode !== undefined && findLotteryRow(gameCode))) return <LotteryPage />;
  const wanted = others.find((game) => game.gameCode === gameCode);
  const rest = others.filter((game) => game !== wanted);
  return (
    <div className="lottery-lobby">
      <PageTitle>
        <Trans>Regional lottery</Trans>
      </PageTitle>
      <LotteryAreas current={isSea ? 'sea' : 'vietnam'} />
      {wanted && <NotHeldHere game={wanted} />}
      <LotteryLobby area={area} />
      <ResultsByDay key={area} area={area} />
      {!isSea && rest.length > 0 && (
        <Section title={<Trans>From other providers</Trans>}>
          <Games games={rest} layout="grid" />
        </Section>
      )}
    </div>
  );
}
