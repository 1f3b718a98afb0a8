import type { Play } from '@khelaghor/game-engine/game-engine.ts';
import { computeRoundedReturn, returnOfPlay } from '@khelaghor/game-engine/game-return.ts';
import { formatPercent } from '@khelaghor/money/format-money.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { compareRatio, multiplyRatio, ratio, subtractRatio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';

/** Rounding that costs a smaller share of the stakes is not worth a sentence. */
const costMin = ratio(5n, 10_000n);

/** Returns a rounded return where it is lower than the exact one by 0.05 percent or more. */
const findCostly = (exact: Ratio, rounded: Ratio): Ratio | null =>
  compareRatio(subtractRatio(exact, rounded), costMin) < 0 ? null : rounded;

/**
 * The return of a play at a stake, where rounding payouts down to a minor unit costs 0.05 percent
 * of the stake or more; null where it costs less.
 */
export const findReturnAtStake = (play: Play<unknown>, stake: Minor): Ratio | null =>
  findCostly(returnOfPlay(play), computeRoundedReturn(play, stake));

/**
 * The least that comes back where the player decides when to stop; null as above. Rounding takes
 * less than a minor unit of a payout, and no more payouts than the return are won, as none is
 * below the stake.
 */
export const findLeastAtStake = (returned: Ratio, stake: Minor): Ratio | null =>
  findCostly(returned, multiplyRatio(returned, ratio(stake - 1n, stake)));

type ReturnAtStakeProps = {
  /** All results of the choice; null: they depend on when the player stops. */
  readonly play: Play<unknown> | null;
  /** The return of such a game, before payouts are rounded; absent: it is not told. */
  readonly returned?: Ratio | undefined;
  /** Null: there is none that can be placed. */
  readonly stake: Minor | null;
};

/** Tells what a small stake returns, because its payouts lose most to rounding. */
export function ReturnAtStake({ play, returned, stake }: ReturnAtStakeProps) {
  const format = useFormat();
  if (stake === null) return null;
  const least = !play && returned ? findLeastAtStake(returned, stake) : null;
  const found = play ? findReturnAtStake(play, stake) : least;
  if (!found) return null;
  const returns = formatPercent(found, { ...format, rounding: 'floor' });
  return (
    <p className="bet-box__note">
      {play ? (
        <Trans>
          At this stake {returns} comes back on average, because payouts are rounded down to whole
          poisha. A larger stake loses less.
        </Trans>
      ) : (
        <Trans>
          At this stake at least {returns} comes back on average, because payouts are rounded down
          to whole poisha. A larger stake loses less.
        </Trans>
      )}
    </p>
  );
}
