import { toHex } from '@khelaghor/fairness/seed.ts';
import type { Fairness } from '@khelaghor/contract/play/bet-history.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { getReceiptKey } from './receipt.ts';
import { getReceiptText } from './receipt-text.ts';
import { getEngine, readRound, roundValue } from './round-values.ts';
import { openServerSeed, loadSeeds } from './seeds.ts';
import { findRound, findSeed } from './store.ts';

type RoundFairness = Extract<Fairness, { kind: 'round' }>;

/**
 * All that is needed to recompute one of the member's rounds and its settlement. The server seed
 * is null while the pair is in use: it would tell the coming rounds.
 */
export async function roundFairness(
  ctx: Context,
  tx: Tx,
  memberId: string,
  betId: string,
): Promise<RoundFairness | null> {
  const stored = await findRound(tx, memberId, betId);
  const seed = stored && (await findSeed(tx, memberId, stored.seedId));
  if (!seed || seed.clientSeed === null) return null;
  const round = readRound(stored);
  const { commitment, clientSeed, scope } = seed;
  const bet = {
    ...round,
    formatSelection: getEngine(round.gameCode).formatSelection(round.choice),
  };
  return {
    kind: 'round',
    scope,
    round: roundValue(round),
    commitment,
    clientSeed,
    serverSeed:
      seed.state === 'revealed' ? toHex(openServerSeed(ctx, seed.serverSeedSealed)) : null,
    seeds: await loadSeeds(ctx, tx, { memberId, scope }),
    receiptText: getReceiptText(bet, { scope, commitment, clientSeed }),
    receiptKey: getReceiptKey(ctx.secrets),
  };
}
