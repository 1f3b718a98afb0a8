import './games.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Select, TextField } from '@khelaghor/ui/field/field.tsx';
import { Pager } from '@khelaghor/ui/pager/pager.tsx';
import { categories, categoryLabels } from '../../shared/category-labels.ts';
import { SavedViews } from '../../shared/kit/saved-views.tsx';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { useVendors } from '../vendors/index.ts';
import { GameForm } from './game-form.tsx';
import { GameTable } from './game-table.tsx';
import { readGamesSearch } from './games-search.ts';
import type { GamesSearch } from './games-search.ts';
import { useGames } from './use-games.ts';

const route = getRouteApi('/inside/games');
const ImportDialog = lazy(async () => ({
  default: (await import('./import-dialog.tsx')).ImportDialog,
}));
const typedMs = 300;

/** Changes the address; a changed filter begins with the first page. */
function useGo() {
  const search: GamesSearch = route.useSearch();
  const navigate = useNavigate();
  return (part: { [Key in keyof GamesSearch]?: GamesSearch[Key] | undefined }) => {
    const next = Object.fromEntries(
      Object.entries({ ...search, page: 1, ...part }).filter(([, value]) => value !== undefined),
    ) as GamesSearch;
    void navigate({ to: '/games', search: next });
  };
}

/** What is typed stands in the address a moment later. */
function TextFilter({ text }: { readonly text: string }) {
  const go = useGo();
  const [typed, setTyped] = useState(text);
  const look = useEffectEvent((sought: string) => {
    if (sought !== text) go({ text: sought === '' ? undefined : sought });
  });
  useEffect(() => {
    const timer = setTimeout(() => look(typed.trim().slice(0, 100)), typedMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      label={<Trans>Title or code</Trans>}
      icon="search"
      type="search"
      value={typed}
      onChange={(change) => setTyped(change.target.value)}
    />
  );
}

function Filters({ search }: { readonly search: GamesSearch }) {
  const { t, i18n } = useLingui();
  const go = useGo();
  const vendors = useVendors().data?.vendors ?? [];
  return (
    <div className="games-filters">
      <TextFilter text={search.text ?? ''} />
      <Select
        label={<Trans>Lobby</Trans>}
        value={search.gameType ?? ''}
        onChange={(change) =>
          go({ gameType: categories.find((one) => one === change.target.value) })
        }
      >
        <option value="">{t`All`}</option>
        {categories.map((one) => (
          <option key={one} value={one}>
            {t(categoryLabels[one])}
          </option>
        ))}
      </Select>
      <Select
        label={<Trans>Vendor</Trans>}
        value={search.vendor ?? ''}
        onChange={(change) => go({ vendor: change.target.value || undefined })}
      >
        <option value="">{t`All`}</option>
        <option value="khelaghor">{t`Our own`}</option>
        {vendors.map(({ code, title }) => (
          <option key={code} value={code}>
            {i18n.locale === 'en' ? title.en : title.bn}
          </option>
        ))}
      </Select>
      <Select
        label={<Trans>State</Trans>}
        value={search.state ?? ''}
        onChange={(change) =>
          go({
            state: (['open', 'maintenance', 'closed'] as const).find(
              (one) => one === change.target.value,
            ),
          })
        }
      >
        <option value="">{t`All`}</option>
        <option value="open">{t`Open`}</option>
        <option value="maintenance">{t`Maintenance`}</option>
        <option value="closed">{t`Closed`}</option>
      </Select>
    </div>
  );
}

type ListProps = { readonly search: GamesSearch; readonly games: ReturnType<typeof useGames> };

function GameList({ search, games: { data } }: ListProps) {
  const go = useGo();
  if (!data) return null;
  return (
    <GameTable
      games={data.games}
      gameCount={data.total}
      onEdit={(edit) => go({ page: search.page, edit })}
    >
      {data.totalPages > 1 && (
        <Pager page={search.page} pages={data.totalPages} onPage={(page) => go({ page })} />
      )}
    </GameTable>
  );
}

const noFilter = { gameType: undefined, vendor: undefined, text: undefined, state: undefined };

/** The filters that have a name in this browser. */
function GameViews({ search }: { readonly search: GamesSearch }) {
  const go = useGo();
  const { page: _page, edit: _edit, ...filters } = search;
  return (
    <SavedViews
      page="games"
      search={filters}
      onShow={(view) => {
        const { page, ...wanted } = readGamesSearch(view);
        go({ ...noFilter, ...wanted, page });
      }}
    />
  );
}

/** All games, or the one that is being changed. */
export function GamesPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const go = useGo();
  const games = useGames(search);
  const [isImporting, setImporting] = useState(false);
  const edited = games.data?.games.find(({ gameCode }) => gameCode === search.edit);
  return (
    <Page title={t`Games`} updatedAtMs={games.dataUpdatedAt}>
      <QueryState query={games} />
      {edited ? (
        <GameForm
          key={edited.gameCode}
          game={edited}
          onDone={() => go({ page: search.page, edit: undefined })}
        />
      ) : (
        <>
          <div className="vendors-head">
            <Button kind="primary" icon="upload" onClick={() => setImporting(true)}>
              <Trans>Bring a list in</Trans>
            </Button>
          </div>
          <Filters search={search} />
          <GameViews search={search} />
          <GameList search={search} games={games} />
        </>
      )}
      <Suspense fallback={null}>
        {isImporting && (
          <ImportDialog vendor={search.vendor ?? null} onClose={() => setImporting(false)} />
        )}
      </Suspense>
    </Page>
  );
}
