import './slot-rules.css';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatMultiple } from '@khelaghor/slot-engine/format-multiple.ts';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useLingui } from '@lingui/react/macro';
import { useWords } from '../words.ts';
import type { SlotArt } from './slot-art.ts';

type PaysProps = {
  readonly sheet: Pick<SlotSheet, 'symbols' | 'scatter'>;
  readonly art: SlotArt;
  /**
   * Writes how many of a symbol an entry is for, from its number and that of the next entry. By
   * default for its number alone.
   */
  readonly writeCount?: (count: string, next: string | undefined) => string;
};

/** The symbols with what so many of them pay. */
export function PaysOfSymbols({ sheet, art, writeCount }: PaysProps) {
  const { digits } = useFormat();
  const words = useWords();
  const { scatter } = sheet;
  return (
    <ul className={writeCount ? 'slot-pays slot-pays--ranges' : 'slot-pays'}>
      {sheet.symbols.map(({ letter, name, pays }) => (
        <li key={letter}>
          <img src={art.symbols[letter]} alt="" loading="lazy" />
          <span>{words(name)}</span>
          {Object.entries(letter === scatter?.letter ? scatter.pays : pays).map(
            ([count, pay], index, all) => (
              <b key={count}>
                {toDigits(
                  `${writeCount?.(count, all[index + 1]?.[0]) ?? count} = ${formatMultiple(pay ?? 0)}`,
                  digits,
                )}
              </b>
            ),
          )}
        </li>
      ))}
    </ul>
  );
}

type LinesProps = { readonly rows: number; readonly lines: readonly (readonly number[])[] };

/** The lines, each drawn on a small window. */
export function Lines({ rows, lines }: LinesProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  return (
    <ul className="slot-lines" aria-label={t`The lines`}>
      {lines.map((line, index) => (
        <li key={line.join()}>
          <svg viewBox={`0 0 ${line.length * 10} ${rows * 10}`} aria-hidden="true">
            {line.flatMap((row, reel) =>
              Array.from({ length: rows }, (_, at) => (
                <rect
                  key={`${reel}.${at}`}
                  className={at === row ? 'slot-lines__on' : ''}
                  x={reel * 10 + 0.8}
                  y={at * 10 + 0.8}
                  width="8.4"
                  height="8.4"
                  rx="1.5"
                />
              )),
            )}
          </svg>
          <span>{toDigits(String(index + 1), digits)}</span>
        </li>
      ))}
    </ul>
  );
}
