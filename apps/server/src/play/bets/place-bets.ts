import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import { ConflictRetry } from '@khelaghor/db/group-commit.ts';
import type { DeskWork } from '@khelaghor/db/group-commit.ts';
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
import { computeBodyHash, findBets, insertBets } from './bet-store.ts';
import type { BetRow, KnownBet, NewBet } from './bet-store.ts';
import { isRecentKey } from './idempotency-key-age.ts';
import { ownRounds } from './round-store.ts';
import { accountsOf, inHouseSource } from './house-accounts.ts';

/** Bets of one member that are placed together, all or none, and settled later. */
export type Placement<Refusal extends ErrorCode> = {
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

type Decided<Refusal extends ErrorCode> =
  | { do: 'refuse'; refused: Failure<Refusal | 'key_reused' | 'key_out_of_time'> }
  | { do: 'repeat' }
  | { do: 'place'; rows: readonly BetRow[]; transfers: readonly Transfer[] };

type Ground = { known: ReadonlyMap<string, KnownBet>; now: Date };

/** Decides a placement without its money: a repeat, a refusal, or null: it is to be placed. */
function judge<Refusal extends ErrorCode>(
  { memberId, bets, refused }: Placement<Refusal>,
  { known, now }: Ground,
): Decided<Refusal> | null {
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

/** Makes the rows and the transfers of new bets. */
async function put(
  ctx: Context,
  wallet: Wallet<Currency>,
  bets: readonly (NewBet & { roundId: string | null })[],
): Promise<Decided<never>> {
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
        accounts: await accountsOf(ctx, wallet, { product: bet.product, source: inHouseSource }),
        currency: wallet.currency,
        movements: placed.movements,
        nextId: ctx.random.id,
      }),
    );
  }
  return { do: 'place', rows, transfers };
}

async function decideAll<Refusal extends ErrorCode>(
  ctx: Context,
  tx: Tx,
  placements: readonly Placement<Refusal>[],
): Promise<Decided<Refusal>[]> {
  const betIds = placements.flatMap(({ bets }) => bets.map((bet) => bet.betId));
  const ground = { known: await findBets(tx, betIds), now: ctx.clock.now() };
  const judged = placements.map((placement) => judge(placement, ground));
  const fresh = placements.filter((_, index) => judged[index] === null);
  const rounds = await ownRounds(
    ctx,
    tx,
    fresh.flatMap(({ bets }) => bets),
  );
  const decided: Decided<Refusal>[] = [];
  for (const [index, { memberId, wallet, bets }] of placements.entries()) {
    const owned = bets.map((bet) => {
      return { ...bet, memberId, roundId: rounds.get(bet.roundRef ?? '') ?? null };
    });
    decided.push(judged[index] ?? (await put(ctx, wallet, owned)));
  }
  return decided;
}

function answerOf<Refusal extends ErrorCode>(
  decided: Decided<Refusal>,
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
 * Places bets that are settled later, of many callers at once, in the transaction of a batch: the
 * stakes go into escrow. The same keys with the same bodies answer `repeated` and move nothing; new
 * keys made long before or after the present are refused.
 */
export async function placeBets<Refusal extends ErrorCode>(
  ctx: Context,
  tx: Tx,
  placements: readonly Placement<Refusal>[],
): Promise<DeskWork<Placed<Refusal>>> {
  const memberIds = placements.map(({ memberId }) => memberId);
  const decided = await decideAll(ctx, tx, placements);
  const lists = decided.map((each, index) => ({
    transfers: each.do === 'place' ? each.transfers : [],
    ...(placements[index] && { show: placements[index].wallet.walletId }),
  }));
  const finish = async (results: readonly LinkedResult[]): Promise<Placed<Refusal>[]> => {
    const placedAt = ctx.clock.now();
    const answers = decided.map((each, index) => {
      const result = results[index];
      if (!result) throw new Error('the ledger gave too few answers');
      return answerOf(each, result, placedAt);
    });
    const isPlaced = (index: number): boolean => {
      const answer = answers[index];
      return answer?.ok === true && !answer.value.repeated;
    };
    const rows = decided.flatMap((each, index) =>
      each.do === 'place' && isPlaced(index) ? each.rows : [],
    );
    if (rows.length === 0) return answers;
    if (!(await insertBets(tx, rows, placedAt)))
      throw new ConflictRetry('a key was taken meanwhile');
    await notifyBalances(
      tx,
      memberIds.filter((_, index) => isPlaced(index)),
    );
    return answers;
  };
  return { lists, finish };
}
