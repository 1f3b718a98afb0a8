import { Trans, useLingui } from '@lingui/react/macro';
import type { GameCard } from '@khelaghor/contract/play/games.ts';
import { categoryPictures } from '@khelaghor/contract/site/picture-names.ts';
import { getButtonClass } from '@khelaghor/ui/button/button.tsx';
import { GameHeart } from '@khelaghor/ui/game-card/game-card.tsx';
import { useCdnImage } from '@khelaghor/ui/picture/image-cdn.ts';
import { categoryLooks } from './category.ts';
import { GameLink } from './game-link.tsx';
import { LazyPicture } from './lazy-picture.tsx';
import { useLocalText } from './local-text.ts';
import { PanelPixels } from './panel-pixels.tsx';
import { getPanel } from './images.ts';
import { useRtpText } from './rtp-text.ts';
import type { Favourites } from './use-favourites.tsx';

type LargeGameCardsProps = {
  readonly games: readonly GameCard[];
  /** They are on the first screen: their pictures are fetched at once. */
  readonly first?: boolean;
  /** With a heart on each. */
  readonly favourites?: Favourites | undefined;
};

type PanelProps = { readonly game: GameCard; readonly first: boolean };

/** In pixels: a drawing is laid out and painted where the page works, and is no quicker to come. */
function Panel({ game: { picture, gameType }, first }: PanelProps) {
  const hosted = useCdnImage();
  const spare = getPanel(categoryPictures[gameType]);
  const src = getPanel(picture);
  const pixels = <PanelPixels picture={picture} />;
  if (!first)
    return (
      <LazyPicture
        className="large-game-cards__panel"
        src={src}
        sources={pixels}
        fallback={spare}
      />
    );
  return (
    <picture className="large-game-cards__art">
      {pixels}
      <img
        className="large-game-cards__panel"
        src={hosted(src)}
        data-spare={hosted(spare)}
        width="320"
        height="400"
        alt=""
        loading="lazy"
        // The banner and the letters come first: on a phone the panels are at its lower edge.
        fetchPriority="low"
      />
    </picture>
  );
}

/** Up to three games fill their row: beside each panel stands what it is and what comes back. */
export function LargeGameCards({ games, first = false, favourites }: LargeGameCardsProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const rtp = useRtpText();
  return (
    <ul className="large-game-cards hanging">
      {games.map((game) => (
        <li className="large-game-cards__game" key={game.gameCode}>
          <Panel game={game} first={first} />
          <div className="large-game-cards__words">
            <h3>{text(game.title)}</h3>
            <p className="large-game-cards__kind">{t(categoryLooks[game.gameType].name)}</p>
            {game.rtpHundredths !== null && (
              <p className="large-game-cards__rtp">
                <Trans>RTP</Trans> <b>{rtp(game.rtpHundredths)}</b>
              </p>
            )}
            <GameLink
              game={game}
              className={`${getButtonClass({ kind: 'primary' })} large-game-cards__link`}
            >
              <Trans>Play</Trans>
              <span className="visually-hidden">: {text(game.title)}</span>
            </GameLink>
          </div>
          {favourites && (
            <GameHeart
              name={text(game.title)}
              pressed={favourites.ids.has(game.nodeId)}
              onPress={() => favourites.toggle(game)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
