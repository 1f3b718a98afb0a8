import './series-sign.css';
import type { ReactNode } from 'react';
import { toDigits } from '@khelaghor/money/digits.ts';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import type { TumbleSheet } from '@khelaghor/slot-engine/tumble-sheet.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';
import { useWords } from '../words.ts';
import { listFactorWilds } from './free-spins.ts';
import type { SeriesNews, SeriesStanding } from './free-spins.ts';
import type { SlotArt } from './slot-art.ts';

type FeatureProps = {
  readonly sheet: Pick<SlotSheet, 'symbols' | 'freeSpins'> & Pick<Partial<TumbleSheet>, 'tiles'>;
  readonly art: SlotArt;
  /** The symbol that expands in the free spins; null: none. */
  readonly expanding: string | null;
};

/** The features of a slot's free spins: factor, wilds, tiles, the symbol that expands. */
function Feature({ sheet, art, expanding }: FeatureProps): ReactNode {
  const { digits } = useFormat();
  const words = useWords();
  const { factor = 1, climbsTo } = sheet.freeSpins ?? {};
  const write = (number: number) => toDigits(`×${number}`, digits);
  const times = toDigits(String(factor), digits);
  const most = toDigits(String(climbsTo ?? factor), digits);
  const wilds = listFactorWilds(sheet);
  const symbol = sheet.symbols.find(({ letter }) => letter === expanding);
  const name = symbol ? words(symbol.name) : '';
  return (
    <>
      {climbsTo !== undefined && (
        <p>
          <b>{`${write(factor)} → ${write(climbsTo)}`}</b>
          <Trans>Each win raises the factor, up to {most}</Trans>
        </p>
      )}
      {climbsTo === undefined && factor > 1 && (
        <p>
          <b>{write(factor)}</b>
          <Trans>Everything pays {times} times</Trans>
        </p>
      )}
      {wilds.length > 0 && (
        <p>
          {wilds.map((wild) => (
            <img key={wild.letter} src={art.symbols[wild.letter]} alt="" />
          ))}
          <Trans>Each multiplies the ways through it</Trans>
        </p>
      )}
      {sheet.tiles && (
        <p>
          <img src={art.symbols[sheet.tiles.letter]} alt="" />
          <Trans>The numbers on tiles add up from spin to spin</Trans>
        </p>
      )}
      {symbol && (
        <p>
          <img src={art.symbols[symbol.letter]} alt="" />
          <Trans>{name} fills its reels</Trans>
        </p>
      )}
    </>
  );
}

type SignProps = FeatureProps & {
  readonly news: SeriesNews;
  /** An amount of the free spins, as it is shown. */
  readonly amount: string;
};

/** The painted sign over the reels: free spins are won, are more, or are over. */
export function SeriesSign({ news, amount, ...feature }: SignProps) {
  const { digits } = useFormat();
  const { kind } = news;
  const count = toDigits(String(news.count), digits);
  const { feature: scene } = feature.art;
  return (
    <div
      className={`series-sign series-sign--${kind}`}
      style={scene === undefined ? {} : { backgroundImage: `url(${scene})` }}
      aria-hidden="true"
    >
      <div className="series-sign__board">
        <b className="series-sign__figure">
          {kind === 'over' ? amount : kind === 'more' ? `+${count}` : count}
        </b>
        <span className="series-sign__name">
          {kind === 'over' ? <Trans>won in {count} free spins</Trans> : <Trans>free spins</Trans>}
        </span>
        {kind === 'begun' && <Feature {...feature} />}
      </div>
    </div>
  );
}

type PlankProps = { readonly standing: SeriesStanding; readonly amount: string };

/** The plank over the stage while free spins run: which one, what they won, and their factor. */
export function SeriesPlank({ standing, amount }: PlankProps) {
  const { digits } = useFormat();
  const write = (number: number) => toDigits(String(number), digits);
  return (
    <div className="slot-sign series-plank" aria-hidden="true">
      <span className="series-plank__count">
        <Trans>Free spins</Trans> <b>{`${write(standing.number)}/${write(standing.count)}`}</b>
      </span>
      <b className="painted">{amount}</b>
      {standing.factor > 1 && (
        <b className="series-plank__factor" key={standing.factor}>{`×${write(standing.factor)}`}</b>
      )}
    </div>
  );
}

type NewsProps = {
  readonly told: readonly SeriesNews[];
  readonly formatAmount: (hundredths: number) => string;
  /** Whether it is also shown, to players who see no signs because they wish for less motion. */
  readonly isShown: boolean;
};

/** News of the free spins, in sentences: for screen readers, and in place of signs. */
export function SeriesLog({ told, formatAmount, isShown }: NewsProps) {
  const { digits } = useFormat();
  return (
    <div
      className={isShown && told.length > 0 ? 'told' : 'visually-hidden'}
      role="log"
      aria-live="polite"
    >
      {told.map(({ kind, spin, count, hundredths }) => {
        const [spins, amount] = [toDigits(String(count), digits), formatAmount(hundredths)];
        const number = toDigits(String(spin), digits);
        return (
          <span key={`${kind}${spin}`}>
            {kind === 'begun' && <Trans>Free spins begin: {spins}.</Trans>}
            {kind === 'more' && (
              <Trans>
                Free spin {number} gives {spins} more.
              </Trans>
            )}
            {kind === 'over' && <Trans>The free spins won {amount}.</Trans>}
          </span>
        );
      })}
    </div>
  );
}
