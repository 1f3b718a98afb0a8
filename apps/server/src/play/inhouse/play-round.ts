import { createHmac, createSecretKey } from 'node:crypto';
import { attachRow } from '@khelaghor/db/group-commit.ts';
import { findBalance } from '@khelaghor/db/ledger-store.ts';
import { rollDice as rollOn } from '@khelaghor/engine-dice/server.ts';
import { DICE_SCOPE, validateBet } from '@khelaghor/engine-dice/public.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { minor, minorFromText, minorText, ZERO } from '@khelaghor/money/minor.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import type { rollDice as rollDiceRoute } from '@khelaghor/contract/play/dice.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { GameCaller } from '../../lib/http/principals.ts';
import { singleton } from '../../lib/context.ts';
import type { Context } from '../../lib/context.ts';
import { createKeyedQueue } from '../../lib/db/keyed-queue.ts';
import { batchReads } from '../../lib/db/batch-read.ts';
import { checkCanBet } from '../../account/responsible-gaming/index.ts';
import { placeSettledBet } from '../bets/index.ts';
import { findWalletIn, findWalletsNamed } from '../../money/wallet/index.ts';
import type { Wallet, WalletName } from '../../money/wallet/index.ts';
import { diceLimits } from './dice-limits.ts';
import { signReceipt } from './receipt.ts';
import { openServerSeed } from './seeds.ts';
import {
  findRoll,
  openDiceSession,
  loadRollContexts,
  SeedConflictError,
  writeRolls,
} from './store.ts';
import type { ActiveSeed, RollContext, RollRequest, RollRow, StoredRoll } from './store.ts';
import { diceRollValue } from './dice-values.ts';
import { getReceiptText } from './receipt-text.ts';

type Body = ParsedBody<typeof rollDiceRoute>;
type Rolled = ValueOf<typeof rollDiceRoute>;
type Refusal = (typeof rollDiceRoute)['refusals'][number];
type RollAnswer = Result<Rolled, Refusal>;

/** The refusal of a new call; null when it may roll. */
function whyNot({ seed, isOpen }: RollContext, body: Body): Refusal | null {
  if (!isOpen) return 'game_closed';
  if (!seed || seed.id !== body.seedId) return 'seed_in_use';
  const checked = validateBet({ ...body, stake: minorFromText(body.stake) }, diceLimits);
  return checked.ok ? null : checked.refusal;
}

const isSameCall = (stored: StoredRoll, body: Body): boolean =>
  stored.stakeMinor === minorFromText(body.stake) &&
  stored.direction === body.direction &&
  stored.chance === body.chance &&
  stored.seedId === body.seedId;

/** Answers a call whose key was used before from the stored roll. */
async function answerAgain(ctx: Context, caller: GameCaller, body: Body): Promise<RollAnswer> {
  const { memberId } = caller;
  const stored = await findRoll(ctx.db, memberId, body.key);
  if (!stored || !isSameCall(stored, body)) return refuse('key_reused');
  const { gameSessionId: id, currency } = caller;
  const session = { id, memberId, currency, at: ctx.clock.now() };
  const { net } = await openDiceSession(ctx.db, session);
  const { walletId } = await findWalletIn(ctx.db, memberId, currency);
  return ok({
    roll: diceRollValue(stored),
    balance: minorText((await findBalance(ctx.db, walletId))?.available ?? ZERO),
    sessionNet: net.toString(),
    currency,
  });
}

/** The reads that every roll needs, in batches of many rolls. */
type Readers = {
  grounds: (question: RollRequest) => Promise<RollContext>;
  wallets: (name: WalletName<StakeCurrency>) => Promise<Wallet>;
};

const getReaders = singleton((ctx): Readers => ({
  grounds: batchReads((asked: readonly RollRequest[]) =>
    loadRollContexts(ctx.db, DICE_SCOPE, asked),
  ),
  wallets: batchReads((names: readonly WalletName<StakeCurrency>[]) =>
    findWalletsNamed(ctx.db, names),
  ),
}));

// A key object first: with raw bytes the hash takes four times as long.
const hmacSha256 = (key: Uint8Array, message: Uint8Array): Buffer =>
  createHmac('sha256', createSecretKey(key)).update(message).digest();

/** Computes the outcome of the seed's next nonce, and its receipt. */
async function rollOnce(
  ctx: Context,
  caller: GameCaller,
  body: Body,
  on: { seed: ActiveSeed; currency: StakeCurrency },
): Promise<RollRow> {
  const { seed, currency } = on;
  const stake = minorFromText(body.stake);
  const settled = rollOn(
    createFairStream(
      {
        serverSeed: openServerSeed(ctx, seed.serverSeedSealed),
        clientSeed: seed.clientSeed,
        nonce: seed.nextNonce,
        scope: DICE_SCOPE,
      },
      hmacSha256,
    ),
    { ...body, stake },
  );
  const row = {
    betId: body.key,
    memberId: caller.memberId,
    seedId: seed.id,
    nonce: seed.nextNonce,
    direction: body.direction,
    chance: body.chance,
    roll: settled.roll,
    currency,
    rolledAt: ctx.clock.now(),
  };
  const { commitment, clientSeed } = seed;
  const signed = { ...row, stakeMinor: stake };
  const text = getReceiptText(signed, { scope: DICE_SCOPE, commitment, clientSeed });
  const receipt = await signReceipt(ctx, text);
  return { ...row, receipt, gameSessionId: caller.gameSessionId, stake, payout: settled.payout };
}

async function tryToRoll(ctx: Context, caller: GameCaller, body: Body): Promise<RollAnswer> {
  const { memberId, gameSessionId, currency } = caller;
  const readers = getReaders(ctx);
  const [ground, wallet] = await Promise.all([
    readers.grounds({ memberId, betId: body.key, gameSessionId }),
    // The currency of the game session, as its page shows, whatever currency the site has now.
    readers.wallets({ memberId, currency }),
  ]);
  if (ground.isKnown) return answerAgain(ctx, caller, body);
  const refusal = whyNot(ground, body);
  if (refusal !== null || !ground.seed) return refuse(refusal ?? 'seed_in_use');
  const barred = checkCanBet(caller.play, ctx.clock.now());
  if (barred) return barred;
  const row = await rollOnce(ctx, caller, body, { seed: ground.seed, currency });
  const { direction, chance, seedId, roll, nonce, rolledAt } = row;
  const bet = {
    betId: body.key,
    memberId,
    product: 'dice' as const,
    gameCode: 'dice',
    roundRef: null,
    stake: minor(row.stake),
    payout: minor(row.payout),
    body: { direction, chance, seedId },
    detail: { direction, chance, roll, nonce },
    wallet,
    placedAt: rolledAt,
    isLimited: caller.play.isLimited,
  };
  const taken = await placeSettledBet(ctx, bet, [attachRow(writeRolls, row)]);
  if (!taken.ok) return taken;
  if (taken.value.repeated) return answerAgain(ctx, caller, body);
  return ok({
    roll: diceRollValue({ ...row, stakeMinor: row.stake, payoutMinor: row.payout }),
    balance: minorText(taken.value.available),
    sessionNet: (ground.net + row.payout - row.stake).toString(),
    currency,
  });
}

/** Whether another process rolled on the same seed, or with the same key, in between. */
const isRace = (error: unknown): boolean =>
  error instanceof SeedConflictError ||
  (error instanceof Error && 'code' in error && error.code === '23505');

const racesMax = 5;

/**
 * Stakes and rolls once. Stake, outcome, payout, nonce and event are one transaction: no reader
 * ever sees one without the others, and the outcome is fixed by seeds that were committed to before
 * the stake. The same key with the same body answers the stored roll and moves nothing; with
 * another body, or of another member, it is refused with `key_reused`.
 */
export function rollDice(ctx: Context, caller: GameCaller, body: Body): Promise<RollAnswer> {
  // One roll at a time, each with the next nonce. Between processes the nonce itself ensures it.
  return turnsOf(ctx)(caller.memberId, async () => {
    for (let race = 1; ; race += 1) {
      try {
        return await tryToRoll(ctx, caller, body);
      } catch (error) {
        if (race >= racesMax || !isRace(error)) throw error;
      }
    }
  });
}

const turnsOf = singleton(createKeyedQueue);
