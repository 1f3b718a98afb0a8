import './game-closed.css';
import { Trans } from '@lingui/react/macro';
import type { GameCard } from '@khelaghor/contract/play/games.ts';
import { UnavailableState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { categoryLooks } from '../../shared/category.ts';
import { Games } from '../../shared/game-card-list.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { Moment } from '../../shared/moment.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';

type GameClosedProps = {
  readonly game: GameCard | null;
  readonly others: readonly GameCard[];
};

/** Where other games of its kind are; home for one that is not known. */
export function getLobby(game: GameCard | null): string {
  // The lottery's own place is the page of one game, which may be this one.
  const hasLobby = game !== null && game.gameType !== 'LOTT';
  return hasLobby ? categoryLooks[game.gameType].path : paths.home;
}

/** A game that is closed for now: since when it is back, and what to play meanwhile. */
export function GameClosed({ game, others }: GameClosedProps) {
  const text = useLocalText();
  const title = game ? text(game.title) : '';
  const endsAt = game?.maintenance?.endsAt ?? null;
  const lobby = getLobby(game);
  return (
    <div className="game-closed">
      <UnavailableState
        title={
          game?.maintenance ? (
            <Trans>{title} is under maintenance</Trans>
          ) : (
            <Trans>This game is closed for now</Trans>
          )
        }
        text={
          endsAt === null ? (
            <Trans>Nothing was staked. Bets that you placed before are settled as usual.</Trans>
          ) : (
            <Trans>
              It reopens at <Moment at={endsAt} />. Nothing was staked; earlier bets are settled as
              usual.
            </Trans>
          )
        }
        actions={
          <Button kind="primary" render={<Link to={lobby} />}>
            <Trans>Other games</Trans>
          </Button>
        }
      />
      {others.length > 0 && (
        <Section title={<Trans>Play these meanwhile</Trans>}>
          <Games games={others} layout="grid" />
        </Section>
      )}
    </div>
  );
}
