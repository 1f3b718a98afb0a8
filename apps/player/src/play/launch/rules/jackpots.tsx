import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { jackpotsList } from '@khelaghor/client/routes/play.gen.ts';
import type { GamePot } from '@khelaghor/contract/play/jackpots.ts';
import { formatNumber } from '@khelaghor/money/format-money.ts';
import { readRatio, toFloat } from '@khelaghor/money/ratio.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { fetchValue } from '../../../shared/api.ts';
import { staleTimes } from '../../../shared/api-queries.ts';
import { jackpotTitles } from '../../../shared/records/jackpot-titles.ts';

/** The jackpots of a game in the currency of the page; none until they are known. */
export function useJackpots(gameCode: string, isEnabled: boolean): readonly GamePot[] {
  const { currency } = useFormat();
  const { data } = useQuery({
    queryKey: ['jackpots', gameCode],
    queryFn: ({ signal }) => fetchValue(jackpotsList, { params: { gameCode } }, signal),
    staleTime: staleTimes.lists,
    enabled: isEnabled,
  });
  return (data?.pots ?? []).filter((pot) => pot.currency === currency);
}

type JackpotsProps = { readonly pots: readonly GamePot[]; readonly lowestReturn: string };

/** The jackpots of a game: how they are lifted and hit, what they return, and their amounts. */
export function Jackpots({ pots, lowestReturn }: JackpotsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const returned = toFloat(readRatio(lowestReturn));
  const ofPots = pots.reduce((sum, pot) => sum + pot.return, 0);
  const write = (share: number) => `${formatNumber((share * 100).toFixed(2), format)} %`;
  const [base, shared, whole] = [write(returned), write(ofPots), write(returned + ofPots)];
  return (
    <Section title={<Trans>Jackpots</Trans>}>
      <div className="game-rules__part">
        <p>
          <Trans>
            The reels return {base} on average. The jackpots return {shared} more in the long run,
            with what the house puts into new ones: {whole} together.
          </Trans>
        </p>
        <p>
          <Trans>
            A share of each stake lifts every jackpot. The bet that lifts one from an amount a to an
            amount b below its cap C hits it with chance (b − a) ÷ (C − a), by a number from the
            seeds of the bet. The bet that reaches the cap always hits, and no point is hidden.
          </Trans>
        </p>
        <dl className="game-odds">
          {pots.map(({ tier, amount, cap }) => {
            const title = jackpotTitles.get(tier);
            return (
              <div key={tier}>
                <dt>{title ? t(title) : tier}</dt>
                <dd>
                  <Money minor={BigInt(amount)} />
                  <small>
                    <Trans>
                      by <Money minor={BigInt(cap)} decimals={false} />
                    </Trans>
                  </small>
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </Section>
  );
}
