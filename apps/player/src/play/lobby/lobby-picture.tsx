import { categoryPictures } from '@khelaghor/contract/site/picture-names.ts';
import type { GameCard } from '@khelaghor/contract/play/games.ts';
import { LazyPicture } from '../../shared/lazy-picture.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { PanelPixels } from '../../shared/panel-pixels.tsx';
import { getPanel } from '../../shared/images.ts';

type LobbyPictureProps = {
  readonly game: Pick<GameCard, 'picture' | 'gameType' | 'title'>;
};

/** A game's panel where many are shown: in pixels, so that scrolling need not wait for painting. */
export function LobbyPicture({ game }: LobbyPictureProps) {
  const text = useLocalText();
  return (
    <LazyPicture
      src={getPanel(game.picture)}
      sources={<PanelPixels picture={game.picture} />}
      fallback={getPanel(categoryPictures[game.gameType])}
      alt={text(game.title)}
    />
  );
}

/** The same for a shelf, which asks for the picture of each of its games. */
export const renderPicture = (game: GameCard) => <LobbyPicture game={game} />;
