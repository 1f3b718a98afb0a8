import { toDigits } from '@khelaghor/money/digits.ts';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';
import { useWords } from '../words.ts';
import { listFactorWilds } from './free-spins.ts';
import { useTopText } from './use-top-text.ts';

type SheetProps = {
  readonly sheet: Pick<SlotSheet, 'symbols' | 'scatter' | 'freeSpins' | 'top'>;
};

/** Rules of free spins that differ from paid spins, as items of the list of rules. */
function FeatureRules({ sheet }: SheetProps) {
  const { digits } = useFormat();
  const words = useWords();
  const { factor = 1, climbsTo, expanding = [] } = sheet.freeSpins ?? {};
  const write = (number: number) => toDigits(String(number), digits);
  const [times, most] = [write(factor), write(climbsTo ?? factor)];
  const wilds = listFactorWilds(sheet)
    .map(({ name }) => words(name))
    .join(', ');
  return (
    <>
      {climbsTo === undefined && factor > 1 && (
        <li>
          <Trans>In free spins everything pays {times} times.</Trans>
        </li>
      )}
      {climbsTo !== undefined && (
        <li>
          <Trans>
            Each free spin that pays raises the factor of those after it by 1, up to {most}.
          </Trans>
        </li>
      )}
      {wilds !== '' && (
        <li>
          <Trans>
            In free spins wilds multiply each way through them by their own number: {wilds}.
          </Trans>
        </li>
      )}
      {expanding.length > 0 && (
        <li>
          <Trans>
            One symbol is drawn before the free spins. When it is on enough reels to pay, it fills
            them and pays on all lines, wherever these reels are.
          </Trans>
        </li>
      )}
    </>
  );
}

/** Rules of free spins, as items of the list of rules; nothing for slots without them. */
export function FreeSpinRules({ sheet }: SheetProps) {
  const { digits } = useFormat();
  const words = useWords();
  const top = useTopText(sheet);
  const { scatter } = sheet;
  const awards = Object.entries(scatter?.freeSpins ?? {});
  const symbol = sheet.symbols.find(({ letter }) => letter === scatter?.letter);
  if (!symbol || awards.length === 0) return null;
  const name = words(symbol.name);
  const list = toDigits(awards.map(([count, spins]) => `${count} → ${spins}`).join(', '), digits);
  return (
    <>
      <li>
        <Trans>
          {name} counts anywhere in the window. So many of it give so many free spins: {list}. In
          free spins it gives more of them in the same way.
        </Trans>
      </li>
      <FeatureRules sheet={sheet} />
      <li>
        <Trans>Free spins cost nothing and end early when the round has reached {top}.</Trans>
      </li>
    </>
  );
}
