import './roll-chips.css';
import { formatRoll } from '@khelaghor/engine-dice/public.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useLingui } from '@lingui/react/macro';
import type { Roll } from './roll.ts';

/** The last rolls, newest first. Shape and text show a win too, not only colour. */
export function RollChips({ rolls }: { readonly rolls: readonly Roll[] }) {
  const { t } = useLingui();
  const { digits } = useFormat();
  if (rolls.length === 0) return null;
  return (
    <ul className="roll-chips" aria-label={t`Last rolls`}>
      {rolls.slice(0, 10).map((roll) => (
        <li key={roll.betId} className={roll.won ? 'roll-chip roll-chip--won' : 'roll-chip'}>
          {toDigits(formatRoll(roll.roll), digits)}
          <span className="visually-hidden">{roll.won ? t`won` : t`lost`}</span>
        </li>
      ))}
    </ul>
  );
}
