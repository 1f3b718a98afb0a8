import { toBatchResult, writeRows } from '@khelaghor/db/group-commit.ts';
import type {
  BatchCall,
  BatchHandler,
  BatchResult,
  PostLists,
} from '@khelaghor/db/group-commit.ts';
import type { Wager } from '@khelaghor/ledger/wager.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Failure } from '../../lib/http/result.ts';
import { singleton } from '../../lib/context.ts';
import type { Context, Tx } from '../../lib/context.ts';
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
export const computePayoutDelta = (
  before: Wager,
  after: Wager,
): { returned: bigint; paid: bigint } => ({
  returned: after.returned - before.returned,
  paid: after.payout - before.payout,
});

/** Checks, posts and counts bets of members with limits, in the transaction of their batch. */
async function postLimitedBets(
  ctx: Context,
  tx: Tx,
  bets: readonly LimitedBet[],
  post: PostLists,
): Promise<Posted[]> {
  const refusals = await checkStakeLimits(tx, bets, ctx.clock.now());
  const calls = bets.map(({ call }, index) => (refusals[index] ? { transfers: [] } : call));
  const results = await post(calls);
  await writeRows(tx, calls, results);
  const accepted = bets.filter((_, index) => {
    const result = results[index]?.result;
    return result?.ok === true && result.results.includes('created');
  });
  await addUsage(
    tx,
    accepted.map(({ memberId, currency, stake, payout, placedAt }) => {
      return { memberId, currency, placedAt, staked: stake, paid: payout };
    }),
  );
  return results.map((result, index) => refusals[index] ?? toBatchResult(result));
}

const limitedBetHandler = singleton((ctx): BatchHandler<LimitedBet, Posted> => {
  return (tx, bets, post) => postLimitedBets(ctx, tx, bets, post);
});

/**
 * Posts a bet of a member with limits: checked, posted and counted in one transaction with the
 * calls of others, and after all other stakes of the same member.
 */
export async function postLimitedBet(ctx: Context, bet: LimitedBet): Promise<Posted> {
  const { transfers } = bet.call;
  const request = { order: bet, keys: [limitKey(bet.memberId)], transfersMax: transfers.length };
  const posted = await ctx.ledger.submit(limitedBetHandler(ctx), request);
  return posted ?? { ok: false, refusal: 'ledger_busy' };
}
