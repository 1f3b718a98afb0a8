import type { GamePot } from '@khelaghor/contract/play/jackpots.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';
import { usePotName } from './pot-line.tsx';

type PotRulesProps = {
  readonly pots: readonly GamePot[];
  /** The proven return of the reels: 0.95 is 95 %. */
  readonly returned: number;
};

const toPercent = (share: number): string => `${(share * 100).toFixed(2)} %`;

/** Rules of a slot's pots: lifts, hits and return; nothing for slots without pots. */
export function PotRules({ pots, returned }: PotRulesProps) {
  const { digits } = useFormat();
  const getName = usePotName();
  if (pots.length === 0) return null;
  const write = (share: number) => toDigits(toPercent(share), digits);
  const ofPots = pots.reduce((sum, pot) => sum + pot.return, 0);
  const [base, shared, whole] = [write(returned), write(ofPots), write(returned + ofPots)];
  return (
    <>
      <ul className="rules">
        <li>
          <Trans>
            The reels return {base} on average. The jackpots return {shared} more in the long run,
            with what the house puts into new ones: {whole} together.
          </Trans>
        </li>
        <li>
          <Trans>
            A share of each stake lifts every jackpot. The bet that lifts one from an amount a to an
            amount b below its cap C hits it with chance (b − a) ÷ (C − a), by a number from the
            seeds of the bet. The bet that reaches the cap always hits, and no point is hidden.
          </Trans>
        </li>
        <li>
          <Trans>
            The proof of a bet shows how it lifted each jackpot, its number, and whether it hit. A
            jackpot is paid besides the win of the reels.
          </Trans>
        </li>
      </ul>
      <dl className="slot-odds">
        {pots.map((pot) => {
          const [rate, back] = [write(pot.rate / 1_000_000), write(pot.return)];
          return (
            <div key={pot.tier}>
              <dt>
                {getName(pot.tier)}:{' '}
                <Trans>
                  {rate} of stakes, returns {back}
                </Trans>
              </dt>
              <dd>
                <Money minor={parseMinorText(pot.start)} decimals={false} />
                {' – '}
                <Money minor={parseMinorText(pot.cap)} decimals={false} />
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
