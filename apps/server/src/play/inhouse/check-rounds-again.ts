import { setImmediate as giveWay } from 'node:timers/promises';
import { logEvent } from '../../lib/event-log.ts';
import type { AllAreas } from '../../lib/area.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { suspendProducts } from '../../money/ledger-audit/index.ts';
import { findMismatch } from './find-mismatch.ts';
import { getGameProduct } from './game-product.ts';
import {
  insertMismatches,
  listRoundsToCheck,
  lockCheckPlace,
  moveCheckPlace,
} from './round-check-store.ts';
import type { Mismatch, RoundToCheck } from './round-check-store.ts';

/**
 * Rounds of the last moments wait: one that is still being written would be passed over. The
 * database ends a statement, and a transaction that does nothing, after half of this.
 */
const waitsMs = 30_000;
const chunk = 500;
/** After so many rounds other work of the process has its turn. */
const atOnce = 50;

/** The parts that differ of rounds that are computed again. */
async function findMismatches(ctx: Context, rounds: readonly RoundToCheck[]): Promise<Mismatch[]> {
  const found: Mismatch[] = [];
  for (const [nth, round] of rounds.entries()) {
    if (nth % atOnce === atOnce - 1) await giveWay();
    const part = findMismatch(ctx, round);
    const { betId, gameCode } = round;
    if (part !== null) found.push({ betId, gameCode, part });
  }
  return found;
}

/** Writes mismatches down, and closes their games. */
async function tellOf(
  ctx: Context,
  tx: Tx,
  mismatches: readonly Mismatch[],
  suspensions: AllAreas['suspensions'],
): Promise<void> {
  const fresh = new Set(await insertMismatches(tx, mismatches, ctx.clock.now()));
  for (const { betId, gameCode, part } of mismatches) {
    if (!fresh.has(betId)) continue;
    await logEvent(ctx, tx, {
      kind: 'round.mismatch',
      actor: 'system',
      subject: `game:${gameCode}`,
      detail: { betId, part },
    });
    const products = [getGameProduct(gameCode).code];
    const reason = `round ${betId} comes out otherwise: ${part}`;
    await suspendProducts(ctx, tx, { products, reason }, suspensions);
  }
}

/** Computes the next rounds again; false: there was no full chunk, or another worker is at it. */
async function checkChunk(ctx: Context, suspensions: AllAreas['suspensions']): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const place = await lockCheckPlace(tx);
    if (!place) return false;
    const until = new Date(ctx.clock.now().getTime() - waitsMs);
    const rounds = await listRoundsToCheck(tx, place, until, chunk);
    const last = rounds.at(-1);
    if (!last) return false;
    const mismatches = await findMismatches(ctx, rounds);
    if (mismatches.length > 0) await tellOf(ctx, tx, mismatches, suspensions);
    await moveCheckPlace(tx, last);
    return rounds.length === chunk;
  });
}

/**
 * Computes every round again that was played since the last time: outcome, payout, the commitment
 * of its seed, and the receipt. The first that differs closes its game until an operator opens it.
 */
export async function checkRoundsAgain(
  ctx: Context,
  { suspensions }: Pick<AllAreas, 'suspensions'>,
): Promise<void> {
  while (await checkChunk(ctx, suspensions));
}
