import { setImmediate as giveWay } from 'node:timers/promises';
import { logEvent } from '../../lib/event-log.ts';
import type { AllAreas } from '../../lib/area.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { suspendProducts } from '../../money/ledger-audit/index.ts';
import { readEvents } from '../../site/outbox/index.ts';
import type { OutboxReader } from '../../site/outbox/index.ts';
import { findMismatch } from './find-mismatch.ts';
import { getGameProduct } from './game-product.ts';
import { insertMismatches, listActsOfRounds, listRoundsOf } from './round-check-store.ts';
import type { Mismatch, RoundToCheck } from './round-check-store.ts';

/** Follows the ends of rounds. Those that players share are not on seeds of their own. */
export const roundCheckReader = {
  name: 'round_check',
  kinds: ['round.ended'],
} as const satisfies OutboxReader;

/** After so many rounds other work of the process has its turn. */
const atOnce = 50;

/** The parts that differ of rounds that are computed again. */
async function findMismatches(
  ctx: Context,
  tx: Tx,
  rounds: readonly RoundToCheck[],
): Promise<Mismatch[]> {
  const found: Mismatch[] = [];
  const acts = await listActsOfRounds(
    tx,
    rounds.map(({ betId }) => betId),
  );
  for (const [nth, round] of rounds.entries()) {
    if (nth % atOnce === atOnce - 1) await giveWay();
    const { betId, gameCode } = round;
    const part = findMismatch(ctx, round, acts.get(betId) ?? []);
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

/** Computes rounds again. Those that differ are written down, and their games are closed. */
export async function judgeRounds(
  ctx: Context,
  tx: Tx,
  rounds: readonly RoundToCheck[],
  suspensions: AllAreas['suspensions'],
): Promise<void> {
  const mismatches = await findMismatches(ctx, tx, rounds);
  if (mismatches.length > 0) await tellOf(ctx, tx, mismatches, suspensions);
}

/**
 * Computes every round again that has ended since the last time: outcome, payout, the commitment
 * of its seed, and the receipt. The first that differs closes its game until an operator opens it.
 */
export async function checkRoundsAgain(
  ctx: Context,
  { suspensions }: Pick<AllAreas, 'suspensions'>,
): Promise<void> {
  await readEvents(ctx, roundCheckReader, async (tx, events) => {
    const betIds = events.map(({ payload }) => payload.betId);
    await judgeRounds(ctx, tx, await listRoundsOf(tx, betIds), suspensions);
  });
}
