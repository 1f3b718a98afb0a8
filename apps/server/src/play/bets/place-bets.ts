import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import { ConflictRetry } from '@khelaghor/db/group-commit.ts';
import type { PostLists } from '@khelaghor/db/group-commit.ts';
import type { LinkedResult } from '@khelaghor/db/linked-transfers.ts';
import { buildWagerTransfers } from '@khelaghor/ledger/postings/wager.ts';
import { placeWager } from '@khelaghor/ledger/wager.ts';
import type { Transfer } from '@khelaghor/ledger/transfer.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { ZERO } from '@khelaghor/money/minor.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result, Failure } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { notifyBalances } from '../../lib/notify.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import { computeBodyHash, findBets, insertBets, isRecentKey } from './bet-store.ts';
import type { BetRow, KnownBet, NewBet } from './bet-store.ts';
import { ensureInHouseRounds } from './round-store.ts';
import { findHouseAccounts, inHouseSource } from './house-accounts.ts';

/** Bets that a member places together, all or none, and that are settled later. */
export type BetSlip<Refusal extends ErrorCode> = {
  memberId: string;
  /** The wallet that pays the stakes. */
  wallet: Wallet<Currency>;
  bets: readonly Omit<NewBet, 'memberId'>[];
  /** The refusal for bets that are new; a repeat is still answered. */
  refused: Failure<Refusal> | null;
};

/** `available`: what the member can spend after it. `repeated`: the bets were placed before. */
export type Placed<Refusal extends ErrorCode> = Result<
  { repeated: boolean; available: Minor; placedAt: Date },
  Refusal | 'balance_too_low' | 'key_reused' | 'key_out_of_time'
>;

type SlipDecision<Refusal extends ErrorCode> =
  | { do: 'refuse'; refused: Failure<Refusal | 'key_reused' | 'key_out_of_time'> }
  | { do: 'repeat' }
  | { do: 'place'; rows: readonly BetRow[]; transfers: readonly Transfer[] };

type Stored = { known: ReadonlyMap<string, KnownBet>; now: Date };

/** Finds out whether a slip is a repeat or refused. Null: its bets are new and can be placed. */
function checkSlip<Refusal extends ErrorCode>(
  { memberId, bets, refused }: BetSlip<Refusal>,
  { known, now }: Stored,
): SlipDecision<Refusal> | null {
  const hashes = bets.map((bet) => known.get(bet.betId)?.bodyHash);
  if (hashes.some((hash) => hash !== undefined)) {
    const isSame = bets.every(
      (bet, index) => hashes[index] === computeBodyHash({ ...bet, memberId }),
    );
    return isSame ? { do: 'repeat' } : { do: 'refuse', refused: refuse('key_reused') };
  }
  if (refused !== null) return { do: 'refuse', refused };
  if (bets.some(({ betId }) => !isRecentKey(betId, now)))
    return { do: 'refuse', refused: refuse('key_out_of_time') };
  return null;
}

/** Prepares the rows and the transfers of new bets. */
async function prepareBets(
  ctx: Context,
  wallet: Wallet<Currency>,
  bets: readonly (NewBet & { roundId: string | null })[],
): Promise<SlipDecision<never>> {
  const rows: BetRow[] = [];
  const transfers: Transfer[] = [];
  for (const bet of bets) {
    const placed = placeWager(bet.stake);
    if (!placed.ok) throw new Error(`a stake cannot be placed: ${placed.refusal}`);
    rows.push({ ...bet, currency: wallet.currency, wager: placed.wager });
    transfers.push(
      ...buildWagerTransfers({
        product: bet.product,
        betId: bet.betId,
        accounts: await findHouseAccounts(ctx, wallet, {
          product: bet.product,
          source: inHouseSource,
        }),
        currency: wallet.currency,
        movements: placed.movements,
        nextId: ctx.random.id,
      }),
    );
  }
  return { do: 'place', rows, transfers };
}

async function decideSlips<Refusal extends ErrorCode>(
  ctx: Context,
  tx: Tx,
  slips: readonly BetSlip<Refusal>[],
): Promise<SlipDecision<Refusal>[]> {
  const betIds = slips.flatMap(({ bets }) => bets.map((bet) => bet.betId));
  const stored = { known: await findBets(tx, betIds), now: ctx.clock.now() };
  const checked = slips.map((slip) => checkSlip(slip, stored));
  const fresh = slips.filter((_, index) => checked[index] === null);
  const rounds = await ensureInHouseRounds(
    ctx,
    tx,
    fresh.flatMap(({ bets }) => bets),
  );
  const decided: SlipDecision<Refusal>[] = [];
  for (const [index, { memberId, wallet, bets }] of slips.entries()) {
    const owned = bets.map((bet) => {
      return { ...bet, memberId, roundId: rounds.get(bet.roundRef ?? '') ?? null };
    });
    decided.push(checked[index] ?? (await prepareBets(ctx, wallet, owned)));
  }
  return decided;
}

function toReply<Refusal extends ErrorCode>(
  decided: SlipDecision<Refusal>,
  { result, available }: LinkedResult,
  placedAt: Date,
): Placed<Refusal> {
  if (decided.do === 'refuse') return decided.refused;
  const left = available ?? ZERO;
  if (decided.do === 'repeat') return ok({ repeated: true, available: left, placedAt });
  if (result.ok) {
    // Another process placed the same call first; the retry finds it as a repeat.
    if (result.results.includes('already')) throw new ConflictRetry('a key was taken meanwhile');
    return ok({ repeated: false, available: left, placedAt });
  }
  if (result.refusal === 'balance_too_low') return refuse('balance_too_low');
  if (result.refusal === 'key_reused_with_other_body') return refuse('key_reused');
  throw new Error(`the ledger refused a stake: ${result.refusal}`);
}

/**
 * Places bets that are settled later, for many callers in the transaction of a batch: the stakes go
 * into escrow. A repeat of the keys with the same bodies answers `repeated` and moves nothing. New
 * keys with a time far from the present are refused.
 * @param post posts the stakes, one list for each slip
 */
export async function placeBets<Refusal extends ErrorCode>(
  ctx: Context,
  tx: Tx,
  slips: readonly BetSlip<Refusal>[],
  post: PostLists,
): Promise<Placed<Refusal>[]> {
  const decided = await decideSlips(ctx, tx, slips);
  const results = await post(
    slips.map(({ wallet }, index) => {
      const decision = decided[index];
      const transfers = decision?.do === 'place' ? decision.transfers : [];
      return { transfers, returnBalanceOf: wallet.walletId };
    }),
  );
  const placedAt = ctx.clock.now();
  const answers = decided.map((each, index) => {
    const result = results[index];
    if (!result) throw new Error('the ledger gave too few answers');
    return toReply(each, result, placedAt);
  });
  const isPlaced = (index: number): boolean => {
    const answer = answers[index];
    return answer?.ok === true && !answer.value.repeated;
  };
  const rows = decided.flatMap((each, index) =>
    each.do === 'place' && isPlaced(index) ? each.rows : [],
  );
  if (rows.length === 0) return answers;
  if (!(await insertBets(tx, rows, placedAt))) throw new ConflictRetry('a key was taken meanwhile');
  const placed = slips.filter((_, index) => isPlaced(index));
  await notifyBalances(
    tx,
    placed.map(({ memberId }) => memberId),
  );
  return answers;
}
