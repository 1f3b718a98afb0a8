// What every slot shows over its symbols and on its sign, whatever their motion.
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import type { ComponentProps } from 'react';
import type { RoundWin } from './round-win.ts';
import { SeriesSign } from './series-sign.tsx';
import { LargeWin, PaintedAmount } from './win-show.tsx';

type TitleSignProps = { readonly title: string; readonly counted: RoundWin };

/** The sign over the symbols at rest: the win of the round, or the name of the slot. */
export function TitleSign({ title, counted }: TitleSignProps) {
  const { win, isCounting, isSceneUp } = counted;
  // The scene of a large win counts the amount itself.
  const isWon = win !== null && !isSceneUp;
  return (
    <div className={isWon ? 'slot-sign slot-sign--won' : 'slot-sign'}>
      {isWon ? (
        <PaintedAmount key={win.betId} win={win} isCounting={isCounting} />
      ) : (
        <span className="slot-sign__title" aria-hidden="true">
          {title}
        </span>
      )}
    </div>
  );
}

type SignProps = ComponentProps<typeof SeriesSign>;

type StageShowsProps = Pick<SignProps, 'sheet' | 'art' | 'expanding'> & {
  /** The news of the free spins that the sign tells; null: no sign is up. */
  readonly news: SignProps['news'] | null;
  readonly counted: RoundWin;
  readonly formatAmount: (hundredths: number) => string;
};

/** The sign of a series, and the scene of a large win, over the symbols. */
export function StageShows({ news, counted, formatAmount, ...feature }: StageShowsProps) {
  const { digits } = useFormat();
  const { win, isCounting, isSceneUp, multiple } = counted;
  const { art } = feature;
  return (
    <>
      {news && <SeriesSign {...feature} news={news} amount={formatAmount(news.hundredths)} />}
      {isSceneUp && win && (
        <LargeWin
          win={win}
          isCounting={isCounting}
          scene={art.win}
          falling={art.falling}
          multiple={toDigits(`${multiple}×`, digits)}
        />
      )}
    </>
  );
}
