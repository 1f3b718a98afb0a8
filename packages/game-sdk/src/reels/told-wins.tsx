import './told-wins.css';
import { toDigits } from '@khelaghor/money/digits.ts';
import { describeWin } from '@khelaghor/slot-engine/explain-round.ts';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import type { SpinWin } from '@khelaghor/slot-engine/spin-wins.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';
import { useWords } from '../words.ts';
import { useTopText } from './use-top-text.ts';

type ToldProps = {
  readonly sheet: SlotSheet;
  readonly wins: readonly SpinWin[];
  readonly factor: number;
  /** Whether free spins run: several wins of one are told in short. */
  readonly isShort: boolean;
};

/** A line about what pays, while no win is told. */
function WhatPays({ sheet }: Pick<ToldProps, 'sheet'>) {
  const { digits } = useFormat();
  const lines = sheet.lines === 'ways' ? null : toDigits(String(sheet.lines.length), digits);
  const top = useTopText(sheet);
  return (
    <p className="told told--quiet">
      {lines !== null ? (
        <Trans>
          {lines} lines pay, up to {top} a round
        </Trans>
      ) : (
        <Trans>All ways pay, up to {top} a round</Trans>
      )}
    </p>
  );
}

/** The wins that are told, each as a sentence; of many in a short time, the largest. */
export function ToldWins({ sheet, wins, factor, isShort }: ToldProps) {
  const { digits } = useFormat();
  const words = useWords();
  if (wins.length === 0) return <WhatPays sheet={sheet} />;
  const sorted = wins.toSorted((one, other) => other.hundredths - one.hundredths);
  const told = isShort ? sorted.slice(0, 1) : wins;
  const others = toDigits(String(wins.length - told.length), digits);
  return (
    <p className="told">
      {told.map((win) => (
        <span key={`${win.kind}${win.letter}${win.place}`}>{words(describeWin(sheet, win))}</span>
      ))}
      {told.length < wins.length && (
        <span>
          <Trans>and {others} more</Trans>
        </span>
      )}
      {factor > 1 && <b className="told__factor">{toDigits(`×${factor}`, digits)}</b>}
    </p>
  );
}
