import { readLastNumber, waitForCleanCut } from '@khelaghor/db/clean-cut.ts';
import { post } from '@khelaghor/db/ledger-store.ts';
import { foldPot } from '@khelaghor/game-engine/must-hit-by.ts';
import { buildPotTransfers } from '@khelaghor/ledger/postings/jackpot.ts';
import type { Transfer } from '@khelaghor/ledger/transfer.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { notifyBalances } from '../../lib/notify.ts';
import { getGameProduct } from '../inhouse/index.ts';
import { insertFold, insertHits } from './fold-store.ts';
import type { NewHit } from './fold-store.ts';
import { drawPotNumbers } from './pot-numbers.ts';
import { listPlaces, listPots, listStakes, lockPlace, movePlace, updatePot } from './pot-store.ts';
import type { PotPlace, PotStake, StoredPot } from './pot-store.ts';
import { tellWinners } from './tell-winners.ts';

/** Stakes of one transaction. The lift of a bet is worked out again from those of its run. */
const chunk = 2_000;

/** Transactions that write to the ledger end within a moment; after this a later run tries. */
const patienceMs = 5_000;

/** A run over the pots of a game: the stakes, and the numbers of each in the order of the pots. */
type Run = {
  readonly foldId: string;
  readonly place: PotPlace;
  readonly stakes: readonly PotStake[];
  readonly numbers: readonly (readonly bigint[])[];
  readonly staked: bigint;
  readonly at: Date;
};

/** A run's effect on one pot: the pot after it, its transfers and its hits. */
function foldInto(ctx: Context, pot: StoredPot, run: Run) {
  const { foldId, place, stakes, numbers, at } = run;
  const { gameCode, currency, houseAccountId: house } = place;
  const { tier, rank, rules, next, accountId: pool } = pot;
  const bets = stakes.map(({ betId, stake }, index) => {
    return { id: betId, stake: minor(stake), number: numbers[index]?.[rank] ?? 0n };
  });
  const { state, hits: found, contributed } = foldPot({ rules, next }, pot, bets);
  const places = new Map(stakes.map(({ betId }, index) => [betId, index]));
  const wallets: string[] = [];
  const hits = found.map(({ id: betId, ...hit }, nth): NewHit => {
    const index = places.get(betId) ?? 0;
    const { memberId = '', walletId = '' } = stakes[index] ?? {};
    wallets.push(walletId);
    return {
      ...hit,
      id: ctx.random.id(),
      foldId,
      betId,
      memberId,
      gameCode,
      currency,
      tier,
      potNumber: pot.number + nth,
      drawn: numbers[index]?.[rank] ?? 0n,
      hitAt: at,
    };
  });
  const transfers = buildPotTransfers({
    foldId,
    betCause: getGameProduct(gameCode).cause,
    currency,
    accounts: { pool, house },
    contributed: minor(contributed),
    hits: hits.map(({ id, betId, pays }, nth) => {
      const wallet = wallets[nth] ?? '';
      return { id, betId, wallet, amount: minor(pays), start: next.start };
    }),
    nextId: ctx.random.id,
  });
  const isHit = hits.length > 0;
  const after: StoredPot = {
    ...pot,
    ...state,
    number: pot.number + hits.length,
    rules: isHit ? next : rules,
    openedAt: isHit ? at : pot.openedAt,
    staked: pot.staked + run.staked,
    contributed: pot.contributed + contributed,
    started: pot.started + next.start * BigInt(hits.length),
    paid: pot.paid + hits.reduce((sum, { pays }) => sum + pays, 0n),
  };
  return { after, transfers, hits };
}

/** Adds stakes to the pots of a game that are locked, and pays hits. */
async function addStakes(
  ctx: Context,
  tx: Tx,
  place: PotPlace,
  { stakes, to }: { readonly stakes: readonly PotStake[]; readonly to: bigint },
): Promise<void> {
  const { gameCode, currency, foldedTo: from } = place;
  const pots = await listPots(tx, { gameCode, currency });
  const foldId = ctx.random.id();
  const at = ctx.clock.now();
  const staked = stakes.reduce((sum, { stake }) => sum + stake, 0n);
  const numbers = await drawPotNumbers(ctx, stakes, pots.length);
  const run: Run = { foldId, place, stakes, numbers, staked, at };
  const range = { from, to, bets: stakes.length, staked };
  await insertFold(tx, { id: foldId, gameCode, currency, ...range, pots, foldedAt: at });
  const transfers: Transfer[] = [];
  const hits: NewHit[] = [];
  for (const pot of pots) {
    const folded = foldInto(ctx, pot, run);
    transfers.push(...folded.transfers);
    hits.push(...folded.hits);
    await updatePot(tx, folded.after);
  }
  await insertHits(tx, hits);
  if (hits.length > 0) await tellWinners(ctx, tx, hits);
  const posted = await post(tx, transfers);
  if (!posted.ok) throw new Error(`the ledger refused to fold stakes: ${posted.refusal}`);
  if (hits.length > 0)
    await notifyBalances(
      tx,
      hits.map(({ memberId }) => memberId),
    );
}

/** Folds the next stakes of a game; false: no full chunk was left, or another process is at it. */
async function foldChunk(ctx: Context, tx: Tx, name: PotPlace, cut: bigint): Promise<boolean> {
  const place = await lockPlace(tx, name, { skipLocked: true });
  if (!place || place.foldedTo >= cut) return false;
  const range = { from: place.foldedTo, to: cut, limit: chunk };
  const stakes = await listStakes(tx, place.houseAccountId, range);
  const isFull = stakes.length === chunk;
  const to = (isFull ? stakes.at(-1)?.seq : undefined) ?? cut;
  if (stakes.length > 0) await addStakes(ctx, tx, place, { stakes, to });
  await movePlace(tx, place, to);
  return isFull;
}

/**
 * Adds the stakes since the last run to the pots of their games, in the order of the books, and
 * pays the pots that they hit. Behind a clean cut no stake may still come; a run that is broken
 * off leaves nothing, and two at once take turns.
 */
export async function foldStakes(ctx: Context): Promise<void> {
  const places = await listPlaces(ctx.db);
  if (places.length === 0) return;
  const last = await readLastNumber(ctx.db, 'ledger_transfer');
  if (places.every(({ foldedTo }) => foldedTo >= last)) return;
  const cut = await waitForCleanCut(ctx.db, 'ledger_transfer', patienceMs);
  if (cut === undefined) return;
  for (const place of places) while (await transact(ctx, (tx) => foldChunk(ctx, tx, place, cut)));
}
