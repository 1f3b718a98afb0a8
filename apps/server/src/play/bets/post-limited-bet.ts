import { toBatchResult, writeRows } from '@khelaghor/db/group-commit.ts';
import type { BatchCall, BatchResult, BatchHandler } from '@khelaghor/db/group-commit.ts';
import type { Wager } from '@khelaghor/ledger/wager.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Failure } from '../../lib/http/result.ts';
import { singleton } from '../../lib/context.ts';
import type { Context } from '../../lib/context.ts';
import { addUsage, checkStakeLimits } from '../../account/responsible-gaming/index.ts';
import type { StakeLimitRefusal } from '../../account/responsible-gaming/index.ts';

/** A bet that is settled at once, of a member with limits. */
type LimitedBet = {
  memberId: string;
  currency: Currency;
  stake: Minor;
  payout: Minor;
  placedAt: Date;
  call: BatchCall;
};
type Posted = BatchResult | Failure<StakeLimitRefusal>;

/** The queue key under which all orders of a member with limits run one by one. */
export const limitKey = (memberId: string): string => `member ${memberId}`;

/** How much a change of a bet returns and pays, to be counted against the limits. */
export const payoutDelta = (before: Wager, after: Wager): { returned: bigint; paid: bigint } => ({
  returned: after.returned - before.returned,
  paid: after.payout - before.payout,
});

const limitedBetHandler = singleton((ctx): BatchHandler<LimitedBet, Posted> => {
  return async (tx, bets) => {
    const refusals = await checkStakeLimits(tx, bets, ctx.clock.now());
    const calls = bets.map(({ call }, index) => (refusals[index] ? { transfers: [] } : call));
    return {
      lists: calls,
      finish: async (results): Promise<Posted[]> => {
        await writeRows(tx, calls, results);
        const isNew = (index: number): boolean => {
          const result = results[index]?.result;
          return result?.ok === true && result.results.includes('created');
        };
        await addUsage(
          tx,
          bets.flatMap(({ memberId, currency, stake, payout, placedAt }, index) =>
            isNew(index) ? [{ memberId, currency, placedAt, staked: stake, paid: payout }] : [],
          ),
        );
        return results.map((result, index) => refusals[index] ?? toBatchResult(result));
      },
    };
  };
});

/**
 * Posts a bet of a member with limits: checked, posted and counted in one transaction with the
 * calls of others, and after all other stakes of the same member.
 */
export async function postLimitedBet(ctx: Context, bet: LimitedBet): Promise<Posted> {
  const { transfers } = bet.call;
  const order = { order: bet, keys: [limitKey(bet.memberId)], size: transfers.length };
  const busy: Posted = { ok: false, refusal: 'ledger_busy' };
  return (await ctx.ledger.work(limitedBetHandler(ctx), order)) ?? busy;
}
