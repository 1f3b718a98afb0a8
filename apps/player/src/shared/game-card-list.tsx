import { useLingui } from '@lingui/react/macro';
import type { GameCard as Game } from '@khelaghor/contract/play/games.ts';
import { GameCard } from '@khelaghor/ui/game-card/game-card.tsx';
import { CardList } from '@khelaghor/ui/section/section.tsx';
import { categoryLooks } from './category.ts';
import { LargeGameCards } from './large-game-cards.tsx';
import { GameLink } from './game-link.tsx';
import { getSign } from './game-sign.ts';
import { useLanguage, useLocalText } from './local-text.ts';
import { getPanel } from './images.ts';
import { useRtpText } from './rtp-text.ts';
import type { Favourites } from './use-favourites.tsx';
import type { ReactNode } from 'react';

type GameCardListProps = {
  readonly games: readonly Game[];
  readonly layout?: 'row' | 'grid';
  /** It is on the first screen: its pictures are fetched at once. */
  readonly first?: boolean;
  /** Draws a game's picture where the drawing itself would weigh on the page. */
  readonly art?: (game: Game) => ReactNode;
  /** With a heart on each. */
  readonly favourites?: Favourites;
};

const few = 3;

/** A shelf, or cards that fill the row where a shelf would stand half empty. */
export function Games(props: GameCardListProps) {
  const { games, first = false, favourites } = props;
  if (games.length > few) return <GameCardList {...props} />;
  return <LargeGameCards games={games} first={first} favourites={favourites} />;
}

/** Painted panels beside each other, each a link to its game. */
export function GameCardList(props: GameCardListProps) {
  const { games, layout = 'row', first = false, art, favourites } = props;
  const { t } = useLingui();
  const text = useLocalText();
  const language = useLanguage();
  const rtp = useRtpText();
  // A panel painted for one game bears its name in Bengali. Beside others all captions are alike.
  const isNamed = language !== 'bn' || games.some(({ gameCode, picture }) => gameCode !== picture);
  return (
    <CardList layout={layout}>
      {games.map((game, index) => (
        <GameCard
          key={game.gameCode}
          name={text(game.title)}
          panel={getPanel(game.picture)}
          art={art?.(game)}
          sign={getSign(game, text(game.title))}
          category={t(categoryLooks[game.gameType].name)}
          {...(game.rtpHundredths !== null && { rtp: rtp(game.rtpHundredths) })}
          showName={isNamed}
          eager={first && index < 3}
          {...(favourites && {
            favourite: favourites.ids.has(game.nodeId),
            onFavourite: () => favourites.toggle(game),
          })}
          render={<GameLink game={game} />}
        />
      ))}
    </CardList>
  );
}
