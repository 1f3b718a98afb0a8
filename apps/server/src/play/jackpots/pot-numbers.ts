import { setImmediate as giveWay } from 'node:timers/promises';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { drawPotNumber, potScope } from '@khelaghor/game-engine/must-hit-by.ts';
import type { Context } from '../../lib/context.ts';
import { openServerSeed } from '../inhouse/index.ts';
import type { PotStake } from './pot-store.ts';

/** After so many bets other work of the process has its turn. */
const atOnce = 100;

/**
 * Draws the numbers of bets for the pots of their game, those of one bet in the order of the pots.
 * The seeds of a bet are its round's; the scope keeps these numbers apart from the round's.
 */
export async function drawPotNumbers(
  ctx: Context,
  stakes: readonly PotStake[],
  pots: number,
): Promise<readonly (readonly bigint[])[]> {
  const opened = new Map<string, Uint8Array>();
  const numbers: (readonly bigint[])[] = [];
  for (const { seedId, serverSeedSealed, clientSeed, nonce } of stakes) {
    if (numbers.length % atOnce === atOnce - 1) await giveWay();
    const serverSeed = opened.get(seedId) ?? openServerSeed(ctx, serverSeedSealed);
    opened.set(seedId, serverSeed);
    const stream = createFairStream({ serverSeed, clientSeed, nonce, scope: potScope });
    numbers.push(Array.from({ length: pots }, () => drawPotNumber(stream)));
  }
  return numbers;
}
