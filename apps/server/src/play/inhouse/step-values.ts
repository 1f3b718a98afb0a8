import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { formatStepReceipts } from '@khelaghor/fairness/receipt.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import { getActState, listActStates, readActs } from '@khelaghor/game-engine/step-acts.ts';
import type { Act } from '@khelaghor/game-engine/step-acts.ts';
import type { Layout, StepEngine } from '@khelaghor/game-engine/step-engine.ts';
import { findStepEngine } from '@khelaghor/game-list/games.ts';
import { formatMinor, minor } from '@khelaghor/money/minor.ts';
import { formatRatio } from '@khelaghor/money/ratio.ts';
import type { Context, Database } from '../../lib/context.ts';
import { openNumbers } from './fair-numbers.ts';
import { findReceiptText, getReceiptText } from './receipt-text.ts';
import { toObject } from './round-values.ts';
import { listActs } from './step-store.ts';
import type { StepRoundRow, StoredAct } from './step-store.ts';
import { findSeed } from './store.ts';

/** A round with what lies hidden in it: nothing of `layout` may leave the server but by `view`. */
export type LoadedRound = {
  readonly row: StepRoundRow;
  readonly engine: StepEngine;
  readonly choice: Plain;
  readonly layout: Layout;
  readonly acts: readonly StoredAct[];
  /** The text of the receipt of its stake. */
  readonly stakeText: string;
};

/** The engine of a game of many steps. Throws when the list of games has no such row. */
function getStepEngine(game: string): StepEngine {
  const engine = findStepEngine(game);
  if (!engine) throw new Error(`there is no in-house game of steps ${game}`);
  return engine;
}

/** Loads what was done in a round, and draws its layout from its seeds again. */
export async function loadStepRound(
  ctx: Context,
  db: Database,
  row: StepRoundRow,
): Promise<LoadedRound> {
  const engine = getStepEngine(row.gameCode);
  const choice = engine.parseChoice(toObject(row.choice));
  const seed = await findSeed(db, row.memberId, row.seedId);
  if (!choice || !seed || seed.clientSeed === null)
    throw new Error(`round ${row.betId} is none that ${row.gameCode} knows`);
  const { scope, clientSeed, commitment } = seed;
  const pair = { scope, clientSeed, commitment };
  const { nonce } = row;
  const numbers = openNumbers(ctx, { ...seed, clientSeed }, { nonce, scope });
  const signed = {
    ...row,
    playedAt: row.openedAt,
    formatSelection: engine.formatSelection(choice),
  };
  return {
    row,
    engine,
    choice,
    layout: engine.layOut(choice, numbers),
    acts: await listActs(db, row.betId),
    stakeText: findReceiptText(ctx.secrets, signed, pair) ?? getReceiptText(signed, pair),
  };
}

/** The texts that the receipts of acts are signed over. */
export function listReceiptTexts(
  round: Omit<LoadedRound, 'acts' | 'row'> & { readonly row: Pick<StepRoundRow, 'betId'> },
  acts: readonly (Act & { readonly number: number; readonly madeAt: Date })[],
): string[] {
  const states = listActStates(round, acts);
  const signed = acts.map(({ number, act, step, madeAt }, index) => {
    const { state = 'open', pays } = states[index] ?? {};
    return {
      number,
      act,
      step,
      state,
      pays: pays ? formatRatio(pays) : '0',
      madeAt: madeAt.toISOString(),
    };
  });
  return formatStepReceipts({ betId: round.row.betId, stakeText: round.stakeText }, signed);
}

/** A step as the contract shows it. */
export const toStepValue = ({ number, act, step, madeAt, receipt }: StoredAct) => ({
  number,
  act,
  step,
  at: madeAt.toISOString(),
  receipt: receipt.toString('hex'),
});

/** A round as its player may see it after its first acts, or after all of them. */
export function toStepRoundValue(round: LoadedRound, acts = round.acts): StepRound {
  const { row, engine, choice, layout } = round;
  const { state, pays } = getActState(round, acts);
  return {
    betId: row.betId,
    game: row.gameCode,
    choice,
    at: row.openedAt.toISOString(),
    currency: row.currency,
    stake: row.stakeMinor.toString(),
    seedId: row.seedId,
    nonce: row.nonce,
    receipt: row.receipt.toString('hex'),
    steps: acts.map(toStepValue),
    state,
    shown: engine.view(choice, layout, readActs(engine, acts), state !== 'open'),
    payout: formatMinor(computePayout(minor(row.stakeMinor), pays)),
    payoutMax: row.payoutMaxMinor.toString(),
  };
}
