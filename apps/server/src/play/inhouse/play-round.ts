import { attachRow } from '@khelaghor/db/group-commit.ts';
import { findBalance } from '@khelaghor/db/ledger-store.ts';
import { computePayout, findStakeRefusal } from '@khelaghor/game-engine/game-bet.ts';
import type { GameEngine, Plain } from '@khelaghor/game-engine/game-engine.ts';
import { isOnStep } from '@khelaghor/game-engine/stake-step.ts';
import { minor, parseMinorText, formatMinor, ZERO } from '@khelaghor/money/minor.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import type { playRound as playRoundRoute } from '@khelaghor/contract/play/inhouse.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { GameCaller } from '../../lib/http/principals.ts';
import { singleton } from '../../lib/context.ts';
import type { Context } from '../../lib/context.ts';
import { createKeyedQueue } from '../../lib/db/keyed-queue.ts';
import { createBatchReader } from '../../lib/db/batch-read.ts';
import { checkCanBet } from '../../account/responsible-gaming/index.ts';
import { placeSettledBet } from '../bets/index.ts';
import { findWalletIn, findWalletsNamed } from '../../money/wallet/index.ts';
import type { Wallet, WalletName } from '../../money/wallet/index.ts';
import { openNumbers } from './fair-numbers.ts';
import { withLimits } from './game-limits.ts';
import { getGameProduct } from './game-product.ts';
import { isTooSoon } from './order-checks.ts';
import { signReceipt } from './receipt.ts';
import { getReceiptText } from './receipt-text.ts';
import { readRound, roundValue, toRoundValue } from './round-values.ts';
import type { ReadRound } from './round-values.ts';
import {
  findRound,
  loadRoundContexts,
  openSessionSum,
  SeedConflictError,
  writeRounds,
} from './store.ts';
import type { ActiveSeed, RoundContext, RoundRequest, RoundRow } from './store.ts';

type Body = ParsedBody<typeof playRoundRoute>;
type Played = ValueOf<typeof playRoundRoute>;
type Refusal = (typeof playRoundRoute)['refusals'][number];
type RoundAnswer = Result<Played, Refusal>;

/** One call: the game, who plays, and what is wanted. The choice is null when the game has none. */
type Call = {
  readonly engine: GameEngine;
  readonly caller: GameCaller;
  /** The least time since the round before, in milliseconds; 0: none. */
  readonly cycleMs: number;
  readonly body: Body;
  readonly choice: Plain | null;
  readonly stake: bigint;
};
/** The same with a choice that the game knows, and what it depends on. */
type ValidCall = Call & { readonly choice: Plain; readonly seed: ActiveSeed };

/** The refusal of a new call, or the call with what it needs to be played. */
function validate(call: Call, { seed, isOpen }: RoundContext): ValidCall | Refusal {
  const { engine, body, choice, stake } = call;
  if (!isOpen) return 'game_closed';
  if (!seed || seed.id !== body.seedId) return 'seed_in_use';
  if (!choice) return 'choice_invalid';
  const refusal = findStakeRefusal(minor(stake), engine.topPay(choice), engine.limits);
  if (refusal) return refusal;
  return isOnStep(minor(stake), engine.stakeStep) ? { ...call, choice, seed } : 'stake_not_whole';
}

const isSameCall = (stored: ReadRound, { engine, body, choice, stake }: Call): boolean =>
  choice !== null &&
  stored.gameCode === engine.code &&
  stored.stakeMinor === stake &&
  engine.formatSelection(stored.choice) === engine.formatSelection(choice) &&
  stored.seedId === body.seedId;

/** Answers a call whose key was used before from the stored round. */
async function answerAgain(ctx: Context, call: Call): Promise<RoundAnswer> {
  const { gameSessionId: id, memberId, currency } = call.caller;
  const stored = await findRound(ctx.db, memberId, call.body.key);
  const round = stored && readRound(stored);
  if (!round || !isSameCall(round, call)) return refuse('key_reused');
  const session = { id, memberId, currency, at: ctx.clock.now() };
  const { net } = await openSessionSum(ctx.db, session);
  const { walletId } = await findWalletIn(ctx.db, memberId, currency);
  return ok({
    round: roundValue(round),
    balance: formatMinor((await findBalance(ctx.db, walletId))?.available ?? ZERO),
    sessionNet: net.toString(),
    currency,
  });
}

/** The reads that every round needs, in batches of many rounds. */
type Readers = {
  grounds: (question: RoundRequest) => Promise<RoundContext>;
  wallets: (name: WalletName<StakeCurrency>) => Promise<Wallet>;
};

const getReaders = singleton((ctx): Readers => ({
  grounds: createBatchReader((asked: readonly RoundRequest[]) => loadRoundContexts(ctx.db, asked)),
  wallets: createBatchReader((names: readonly WalletName<StakeCurrency>[]) =>
    findWalletsNamed(ctx.db, names),
  ),
}));

/** Decides with the seed's next nonce, and signs the receipt. */
async function decideRound(ctx: Context, call: ValidCall): Promise<RoundRow> {
  const { engine, caller, body, choice, seed } = call;
  const { clientSeed, commitment, nextNonce: nonce } = seed;
  const { scope } = engine;
  const { outcome, pays } = engine.decide(choice, openNumbers(ctx, seed, { nonce, scope }));
  const stake = minor(call.stake);
  const row = {
    betId: body.key,
    memberId: caller.memberId,
    game: engine.code,
    seedId: seed.id,
    nonce,
    choice,
    outcome,
    currency: caller.currency,
    playedAt: ctx.clock.now(),
  };
  const signed = { ...row, stakeMinor: stake, formatSelection: engine.formatSelection(choice) };
  const text = getReceiptText(signed, { scope, commitment, clientSeed });
  return {
    ...row,
    receipt: await signReceipt(ctx, text),
    gameSessionId: caller.gameSessionId,
    stake,
    payout: computePayout(stake, pays),
  };
}

async function tryToPlay(ctx: Context, call: Call): Promise<RoundAnswer> {
  const { engine, caller, body } = call;
  const { memberId, gameSessionId, currency } = caller;
  const { code: game, scope } = engine;
  const readers = getReaders(ctx);
  const [ground, wallet] = await Promise.all([
    readers.grounds({ game, scope, memberId, betId: body.key, gameSessionId }),
    // The currency of the game session, as its page shows, whatever currency the site has now.
    readers.wallets({ memberId, currency }),
  ]);
  if (ground.isKnown) return answerAgain(ctx, call);
  const valid = validate(call, ground);
  if (typeof valid === 'string') return refuse(valid);
  const barred = checkCanBet(caller.play, ctx.clock.now());
  if (barred) return barred;
  // Another round of this moment would take the same nonce, and come here once more.
  if (await isTooSoon(ctx.db, call, ctx.clock.now())) return refuse('too_soon');
  const row = await decideRound(ctx, valid);
  const { choice, outcome, seedId, nonce } = row;
  const bet = {
    betId: body.key,
    memberId,
    product: getGameProduct(game).code,
    gameCode: game,
    roundRef: null,
    stake: minor(row.stake),
    payout: minor(row.payout),
    body: { ...choice, seedId },
    detail: { ...choice, ...outcome, nonce },
    wallet,
    placedAt: row.playedAt,
    isLimited: caller.play.isLimited,
  };
  const taken = await placeSettledBet(ctx, bet, [attachRow(writeRounds, row)]);
  if (!taken.ok) return taken;
  if (taken.value.repeated) return answerAgain(ctx, call);
  return ok({
    round: roundValue(toRoundValue(row)),
    balance: formatMinor(taken.value.available),
    sessionNet: (ground.net + row.payout - row.stake).toString(),
    currency,
  });
}

/** Whether another process played on the same seed, or with the same key, in between. */
const isRace = (error: unknown): boolean =>
  error instanceof SeedConflictError ||
  (error instanceof Error && 'code' in error && error.code === '23505');

const racesMax = 5;

/**
 * Stakes and decides once. Stake, outcome, payout, nonce and event are one transaction: no reader
 * ever sees one without the others, and the outcome is fixed by seeds that were committed to before
 * the stake. The same key with the same body answers the stored round and moves nothing; with
 * another body, or of another member, it is refused with `key_reused`.
 */
export async function playRound(
  ctx: Context,
  asked: Pick<Call, 'engine' | 'caller' | 'cycleMs'>,
  body: Body,
): Promise<RoundAnswer> {
  const { engine, caller } = asked;
  const choice = engine.parseChoice(body.choice);
  const limited = await withLimits(ctx, engine);
  const stake = parseMinorText(body.stake);
  const call = { ...asked, engine: limited, body, choice, stake };
  // One round at a time, each with the next nonce. Between processes the nonce itself ensures it.
  return getQueue(ctx)(caller.memberId, async () => {
    for (let race = 1; ; race += 1) {
      try {
        return await tryToPlay(ctx, call);
      } catch (error) {
        if (race >= racesMax || !isRace(error)) throw error;
      }
    }
  });
}

const getQueue = singleton(createKeyedQueue);
