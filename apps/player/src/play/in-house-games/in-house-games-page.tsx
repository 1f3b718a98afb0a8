import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { GameCard } from '@khelaghor/contract/play/games.ts';
import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { holdsSearch } from '@khelaghor/typed-text/search-text.ts';
import { getButtonClass } from '@khelaghor/ui/button/button.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { useState } from 'react';
import { gameMenusQuery } from '../../shared/api-queries.ts';
import { categoryLooks } from '../../shared/category.ts';
import { GameCardList, Games } from '../../shared/game-card-list.tsx';
import { Link } from '../../shared/navigation.tsx';
import { useRecentGames } from '../../shared/recent-games.ts';
import { useFavourites } from '../../shared/use-favourites.tsx';
import type { Favourites } from '../../shared/use-favourites.tsx';
import './in-house-games.css';

const house = 'KHELAGHOR';
const recentMax = 5;
/** Of a kind with a page of its own so many are shown; lotteries alone would be many screens. */
const shownOfOthers = 4;
const typedMax = 100;

type GamesProps = {
  readonly games: readonly GameCard[];
  readonly favourites: Favourites;
};

/** The member's favourites, and the games they opened last. */
function OwnGames({ games, favourites }: GamesProps) {
  const recent = useRecentGames({ vassalage: house }).data ?? [];
  // The newest favourite first, in the order of the ids.
  const kept = [...favourites.ids].flatMap((id) => games.find(({ nodeId }) => nodeId === id) ?? []);
  return (
    <>
      {kept.length > 0 && (
        <Section title={<Trans>Favourites</Trans>}>
          <Games games={kept} favourites={favourites} />
        </Section>
      )}
      {recent.length > 0 && (
        <Section title={<Trans>Played last</Trans>}>
          <Games games={recent.slice(0, recentMax)} favourites={favourites} />
        </Section>
      )}
    </>
  );
}

/** The kinds of games by their order here: those without another page come first. */
const kinds: readonly GameCategory[] = ['INHOUSE', 'RNG', 'LOTT', 'ELOTT'];

type KindProps = GamesProps & { readonly kind: GameCategory; readonly isFirst: boolean };

/** The games of one kind under its name; a kind with a page of its own leads there. */
function Kind({ kind, games, favourites, isFirst }: KindProps) {
  const { t } = useLingui();
  const { name, path } = categoryLooks[kind];
  const isHere = kind === 'INHOUSE';
  const shown = isHere ? games : games.slice(0, shownOfOthers);
  if (games.length === 0) return null;
  return (
    <Section title={isHere ? <Trans>Quick games</Trans> : t(name)}>
      <GameCardList games={shown} favourites={favourites} layout="grid" first={isFirst} />
      {shown.length < games.length && (
        <Link className={`${getButtonClass({})} inhouse__all`} to={path}>
          <Trans>See all</Trans>
        </Link>
      )}
    </Section>
  );
}

/** The games whose names, in either language, hold what is typed. */
function Found({ games, favourites, typed }: GamesProps & { readonly typed: string }) {
  const found = games.filter(({ title }) =>
    [title.bn, title.en].some((name) => holdsSearch(name, typed)),
  );
  if (found.length === 0) return <EmptyState art="kite" title={<Trans>No games match</Trans>} />;
  return <GameCardList games={found} favourites={favourites} layout="grid" />;
}

/** The games that we made ourselves, by kind, and found by name. */
export function InHouseGamesPage() {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(gameMenusQuery);
  const favourites = useFavourites();
  const [typed, setTyped] = useState('');
  const games = data.gameMenus
    .flatMap((group) => group.games)
    .filter(({ vassalage }) => vassalage === house);
  return (
    <div className="inhouse">
      <PageTitle>
        <Trans>In-house games</Trans>
      </PageTitle>
      <p className="inhouse__lead">
        <Trans>
          Our own games. The result is sealed before the bet, and you can check it afterwards.
        </Trans>
      </p>
      {games.length === 0 ? (
        <EmptyState title={<Trans>All games are closed at the moment</Trans>} />
      ) : (
        <search className="inhouse__search field">
          <Icon name="search" />
          <input
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={typedMax}
            aria-label={t`Find a game`}
            placeholder={t`Find a game`}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </search>
      )}
      {typed.trim() === '' ? (
        <>
          {kinds.map((kind, place) => (
            <Kind
              key={kind}
              kind={kind}
              games={games.filter(({ gameType }) => gameType === kind)}
              favourites={favourites}
              isFirst={place === 0}
            />
          ))}
          <OwnGames games={games} favourites={favourites} />
        </>
      ) : (
        <Found games={games} favourites={favourites} typed={typed} />
      )}
    </div>
  );
}
