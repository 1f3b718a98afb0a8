import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { EmptyState } from '@khelaghor/ui/blank/blank.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { Games } from '../../shared/game-shelf.tsx';
import { gameMenusQuery } from '../../shared/queries.ts';
import './inhouse.css';

/** The games that we made ourselves. */
export function InhousePage() {
  const { data } = useSuspenseQuery(gameMenusQuery);
  const games = data.gameMenus
    .flatMap((group) => group.games)
    .filter(({ vassalage }) => vassalage === 'KHELAGHOR');
  return (
    <div className="inhouse">
      <PageTitle>
        <Trans>In-house games</Trans>
      </PageTitle>
      <p className="inhouse__lead">
        <Trans>Made by us. The result is sealed first; you check it afterwards.</Trans>
      </p>
      {games.length === 0 ? (
        <EmptyState title={<Trans>All games are closed at the moment</Trans>} />
      ) : (
        <Games games={games} layout="grid" first />
      )}
    </div>
  );
}
