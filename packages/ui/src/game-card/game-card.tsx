import { useLingui } from '@lingui/react/macro';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useCdnImage } from '../picture/image-cdn.ts';

type PlateElement = ReactElement<{ className?: string; children?: ReactNode }>;

/** What the plate of a poster says that several games share. */
export type GameSign = {
  readonly name: string;
  /** What tells the game from its sisters: "45 seconds". Empty: its name does. */
  readonly note: string;
};

type GameCardProps = {
  readonly name: string;
  /** The address of the painted panel, 320 by 400. */
  readonly panel: string;
  /** Over the painted title, where the panel is not the game's own. */
  readonly sign?: GameSign | undefined;
  /** The link to the game, without content. */
  readonly render: PlateElement;
  readonly category?: ReactNode;
  /** What comes back to players over time, already written: "98.00%". */
  readonly rtp?: string;
  /** Closed for now, and why. */
  readonly closed?: ReactNode;
  /** The panel's title is painted in Bengali; other pages repeat the name below it. */
  readonly showName?: boolean;
  readonly favourite?: boolean;
  readonly onFavourite?: () => void;
  /** Pictures of the first screen are not loaded lazily. */
  readonly eager?: boolean;
  /** The picture as an element of its own, for lists that fetch in their own way. */
  readonly art?: ReactNode;
};

type GameHeartProps = {
  readonly name: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
};

/** Makes a game a favourite, in the corner of what it stands on. */
export function GameHeart({ name, pressed, onPress }: GameHeartProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className="game__heart"
      aria-pressed={pressed}
      aria-label={t`Favourite: ${name}`}
      onClick={onPress}
    >
      <Icon name="heart" />
    </button>
  );
}

/** A game as a painted panel that swings when pointed at. */
export function GameCard(props: GameCardProps) {
  const { name, panel, render, category, rtp, sign, closed } = props;
  const { showName = false, eager = false } = props;
  const { t } = useLingui();
  const hosted = useCdnImage();
  const isClosed = closed !== undefined;
  return (
    // The rows of a long list are none of their own, and would take the role from what is in them.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above
    <li role="listitem" className={isClosed ? 'game game--closed' : 'game'}>
      {cloneElement(render, {
        className: 'game__plate',
        children: (
          <>
            {props.art ?? (
              <img
                src={hosted(panel)}
                data-spare=""
                width="320"
                height="400"
                alt={name}
                loading={eager ? 'eager' : 'lazy'}
              />
            )}
            {sign && (
              <span className="game__sign" aria-hidden="true">
                <b>{sign.name}</b>
                {sign.note}
              </span>
            )}
            {isClosed && <span className="game__note">{closed}</span>}
          </>
        ),
      })}
      {props.onFavourite !== undefined && (
        <GameHeart name={name} pressed={props.favourite ?? false} onPress={props.onFavourite} />
      )}
      {showName && (
        <p className="game__name" aria-hidden="true">
          {name}
        </p>
      )}
      <p className="game__meta">
        <span>{category}</span>
        {rtp !== undefined && (
          <span>
            {t({ message: 'RTP', comment: 'return to player, before a percentage' })} <b>{rtp}</b>
          </span>
        )}
      </p>
    </li>
  );
}

type ThumbProps = {
  /** The address of a square crop without frame; see `art/panels.ts`. */
  readonly src: string;
  /** The same in pixels, for browsers that read them. */
  readonly pixels?: string | undefined;
  readonly size?: 'medium' | 'large';
};

/** A small picture of a game beside its name. */
export function Thumb({ src, pixels, size = 'medium' }: ThumbProps) {
  const hosted = useCdnImage();
  const side = size === 'large' ? 60 : 44;
  return (
    <picture className="thumb__art">
      {pixels !== undefined && <source type="image/avif" srcSet={hosted(pixels)} />}
      <img
        className={size === 'large' ? 'thumb thumb--large' : 'thumb'}
        src={hosted(src)}
        data-spare=""
        width={side}
        height={side}
        alt=""
        loading="lazy"
      />
    </picture>
  );
}
