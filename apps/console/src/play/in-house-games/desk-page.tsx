import './in-house-games.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { Page } from '../../shared/page.tsx';
import { LoadingCards, QueryState } from '../../shared/query-state.tsx';
import { readLookUp } from './read-look-up.ts';
import type { DeskSearch } from './desk-search.ts';
import { GameList } from './game-list.tsx';
import { useDeskGames } from './use-desk.ts';

const route = getRouteApi('/inside/in-house-games');

const GamePage = lazy(async () => ({ default: (await import('./game-page.tsx')).GamePage }));
const RoundPanel = lazy(async () => ({ default: (await import('./round-panel.tsx')).RoundPanel }));
const MemberRounds = lazy(async () => ({
  default: (await import('./member-rounds.tsx')).MemberRounds,
}));

/** Form that finds a round, or the rounds of a member. The address keeps the search. */
function LookUp({ search }: { readonly search: DeskSearch }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search.round ?? search.account ?? '');
  return (
    <form
      className="look-up"
      role="search"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void navigate({ to: '/in-house-games', search: readLookUp(typed) });
      }}
    >
      <TextField
        label={<Trans>Id of a round, or account of a member</Trans>}
        name="look-up"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">
        <Trans>Look up</Trans>
      </Button>
    </form>
  );
}

function AllGames() {
  const query = useDeskGames();
  return (
    <>
      <QueryState query={query} skeletons={3} />
      {query.data && <GameList games={query.data.games} />}
    </>
  );
}

function Shown({ search }: { readonly search: DeskSearch }) {
  const { id, round, account } = search;
  if (id !== undefined) return <GamePage key={id} gameCode={id} search={search} />;
  if (round !== undefined) return <RoundPanel key={round} betId={round} />;
  if (account !== undefined) return <MemberRounds key={account} account={account} />;
  return <AllGames />;
}

/** All in-house games, one of them, or rounds that were looked up. */
export function DeskPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const { id, round, account } = search;
  const isAll = id === undefined && round === undefined && account === undefined;
  return (
    <Page
      title={t`In-house games`}
      {...(!isAll && { back: <Link to="/in-house-games" search={{}} /> })}
    >
      {id === undefined && <LookUp key={round ?? account ?? ''} search={search} />}
      <Suspense fallback={<LoadingCards />}>
        <Shown search={search} />
      </Suspense>
    </Page>
  );
}
