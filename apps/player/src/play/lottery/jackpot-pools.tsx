import './jackpot-pools.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { buildPayoutTable, listPoolTiers, type Play } from '@khelaghor/engine-lottery/public.ts';
import { divideRatio, ratio, roundRatio, type Ratio } from '@khelaghor/money/ratio.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Ornament } from '@khelaghor/ui/ornament/ornament.tsx';
import type { LotteryTerms } from './issue-state.ts';
import { useTierName } from './jackpot-text.ts';
import { getPoolAmount } from './pool-amount.ts';
import { useNumberFormat } from './number-format.ts';

/** A pool of a play: how rarely a line wins it, and what a stake of one adds to it. */
export type PoolFacts = {
  readonly tier: string;
  /** One line in so many wins it, rounded to a whole number. */
  readonly oneIn: bigint;
  readonly contribution: Ratio;
  /** The part of the contribution that is kept for the pool after the next hit. */
  readonly reserved: Ratio;
};

/** The pools of a play at a prize series; mostly none. */
export function listPoolFacts(play: Play, series: number): readonly PoolFacts[] {
  const pools = listPoolTiers(play);
  if (pools.length === 0) return [];
  const [line] = buildPayoutTable(play, series).lines;
  return pools.flatMap(({ code, pool }) => {
    const tier = play.tiers.findIndex((one) => one.code === code);
    const chance = line?.chances.expected[tier];
    const contribution = line?.contributions[tier];
    if (!chance || !contribution) return [];
    const oneIn = roundRatio(divideRatio(ratio(1n), chance), 'half_up');
    const reserved = ratio(BigInt(pool.reservePercent), 100n);
    return [{ tier: code, oneIn, contribution, reserved }];
  });
}

type JackpotPoolsProps = { readonly terms: LotteryTerms; readonly play: Play };

/** What the pools of a play hold now; nothing for a play without pools. */
export function JackpotPools({ terms, play }: JackpotPoolsProps) {
  const { t } = useLingui();
  const { currency } = useFormat();
  const figures = useNumberFormat();
  const getName = useTierName();
  const pools = listPoolFacts(play, terms.series);
  if (pools.length === 0) return null;
  return (
    <section className="jackpot-pools" aria-label={t`Jackpots now`}>
      <Ornament />
      {pools.map(({ tier, oneIn, contribution }, index) => {
        const chance = figures.count(oneIn);
        const share = figures.percent(contribution);
        const amount = getPoolAmount(terms.jackpots, tier, currency);
        return (
          <div
            key={tier}
            className={index === 0 ? 'jackpot-pool jackpot-pool--first' : 'jackpot-pool'}
          >
            <h3>{getName(tier)}</h3>
            {amount === 0n ? (
              <p className="jackpot-pool__none">
                <Trans>Begins with the next draw</Trans>
              </p>
            ) : (
              <p className="jackpot-pool__amount">
                <Money minor={amount} decimals={false} />
              </p>
            )}
            <p className="jackpot-pool__facts">
              <span>
                <Trans>Chance 1 in {chance}</Trans>
              </span>{' '}
              <span>
                <Trans>{share} of each stake goes in</Trans>
              </span>
            </p>
          </div>
        );
      })}
    </section>
  );
}
