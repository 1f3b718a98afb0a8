import './game-frame.css';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { getAddressedGame } from '../../shared/addressed-game.ts';
import { useMember } from '../../shared/api-queries.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { LoginPrompt } from '../../shared/login-prompt.tsx';
import { useNavigate, useSearch } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { GameClosed, getLobby } from './game-closed.tsx';
import { InHouseFrame } from './in-house-frame.tsx';
import { GameRulesPage } from './rules/game-rules-page.tsx';
import { useGame } from './use-game.ts';
import { useLaunch } from './use-launch.ts';
import type { Launch, Launching } from './use-launch.ts';
import { VendorFrame } from './vendor-frame.tsx';

const house = 'KHELAGHOR';

/** The game's place while it is on its way, in its own shape. */
function GameSkeleton() {
  return (
    <SkeletonGroup>
      <div className="game-ghost">
        <div className="game-ghost__board" />
        <div className="game-ghost__side">
          <Skeleton shape="line" />
          <Skeleton shape="line" length={0.7} />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      </div>
    </SkeletonGroup>
  );
}

type Failed = Extract<Launch, { state: 'refused' | 'late' | 'invalid' | 'barred' }>;

const isFailed = (launch: Launch): launch is Failed =>
  launch.state !== 'launching' && launch.state !== 'open';

function FailedText({ launch }: { readonly launch: Failed }) {
  const formatRefusal = useRefusalText();
  switch (launch.state) {
    case 'refused':
      return formatRefusal(launch.refusal);
    case 'late':
      return (
        <Trans>It took too long. Check your connection and try again; nothing was staked.</Trans>
      );
    case 'invalid':
      return <Trans>The game’s address is not valid. Please contact customer service.</Trans>;
    case 'barred':
      return <Trans>This page is out of date. Reload it to open the game.</Trans>;
  }
}

function GameFailed({ launch, onAgain }: { launch: Failed; onAgain: () => void }) {
  return (
    <div className="page__main--inset">
      <ErrorState
        title={<Trans>The game could not be loaded</Trans>}
        text={<FailedText launch={launch} />}
        onRetry={launch.state === 'barred' ? () => location.reload() : onAgain}
      />
    </div>
  );
}

/** What is refused because the game itself is shut, not because of who asks. */
const shut: ReadonlySet<string> = new Set([
  'game_maintenance',
  'game_closed',
  'vendor_closed',
  'game_unknown',
]);

type FrameProps = {
  readonly title: string;
  readonly launching: Launching;
  /** Where a member goes who leaves a vendor's game. */
  readonly lobby: string;
};

function OpenFrame({ title, launching, lobby }: FrameProps) {
  const navigate = useNavigate();
  const { launch, giveUp, bar, freshCode } = launching;
  const [readyNumber, setReadyNumber] = useState<number | null>(null);
  if (launch.state !== 'open') return null;
  const isReady = launch.number === readyNumber;
  const frame = {
    address: launch.address,
    title,
    isReady,
    onReady: () => setReadyNumber(launch.number),
    onLate: giveUp,
  };
  return (
    <>
      {!isReady && <GameSkeleton />}
      {launch.origin === 'vendor' ? (
        <VendorFrame
          key={launch.number}
          {...frame}
          onBarred={bar}
          onLeave={() => void navigate({ to: lobby })}
          onDeposit={() => void navigate({ to: paths.deposit })}
        />
      ) : (
        <InHouseFrame key={launch.number} {...frame} freshCode={freshCode} />
      )}
    </>
  );
}

function GamePlace({ gameId }: { readonly gameId: string }) {
  const text = useLocalText();
  const { game, others } = useGame(gameId);
  const title = game ? text(game.title) : gameId;
  const launching = useLaunch(gameId, game);
  const { launch, again } = launching;
  const isShut = launch.state === 'refused' && shut.has(launch.refusal.code);
  return (
    <div className="game-place">
      <h1 className="visually-hidden">{title}</h1>
      {launch.state === 'launching' && <GameSkeleton />}
      {isShut && <GameClosed game={game} others={others} />}
      {!isShut && isFailed(launch) && <GameFailed launch={launch} onAgain={again} />}
      <OpenFrame title={title} launching={launching} lobby={getLobby(game)} />
    </div>
  );
}

/** A game's page for visitors: rules of an in-house game, the login for a vendor's game. */
function VisitorPlace({ gameId }: { readonly gameId: string }) {
  const { game, isPending } = useGame(gameId);
  if (game === null && isPending) return <GameSkeleton />;
  return game?.vassalage === house ? <GameRulesPage game={game} /> : <LoginPrompt />;
}

/** A game in its frame: `/game?gameId=dice`, and `/seamless?gameId=…` for those of vendors. */
export function GamePage() {
  const gameId = getAddressedGame(useSearch()['gameId']);
  const member = useMember();
  const Place = member ? GamePlace : VisitorPlace;
  return <Place key={gameId} gameId={gameId} />;
}
