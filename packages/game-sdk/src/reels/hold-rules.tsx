import { toDigits } from '@khelaghor/money/digits.ts';
import { formatMultiple } from '@khelaghor/slot-engine/format-multiple.ts';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';
import { useWords } from '../words.ts';

/** Each amount with how many places of the list have it: "1.00× (11), 2.00× (4)". */
function writeAmounts(amounts: readonly number[]): string {
  const count = (amount: number) => amounts.filter((each) => each === amount).length;
  return [...new Set(amounts)]
    .map((amount) => `${formatMultiple(amount)} (${count(amount)})`)
    .join(', ');
}

/** Rules of held cells, as items of the list of rules; nothing for slots without them. */
export function HoldRules({ sheet }: { readonly sheet: SlotSheet }) {
  const { digits } = useFormat();
  const words = useWords();
  const { hold, scatter } = sheet;
  const symbol = sheet.symbols.find(({ letter }) => letter === scatter?.letter);
  if (!hold || !symbol) return null;
  const write = (text: number | string) => toDigits(String(text), digits);
  const name = words(symbol.name);
  const [from, respins] = [write(hold.from), write(hold.respins)];
  const [places, blanks] = [write(hold.amounts.length), write(hold.blanks)];
  const list = write(writeAmounts(hold.amounts));
  const full = write(formatMultiple(hold.full));
  return (
    <>
      <li>
        <Trans>
          {from} × {name} or more in the window stay, and each gets an amount. Of {places} equally
          likely places the amounts have so many: {list}.
        </Trans>
      </li>
      <li>
        <Trans>
          Then free cells spin alone: each takes one of these {places} places or of {blanks} blanks,
          all equally likely. The feature ends when {respins} respins in a row bring nothing.
        </Trans>
      </li>
      <li>
        <Trans>At the end all amounts are paid. A full window pays {full} in place of them.</Trans>
      </li>
    </>
  );
}
