import './reel-stage.css';
import type { ReactNode, RefObject } from 'react';
import type { SlotSheet, SlotSymbol } from '@khelaghor/slot-engine/slot-sheet.ts';
import { useLingui } from '@lingui/react/macro';
import { useWords } from '../words.ts';
import type { SlotArt } from './slot-art.ts';
import type { Window } from './win-cells.ts';

/** The height over which no stage grows on a wide screen, in rem: it stays whole on a laptop. */
const tallest = 41;

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** A line over the window, through the middle of its symbols. */
export function WinLine({
  rows,
  line,
}: {
  readonly rows: number;
  readonly line: readonly number[];
}) {
  const points = line.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ');
  return (
    <svg
      className="reels__line"
      viewBox={`0 0 ${line.length * 100} ${rows * 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline className="reels__line-edge" points={points} />
      <polyline points={points} />
    </svg>
  );
}

type FaceProps = { readonly symbol: SlotSymbol | undefined; readonly art: SlotArt };

/** The picture of a symbol. */
export function Face({ symbol, art }: FaceProps) {
  return <img src={art.symbols[symbol?.letter ?? '']} alt="" draggable={false} decoding="sync" />;
}

/** The window in words, for screen readers: row by row. */
export function useWindowText(
  sheet: Pick<SlotSheet, 'rows' | 'symbols'>,
  letters: Window | null,
): string {
  const { t } = useLingui();
  const words = useWords();
  if (!letters) return t`The reels`;
  const rows = Array.from({ length: sheet.rows }, (_, row) =>
    letters
      .map((column) => sheet.symbols.find(({ letter }) => letter === column[row]))
      .map((symbol) => (symbol ? words(symbol.name) : ''))
      .join(', '),
  );
  const window = rows.join('; ');
  return t`The reels show: ${window}`;
}

type StageFrameProps = {
  readonly art: SlotArt;
  readonly scene: RefObject<HTMLDivElement | null>;
  /** On the sign above the window. */
  readonly sign: ReactNode;
  /** The symbols of the window, in words. */
  readonly text: string;
  readonly children: ReactNode;
};

/** The painted frame with its sign, and the window in it. */
export function StageFrame({ art, scene, sign, text, children }: StageFrameProps) {
  const { url, width, height, window } = art.stage;
  return (
    <div
      className="reels"
      style={{
        maxInlineSize: `min(52.5rem, ${(tallest * width) / height}rem, max(12rem, (var(--window, 100rem) - 4rem) * ${width / height}))`,
      }}
    >
      <div
        className="reels__stage"
        ref={scene}
        style={{ aspectRatio: `${width} / ${height}`, backgroundImage: `url(${url})` }}
      >
        <div className="reels__sign" style={{ blockSize: share(window.y, height) }}>
          {sign}
        </div>
        <div
          className="reels__grid"
          role="img"
          aria-label={text}
          style={{
            insetInlineStart: share(window.x, width),
            insetBlockStart: share(window.y, height),
            inlineSize: share(window.width, width),
            blockSize: share(window.height, height),
          }}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
