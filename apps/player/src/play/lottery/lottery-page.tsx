import './lottery-page.css';
import { Trans } from '@lingui/react/macro';
import { ApiError } from '@khelaghor/client/api-error.ts';
import { getGameOfIssue, type LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { Skeleton, SkeletonGroup, SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useSearch } from '../../shared/navigation.tsx';
import { LatePart } from '../../shared/late-part.tsx';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { useWatchedLottery } from '../../shared/use-watched-lottery.ts';
import { GameClosed, useGame } from '../launch/index.ts';
import { ChartsPanel } from './charts/charts-panel.tsx';
import { DrawHistory } from './draw-history.tsx';
import { DrawAnimation, useRunning } from './draw-animation.tsx';
import { getDrawing } from './drawings/drawings.ts';
import type { LotteryTerms } from './issue-state.ts';
import { LotteryAreas } from './lottery-areas.tsx';
import { LotterySwitch } from './lottery-switch.tsx';
import { GroupsPanel } from './groups/groups-panel.tsx';
import { MyTickets } from './my-tickets.tsx';
import { BetGrid } from './bet-grid.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { BetSlipPanel } from './bet-slip-panel.tsx';
import { loadLotteryGame } from './load-lottery-game.ts';
import { useLotteryGame } from './use-lottery-game.ts';
import { useDrawAnimation } from './use-draw-animation.ts';
import { useRecordOpened } from './use-record-opened.ts';
import { useAskWhenOverdue, useTickets } from './use-tickets.ts';

// A game's page is the common case, and needs none of it.
const LotteryLobby = createLazyDialog(
  () => import('./lottery-lobby.tsx').then((part) => part.LotteryLobby),
  <SkeletonList count={6} />,
);

const GroupDialog = createLazyDialog(() =>
  import('./groups/group-dialog.tsx').then((part) => part.GroupDialog),
);

const gameWithoutAsking = 'k3';

/**
 * Loads the plays of the game in the address before the page is hydrated, because a tap before
 * that would be lost. On the server all plays are there.
 */
export async function loadAddressedGame(): Promise<void> {
  if (typeof location === 'undefined') return;
  const asked = new URLSearchParams(location.search).get('gameCode');
  await loadLotteryGame(asked ?? gameWithoutAsking);
}

/** The page's name for screen readers while the game's own name is not there. */
function PageHeading() {
  return (
    <h1 className="visually-hidden">
      <Trans>Lottery</Trans>
    </h1>
  );
}

/** The place of the page in its final shape. */
function LotterySkeleton() {
  return (
    <div className="lottery">
      <PageHeading />
      <SkeletonGroup>
        <div className="lottery__ghost lottery__ghost--stage">
          <Skeleton shape="card" />
        </div>
        <div className="lottery__ghost lottery__ghost--tiles">
          {Array.from({ length: 16 }, (_, index) => (
            <Skeleton key={index} shape="card" />
          ))}
        </div>
      </SkeletonGroup>
    </div>
  );
}

/** Until when it is closed, and what to play meanwhile. */
function LotteryClosed({ gameCode }: { readonly gameCode: string }) {
  const { game, others, isPending } = useGame(gameCode);
  if (isPending) return <LotterySkeleton />;
  return (
    <>
      <PageHeading />
      <GameClosed game={game} others={others} />
    </>
  );
}

type GameViewProps = {
  /** The game as one of its issues is played, whichever. */
  readonly loaded: LotteryGame;
  readonly terms: LotteryTerms;
  readonly playType: string | undefined;
};

/** In place of the choices while no issue runs; the page goes on asking by itself. */
function IssueMissing() {
  return (
    <EmptyState
      art="boat"
      title={<Trans>No draw is open right now</Trans>}
      text={<Trans>The next one will appear here.</Trans>}
    />
  );
}

function GameView({ loaded, terms, playType }: GameViewProps) {
  useRecordOpened(terms.gameCode);
  const query = useTickets(terms.gameCode);
  const tickets = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const running = useRunning(terms);
  const { drawsAt } = running?.issue ?? terms.next;
  const game = getGameOfIssue(loaded, Date.parse(drawsAt));
  const { family } = game;
  const show = useDrawAnimation(terms, getDrawing(family.drawnAs).getLandingMs(family));
  useAskWhenOverdue(terms, tickets);
  return (
    <div className="lottery">
      <LotterySwitch gameCode={terms.gameCode} />
      <div className="lottery__play">
        <DrawAnimation game={game} terms={terms} show={show} tickets={tickets} />
        {running ? <BetGrid game={game} terms={terms} playType={playType} /> : <IssueMissing />}
      </div>
      <div className="lottery__slip">
        <BetSlipPanel game={game} terms={terms} />
      </div>
      <div className="lottery__below">
        <div className="lottery__tickets">
          <MyTickets terms={terms} query={query} animatedIssueId={show.animatedIssueId} />
          <GroupsPanel gameCode={terms.gameCode} />
        </div>
        <div className="lottery__results">
          <ChartsPanel game={game} terms={terms} animatedIssueId={show.animatedIssueId} />
          <DrawHistory game={game} terms={terms} animatedIssueId={show.animatedIssueId} />
        </div>
        <div className="lottery__rules">
          <RulesPanel game={game} terms={terms} />
        </div>
      </div>
    </div>
  );
}

/** All lotteries, to choose one from. */
function LobbyView() {
  return (
    <div className="lottery-lobby">
      <PageTitle>
        <Trans>Lotteries</Trans>
      </PageTitle>
      <LotteryAreas current="all" />
      <LotteryLobby area={null} />
    </div>
  );
}

/** A lottery that is drawn in this house: the running issue, what can be bet on, what was drawn. */
export function LotteryPage() {
  const { lottoView, gameCode, group, open } = useSearch();
  if (lottoView === 'lobby' && gameCode === undefined) return <LobbyView />;
  return (
    <LatePart fallback={<LotterySkeleton />}>
      <Game />
      {group !== undefined && open === undefined && <GroupDialog key={group} groupId={group} />}
    </LatePart>
  );
}

function Game() {
  const { gameCode = gameWithoutAsking, playType } = useSearch();
  const game = useLotteryGame(gameCode);
  const query = useWatchedLottery(gameCode, { enabled: game !== null });
  const { data, error } = query;
  const isUnknown = error instanceof ApiError && error.refusal.code === 'game_unknown';
  if (!game) {
    return (
      <>
        <PageHeading />
        <GameClosed game={null} others={[]} />
      </>
    );
  }
  if (isUnknown) return <LotteryClosed gameCode={gameCode} />;
  if (data) return <GameView key={gameCode} loaded={game} terms={data} playType={playType} />;
  if (error) {
    return (
      <div className="lottery">
        <PageHeading />
        <QueryError page query={query} />
      </div>
    );
  }
  return <LotterySkeleton />;
}
