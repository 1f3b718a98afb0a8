import './hold-layer.css';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatMultiple } from '@khelaghor/slot-engine/format-multiple.ts';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import type { HoldPlace, HoldStanding } from './hold-show.ts';
import type { SlotArt } from './slot-art.ts';

type HoldLayerProps = {
  readonly sheet: SlotSheet;
  readonly art: SlotArt;
  readonly standing: HoldStanding;
  readonly place: HoldPlace;
};

/** Faces that pass a free cell while it turns: stitches, one symbol, and the first one again. */
const turningFaces = [0, 1, 2, 3, 4];

/** Delay of each cell's turning, so that cells do not turn as one. */
const laterMs = 70;

/** The cells over the window: those that are held, with their amounts, and those that are free. */
export function HoldLayer({ sheet, art, standing, place }: HoldLayerProps) {
  const { digits } = useFormat();
  const { cells, fresh } = standing;
  const url = art.symbols[sheet.scatter?.letter ?? ''];
  const first = cells.length - fresh;
  const rows = Array.from({ length: sheet.rows }, (_, row) => row);
  return (
    <div className={place.isTurning ? 'hold hold--turning' : 'hold'} aria-hidden="true">
      {sheet.reels.map((_, reel) => (
        <div className="hold__reel" key={reel}>
          {rows.map((row) => {
            const index = cells.findIndex((cell) => cell.reel === reel && cell.row === row);
            const held = cells[index];
            if (!held)
              return (
                <div className="hold__cell" key={row}>
                  <div
                    className="hold__strip"
                    style={{ animationDelay: `${-laterMs * (reel * 2 + row * 3)}ms` }}
                  >
                    {turningFaces.map((face) => (
                      <span key={face}>{face === 2 && <img src={url} alt="" />}</span>
                    ))}
                  </div>
                </div>
              );
            const isFresh = index >= first && place.number >= 0;
            return (
              <div
                className={`hold__cell hold__cell--held${isFresh ? ' hold__cell--fresh' : ''}`}
                key={row}
              >
                <img src={url} alt="" />
                <b>{toDigits(formatMultiple(held.amount).replace('.00', ''), digits)}</b>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
