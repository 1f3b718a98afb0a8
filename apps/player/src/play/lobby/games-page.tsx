import './lobby.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { useMember } from '../../shared/api-queries.ts';
import { Link, useSearch } from '../../shared/navigation.tsx';
import { GameList } from './game-list.tsx';
import { NameField } from './lobby-filters.tsx';
import { dropOwn, getLobbyAddress, readLobbySearch } from './lobby-search.ts';
import type { LobbySearch } from './lobby-search.ts';
import { useVendorCards } from './use-lobby.ts';

type Own = Pick<LobbySearch, 'mine' | 'recent'>;

/** All games, the member's favourites, or those that the member opened last. */
function OwnTabs({ search }: { readonly search: LobbySearch }) {
  const { t } = useLingui();
  const { name, mine = false, recent = false } = search;
  const tabs: readonly { text: string; icon: IconName; own: Own; isCurrent: boolean }[] = [
    { text: t`All`, icon: 'grid', own: {}, isCurrent: !mine && !recent },
    { text: t`Favourites`, icon: 'heart', own: { mine: true }, isCurrent: mine },
    { text: t`Played last`, icon: 'history', own: { recent: true }, isCurrent: recent },
  ];
  return (
    <nav className="vendors" aria-label={t`Which games`}>
      <ul>
        {tabs.map(({ text, icon, own, isCurrent }) => (
          <li key={icon}>
            <Link
              className="vendor"
              to="."
              search={getLobbyAddress({ ...(name !== undefined && { name }), ...own })}
              resetScroll={false}
              replace
              aria-current={isCurrent ? 'true' : undefined}
            >
              <Icon name={icon} size="small" />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The games of all kinds, found by name; a member's favourites and last games among them. */
export function GamesPage() {
  const asked = readLobbySearch(useSearch());
  const isMember = useMember() !== null;
  const search = isMember ? asked : dropOwn(asked);
  const cards = useVendorCards();
  return (
    <div className="lobby">
      <PageTitle>
        <Trans>All games</Trans>
      </PageTitle>
      {isMember && <OwnTabs search={search} />}
      <div className="lobby-filters">
        <NameField search={search} />
      </div>
      <GameList category={null} cards={cards} search={search} />
    </div>
  );
}
