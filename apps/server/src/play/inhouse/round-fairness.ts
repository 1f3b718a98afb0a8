import { toHex } from '@khelaghor/fairness/seed.ts';
import type { Fairness } from '@khelaghor/contract/play/bet-history.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { getReceiptKey } from './receipt.ts';
import { openServerSeed, seedsOf } from './seeds.ts';
import { findRoll, findSeed } from './store.ts';
import { diceRollValue } from './dice-values.ts';
import { getReceiptText } from './receipt-text.ts';

type DiceFairness = Extract<Fairness, { kind: 'dice' }>;

/**
 * All that is needed to recompute one of the member's rolls and its settlement. The server seed is
 * null while the pair is in use: it would tell the coming rolls.
 */
export async function proveDiceBet(
  ctx: Context,
  tx: Tx,
  memberId: string,
  betId: string,
): Promise<DiceFairness | null> {
  const roll = await findRoll(tx, memberId, betId);
  const seed = roll && (await findSeed(tx, memberId, roll.seedId));
  if (!roll || !seed || seed.clientSeed === null) return null;
  const clientSeed = seed.clientSeed;
  return {
    kind: 'dice',
    scope: seed.scope,
    roll: diceRollValue(roll),
    commitment: seed.commitment,
    clientSeed,
    serverSeed:
      seed.state === 'revealed' ? toHex(openServerSeed(ctx, seed.serverSeedSealed)) : null,
    seeds: await seedsOf(ctx, tx, memberId),
    receiptText: getReceiptText(
      { ...roll, direction: roll.direction === 'over' ? 'over' : 'under' },
      { scope: seed.scope, commitment: seed.commitment, clientSeed },
    ),
    receiptKey: getReceiptKey(ctx.secrets),
  };
}
