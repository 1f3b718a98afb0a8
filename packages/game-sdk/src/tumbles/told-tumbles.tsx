import '../reels/told-wins.css';
import { toDigits } from '@khelaghor/money/digits.ts';
import { describeTumbleWin } from '@khelaghor/slot-engine/explain-tumbles.ts';
import type { TumbleSheet } from '@khelaghor/slot-engine/tumble-sheet.ts';
import type { TumbleWin } from '@khelaghor/slot-engine/tumble-windows.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';
import { useTopText } from '../reels/use-top-text.ts';
import { useWords } from '../words.ts';

type ToldProps = {
  readonly sheet: TumbleSheet;
  readonly wins: readonly TumbleWin[];
  /** The factor of all pays of the spin, beside its trail. */
  readonly factor: number;
  /** Whether the show runs: of several wins the largest is told. */
  readonly isShort: boolean;
};

/** The sentence about wins that pay, while no win is told. */
function WhatPays({ sheet }: Pick<ToldProps, 'sheet'>) {
  const { digits } = useFormat();
  const top = useTopText(sheet);
  const least = Math.min(...sheet.symbols.flatMap(({ pays }) => Object.keys(pays).map(Number)));
  const count = toDigits(String(least), digits);
  if (sheet.wins === 'clusters')
    return (
      <Trans>
        {count} or more side by side pay, up to {top} a round
      </Trans>
    );
  if (sheet.wins === 'anywhere')
    return (
      <Trans>
        {count} or more anywhere pay, up to {top} a round
      </Trans>
    );
  const lines = toDigits(String(sheet.wins.length), digits);
  return (
    <Trans>
      {lines} lines pay, up to {top} a round
    </Trans>
  );
}

/** The wins that are told, each as a sentence; of many in a short time, the largest. */
export function ToldTumbles({ sheet, wins, factor, isShort }: ToldProps) {
  const { digits } = useFormat();
  const words = useWords();
  if (wins.length === 0)
    return (
      <p className="told told--quiet">
        <WhatPays sheet={sheet} />
      </p>
    );
  const sorted = wins.toSorted((one, other) => other.hundredths - one.hundredths);
  const told = isShort ? sorted.slice(0, 1) : wins;
  const others = toDigits(String(wins.length - told.length), digits);
  return (
    <p className="told">
      {told.map((win, index) => (
        <span key={index}>{words(describeTumbleWin(sheet, win))}</span>
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
