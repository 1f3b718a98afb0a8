import { toHex } from '@khelaghor/fairness/seed.ts';
import type { Fairness } from '@khelaghor/contract/play/bet-history.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { getReceiptKey } from './receipt.ts';
import { findReceiptText, getReceiptText } from './receipt-text.ts';
import { getGame, readRound, roundValue } from './round-values.ts';
import { openServerSeed, loadSeeds } from './seeds.ts';
import { findStepRound } from './step-store.ts';
import { listReceiptTexts, loadStepRound, toStepValue } from './step-values.ts';
import { findRound, findSeed } from './store.ts';

type RoundFairness = Extract<Fairness, { kind: 'round' }>;

/** What was done in a round, with the texts of the receipts; nothing in one decided at once. */
async function listSignedSteps(
  ctx: Context,
  tx: Tx,
  memberId: string,
  betId: string,
): Promise<RoundFairness['steps']> {
  const row = await findStepRound(tx, memberId, betId);
  if (!row) return [];
  const round = await loadStepRound(ctx, tx, row);
  const texts = listReceiptTexts(round, round.acts);
  return round.acts.map((act, index) => {
    return { ...toStepValue(act), receiptText: texts[index] ?? '' };
  });
}

/**
 * All that is needed to recompute one of the member's rounds and its settlement. The server seed
 * is null while the pair is in use: it would tell the coming rounds. Of a round that is not over
 * nothing is told.
 */
export async function roundFairness(
  ctx: Context,
  tx: Tx,
  memberId: string,
  betId: string,
): Promise<RoundFairness | 'round_open' | null> {
  const stored = await findRound(tx, memberId, betId);
  if (!stored) return (await findStepRound(tx, memberId, betId)) ? 'round_open' : null;
  const seed = await findSeed(tx, memberId, stored.seedId);
  if (!seed || seed.clientSeed === null) return null;
  const round = readRound(stored);
  const { commitment, clientSeed, scope } = seed;
  const pair = { scope, commitment, clientSeed };
  const bet = {
    ...round,
    formatSelection: getGame(round.gameCode).formatSelection(round.choice),
  };
  return {
    kind: 'round',
    scope,
    round: roundValue(round),
    steps: await listSignedSteps(ctx, tx, memberId, betId),
    commitment,
    clientSeed,
    serverSeed:
      seed.state === 'revealed' ? toHex(openServerSeed(ctx, seed.serverSeedSealed)) : null,
    seeds: await loadSeeds(ctx, tx, { memberId, scope }),
    receiptText: findReceiptText(ctx.secrets, bet, pair) ?? getReceiptText(bet, pair),
    receiptKey: getReceiptKey(ctx.secrets),
  };
}
