import './games.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { ChoiceField, TextField } from '@khelaghor/ui/field/field.tsx';
import { Pager } from '@khelaghor/ui/pager/pager.tsx';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { categories, categoryLabels } from '../../shared/category-labels.ts';
import { SavedViews } from '../../shared/kit/saved-views.tsx';
import { Page } from '../../shared/page.tsx';
import { LoadingCards, QueryState } from '../../shared/query-state.tsx';
import { useVendorChoices } from '../vendors/index.ts';
import { GameTable } from './game-table.tsx';
import { gameStates, readGamesSearch } from './games-search.ts';
import type { GamesSearch } from './games-search.ts';
import { stateLabels } from './labels.ts';
import { useEditedGame, useGames } from './use-games.ts';
import { May } from '../../shared/may.tsx';

const route = getRouteApi('/inside/games');
const GameForm = lazy(async () => ({ default: (await import('./game-form.tsx')).GameForm }));
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
    const timer = setTimeout(() => look(toVisibleText(typed).slice(0, 100)), typedMs);
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
  const { t } = useLingui();
  const go = useGo();
  const vendors = useVendorChoices();
  const all = { key: '' as const, text: t`All` };
  return (
    <div className="games-filters">
      <TextFilter text={search.text ?? ''} />
      <ChoiceField
        label={<Trans>Lobby</Trans>}
        value={search.gameType ?? ''}
        choices={[all, ...categories.map((key) => ({ key, text: t(categoryLabels[key]) }))]}
        onChange={(gameType) => go({ gameType: gameType || undefined })}
      />
      <ChoiceField
        label={<Trans>Vendor</Trans>}
        value={search.vendor ?? ''}
        choices={[all, { key: 'khelaghor', text: t`Our own` }, ...vendors]}
        onChange={(vendor) => go({ vendor: vendor || undefined })}
      />
      <ChoiceField
        label={<Trans>State</Trans>}
        value={search.state ?? ''}
        choices={[all, ...gameStates.map((key) => ({ key, text: t(stateLabels[key]) }))]}
        onChange={(state) => go({ state: state || undefined })}
      />
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
  const editing = useEditedGame(search.edit);
  const [edited] = editing.data?.games ?? [];
  const isLoading = search.edit !== undefined && !editing.data;
  return (
    <Page title={t`Games`} updatedAtMs={games.dataUpdatedAt}>
      {isLoading && <QueryState query={editing} />}
      {edited && (
        <Suspense fallback={<LoadingCards />}>
          <GameForm
            key={edited.gameCode}
            game={edited}
            onDone={() => go({ page: search.page, edit: undefined })}
          />
        </Suspense>
      )}
      {!isLoading && !edited && (
        <>
          <div className="vendors-head">
            <May act="act">
              <Button kind="primary" icon="upload" onClick={() => setImporting(true)}>
                <Trans>Import a list</Trans>
              </Button>
            </May>
          </div>
          <Filters search={search} />
          <GameViews search={search} />
          <QueryState query={games} />
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
