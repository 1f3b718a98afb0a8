import './table-list.css';
import type { LargestBets, SharedTable } from '@khelaghor/contract/play/shared-rounds.ts';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

type TableListProps = {
  readonly table: SharedTable | null;
  readonly largest: LargestBets | null;
};

/** The bets of all players in this round: their sums, and the largest of them. */
export function TableList({ table, largest }: TableListProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const count = table?.count ?? 0;
  const shown = toDigits(String(count), digits);
  const cashedOut = toDigits(String(table?.cashedOut ?? 0), digits);
  return (
    <section className="table-list" aria-label={t`Bets of this round`}>
      <p className="table-list__sum">
        <b>
          <Plural value={count} one={`${shown} bet`} other={`${shown} bets`} />
        </b>
        {table?.sums.map(({ currency, stake }) => (
          <Money key={currency} minor={parseMinorText(stake)} currency={currency} />
        ))}
        <span>
          <Trans>{cashedOut} cashed out</Trans>
        </span>
      </p>
      <ol className="table-list__bets">
        {largest?.bets.map(({ name, currency, stake, cashedOut: multiplier }, index) => (
          // Bets have no name of their own here, and their order is fixed.
          <li key={index} className={multiplier === null ? undefined : 'table-list__cashed-out'}>
            <span>{name}</span>
            <Money minor={parseMinorText(stake)} currency={currency} />
            <span>
              {multiplier === null ? '–' : toDigits(`${formatHundredths(multiplier)}×`, digits)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
