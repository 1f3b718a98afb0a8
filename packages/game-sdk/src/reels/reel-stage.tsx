import type { ReactNode, RefObject } from 'react';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import type { SpinWin } from '@khelaghor/slot-engine/spin-wins.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Reel } from './reel.tsx';
import type { SlotSpin } from './show-round.ts';
import type { SlotArt } from './slot-art.ts';
import { Face, StageFrame, useWindowText, WinLine } from './stage-frame.tsx';
import type { ReelState } from './use-reel-show.ts';
import { listLineRows, listWinCells } from './win-cells.ts';

type ReelStageProps = {
  readonly sheet: SlotSheet;
  readonly art: SlotArt;
  readonly scene: RefObject<HTMLDivElement | null>;
  readonly reels: readonly ReelState[];
  /** The strips of the spin that is shown. */
  readonly strips: readonly string[];
  /** The spin that is shown; null: none yet. */
  readonly spin: SlotSpin | null;
  /** Whether all reels stand. */
  readonly isStanding: boolean;
  /** The wins that are told now: one after another, or all at once. */
  readonly told: readonly SpinWin[];
  /** On the sign above the reels. */
  readonly sign: ReactNode;
  /** Layer over the reels. */
  readonly children: ReactNode;
};

/** Whether a reel still turns when all before it stand, because it could complete a feature. */
const isAwaited = (spin: SlotSpin | null, reels: readonly ReelState[], reel: number): boolean =>
  spin?.anticipated[reel] === true &&
  reels[reel]?.motion === 'turning' &&
  reels.slice(0, reel).every(({ motion }) => motion === 'still');

/** The reels with their symbols, and over them the wins that are told. */
function Reels(props: Omit<ReelStageProps, 'scene' | 'sign' | 'children'>) {
  const { sheet, art, reels, strips, spin, told } = props;
  const { digits } = useFormat();
  const cells = spin ? told.flatMap((win) => listWinCells(sheet, spin.window, win)) : [];
  const isFilled = told.some(({ kind }) => kind === 'expanded');
  /** The symbol at a place of a reel, or the one that fills the reel. */
  const findFace = (strip: string, reel: number, place: number) => {
    const isFull = isFilled && spin?.window[reel]?.includes(spin.filling ?? '') === true;
    const on = isFull ? spin.filling : strip[place];
    return sheet.symbols.find(({ letter }) => letter === on);
  };
  const litRows = (reel: number) =>
    cells.filter((cell) => cell.reel === reel).map(({ row }) => row);
  const [factorReel] = reels.slice(strips.length);
  const { factors } = sheet;
  return (
    <>
      <div className={told.length > 0 ? 'reels__window reels__window--telling' : 'reels__window'}>
        {strips.map((strip, reel) => (
          <Reel
            key={reel}
            kind="symbols"
            state={reels[reel] ?? { place: 0, motion: 'still' }}
            rows={sheet.rows}
            length={strip.length}
            lit={litRows(reel)}
            isAwaited={isAwaited(spin, reels, reel)}
            renderFace={(place) => <Face art={art} symbol={findFace(strip, reel, place)} />}
          />
        ))}
        {told.map((win) => {
          const line = listLineRows(sheet, win);
          return line.length > 0 && <WinLine key={win.place} rows={sheet.rows} line={line} />;
        })}
      </div>
      {factors && factorReel && (
        <Reel
          kind="factors"
          state={factorReel}
          rows={sheet.rows}
          length={factors.length}
          lit={told.length > 0 ? [Math.floor(sheet.rows / 2)] : []}
          isAwaited={false}
          renderFace={(place) => {
            const factor = factors[place] ?? 1;
            const rank = factor >= 10 ? 'great' : factor > 1 ? 'some' : 'none';
            return <b className={`factor factor--${rank}`}>{toDigits(`×${factor}`, digits)}</b>;
          }}
        />
      )}
    </>
  );
}

/** The stage of a slot: its frame, the reels in it, and the sign above them. */
export function ReelStage(props: ReelStageProps) {
  const { sheet, art, scene, spin, isStanding, sign, children, ...rest } = props;
  const text = useWindowText(sheet, isStanding && spin ? spin.window : null);
  return (
    <StageFrame art={art} scene={scene} sign={sign} text={text}>
      <Reels sheet={sheet} art={art} spin={spin} isStanding={isStanding} {...rest} />
      {children}
    </StageFrame>
  );
}
