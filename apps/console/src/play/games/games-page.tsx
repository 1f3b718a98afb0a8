import './games.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { AdminGame } from '@khelaghor/contract/play/games-admin.ts';
import { EmptyState } from '@khelaghor/ui/blank/blank.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Select, TextField } from '@khelaghor/ui/field/field.tsx';
import { Pager } from '@khelaghor/ui/pager/pager.tsx';
import { Picture } from '@khelaghor/ui/picture/picture.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { categories, categoryNames } from '../../shared/category-names.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { Reading } from '../../shared/query-state.tsx';
import { artOf } from '../../site/media/index.ts';
import { useVendors } from '../vendors/index.ts';
import { stateOf } from './game-draft.ts';
import { GameForm } from './game-form.tsx';
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

function GameStateTag({ game }: { readonly game: AdminGame }) {
  const { moment } = useNumberFormat();
  switch (stateOf(game)) {
    case 'open':
      return (
        <StatusBadge tone="good">
          <Trans>Open</Trans>
        </StatusBadge>
      );
    case 'maintenance': {
      const endsAt = game.maintenance?.endsAt;
      const until = endsAt ? moment(endsAt) : '';
      return (
        <StatusBadge tone="open">
          {endsAt ? <Trans>Maintenance until {until}</Trans> : <Trans>Maintenance</Trans>}
        </StatusBadge>
      );
    }
    case 'closed':
      return (
        <StatusBadge tone="quiet">
          <Trans>Closed</Trans>
        </StatusBadge>
      );
  }
}

function GameRow({ game, onEdit }: { readonly game: AdminGame; readonly onEdit: () => void }) {
  const { t, i18n } = useLingui();
  const title = i18n.locale === 'en' ? game.title.en : game.title.bn;
  return (
    <li className="game-row">
      <Picture
        className="game-row__art"
        art={artOf({ name: game.picture, image: null }, 'panel')}
        sizes="4rem"
      />
      <div className="content-row__words">
        <b>{title}</b>
        <small>
          {t(categoryNames[game.gameType])} · <code>{game.vassalage}</code> ·{' '}
          <code>{game.gameCode}</code>
          {game.vendorGameCode !== null && (
            <>
              {' '}
              · <code>{game.vendorGameCode}</code>
            </>
          )}
        </small>
        <GameStateTag game={game} />
      </div>
      <Button size="small" icon="edit" aria-label={t`Change: ${title}`} onClick={onEdit}>
        <Trans>Change</Trans>
      </Button>
    </li>
  );
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
            {t(categoryNames[one])}
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

function GameList({ search, games }: ListProps) {
  const go = useGo();
  const { count } = useNumberFormat();
  const { data } = games;
  if (!data) return null;
  const total = count(data.total);
  return (
    <>
      <p className="games-total">
        <Trans>Games: {total}</Trans>
      </p>
      {data.games.length === 0 && (
        <EmptyState art="basket" title={<Trans>No game is like that</Trans>} />
      )}
      <ul className="content-rows">
        {data.games.map((game) => (
          <GameRow
            key={game.gameCode}
            game={game}
            onEdit={() => go({ page: search.page, edit: game.gameCode })}
          />
        ))}
      </ul>
      {data.totalPages > 1 && (
        <Pager page={search.page} pages={data.totalPages} onPage={(page) => go({ page })} />
      )}
    </>
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
      <Reading of={games} />
      {edited ? (
        <GameForm
          key={edited.gameCode}
          game={edited}
          onDone={() => go({ page: search.page, edit: undefined })}
        />
      ) : (
        <>
          <div className="vendors-head">
            <Button kind="lead" icon="upload" onClick={() => setImporting(true)}>
              <Trans>Bring a list in</Trans>
            </Button>
          </div>
          <Filters search={search} />
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
