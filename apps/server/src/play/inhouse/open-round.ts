import type { openStepRound } from '@khelaghor/contract/play/inhouse.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { BatchHandler, PostLists } from '@khelaghor/db/group-commit.ts';
import { findStakeRefusal } from '@khelaghor/game-engine/game-bet.ts';
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import type { StepEngine } from '@khelaghor/game-engine/step-engine.ts';
import { formatMinor, parseMinorText } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { ok, refuse, Overloaded } from '../../lib/http/result.ts';
import type { Failure, Result } from '../../lib/http/result.ts';
import type { GameCaller } from '../../lib/http/principals.ts';
import { singleton } from '../../lib/context.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { addUsage, checkCanBet } from '../../account/responsible-gaming/index.ts';
import { findWalletsNamed } from '../../money/wallet/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import { limitKey, placeBets } from '../bets/index.ts';
import type { Placed } from '../bets/index.ts';
import { withLimits } from './game-limits.ts';
import { getGameProduct } from './game-product.ts';
import { signReceipt } from './receipt.ts';
import { getReceiptText } from './receipt-text.ts';
import {
  findOpenRound,
  findStepRound,
  insertStepRound,
  lockSeeds,
  takeNonce,
} from './step-store.ts';
import { findBeyondLimits, findClosedGame, isTooSoon } from './order-checks.ts';
import type { HeldSeed } from './step-store.ts';
import { loadStepRound, toStepRoundValue } from './step-values.ts';
import { addToSession, openSessionSum } from './store.ts';

type Route = typeof openStepRound;
type Refusal = Route['refusals'][number];
type Answer = Result<ValueOf<Route>, Refusal>;

/** A round that a member wants to open. */
type Order = {
  readonly engine: StepEngine;
  readonly caller: GameCaller;
  /** The least time since the round before, in milliseconds; 0: none. */
  readonly cycleMs: number;
  readonly body: ParsedBody<Route>;
  readonly choice: Plain;
  readonly stake: Minor;
};

/** An order with what it depends on; the seed is undefined when it is not the member's in use. */
type Loaded = {
  readonly order: Order;
  readonly wallet: Wallet;
  readonly seed: HeldSeed | undefined;
  readonly refused: Failure<Refusal> | null;
};

const ofOrder = ({ engine, caller }: Order) => ({ memberId: caller.memberId, game: engine.code });

/** Why an order is refused, in the order of the checks; null: it is not. */
async function findRefusal(
  ctx: Context,
  tx: Tx,
  order: Order,
  seed: HeldSeed | undefined,
): Promise<Failure<Refusal> | null> {
  const { engine, caller, choice, stake } = order;
  const closed = await findClosedGame(tx, engine.code);
  if (closed) return closed;
  if (!seed) return refuse('seed_in_use');
  // The seed is locked, so that no second round of the member can come in between.
  if (await findOpenRound(tx, ofOrder(order))) return refuse('round_open');
  if (await isTooSoon(tx, order, ctx.clock.now())) return refuse('too_soon');
  const refusal = findStakeRefusal(stake, engine.firstPay(choice), engine.limits);
  return refusal ? refuse(refusal) : checkCanBet(caller.play, ctx.clock.now());
}

/** Locks the seeds of orders and reads everything else that decides them. */
async function loadOrders(ctx: Context, tx: Tx, orders: readonly Order[]): Promise<Loaded[]> {
  const seeds = await lockSeeds(
    tx,
    orders.map(({ body }) => body.seedId),
  );
  const wallets = await findWalletsNamed(
    tx,
    orders.map(({ caller }) => ({ memberId: caller.memberId, currency: caller.currency })),
  );
  const loaded: Loaded[] = [];
  for (const [index, order] of orders.entries()) {
    const wallet = wallets[index];
    if (!wallet) throw new Error('a wallet was not read');
    const found = seeds.get(order.body.seedId);
    const isOwn = found?.memberId === order.caller.memberId && found.scope === order.engine.scope;
    const seed = isOwn ? found : undefined;
    loaded.push({ order, wallet, seed, refused: await findRefusal(ctx, tx, order, seed) });
  }
  const beyond = await findBeyondLimits(tx, loaded, ctx.clock.now());
  return loaded.map((each) => ({ ...each, refused: each.refused ?? beyond.get(each) ?? null }));
}

/** A round that will be opened if its stake is placed. */
type NewRound = Parameters<typeof insertStepRound>[1] & { readonly seed: HeldSeed };

/** The row of an order that nothing refuses, with its signed receipt; null for the others. */
async function prepareRound(
  ctx: Context,
  { order, seed, refused }: Loaded,
): Promise<NewRound | null> {
  if (refused || !seed) return null;
  const { engine, caller, body, choice, stake } = order;
  const openedAt = ctx.clock.now();
  const row = {
    betId: body.key,
    memberId: caller.memberId,
    gameCode: engine.code,
    gameSessionId: caller.gameSessionId,
    seedId: seed.id,
    nonce: seed.nextNonce,
    choice,
    currency: caller.currency,
    stakeMinor: stake,
    payoutMaxMinor: engine.limits.payoutMax,
    openedAt,
  };
  const signed = { ...row, playedAt: openedAt, formatSelection: engine.formatSelection(choice) };
  const receipt = await signReceipt(ctx, getReceiptText(signed, seed));
  return { ...row, receipt, seed };
}

/** The stake of an order as a bet that is settled later. */
function toSlip({ order, wallet, seed, refused }: Loaded) {
  const { engine, caller, body, choice, stake } = order;
  const bet = {
    betId: body.key,
    product: getGameProduct(engine.code).code,
    gameCode: engine.code,
    roundRef: null,
    stake,
    body: { ...choice, seedId: body.seedId },
    detail: { ...choice, nonce: seed?.nextNonce },
  };
  return { memberId: caller.memberId, wallet, bets: [bet], refused };
}

/** Writes the rounds whose stakes were placed. */
async function writeRounds(
  tx: Tx,
  opened: readonly { readonly round: NewRound; readonly isLimited: boolean }[],
): Promise<void> {
  for (const { round } of opened) {
    const { seed, ...row } = round;
    await insertStepRound(tx, row);
    await takeNonce(tx, seed);
    const { gameSessionId: id, memberId, currency, openedAt: at, stakeMinor: staked } = row;
    await addToSession(tx, { id, memberId, currency, at, staked, returned: 0n });
  }
  await addUsage(
    tx,
    opened
      .filter(({ isLimited }) => isLimited)
      .map(({ round: { memberId, currency, openedAt: placedAt, stakeMinor: staked } }) => {
        return { memberId, currency, placedAt, staked, paid: 0n };
      }),
  );
}

/**
 * Opens the rounds of many members in the transaction of their batch: stakes go into escrow, and
 * each round takes the next nonce of its pair, whose row is locked from the checks to the commit.
 */
async function openRounds(
  ctx: Context,
  tx: Tx,
  orders: readonly Order[],
  post: PostLists,
): Promise<Placed<Refusal>[]> {
  const loaded = await loadOrders(ctx, tx, orders);
  const prepared = await Promise.all(loaded.map((each) => prepareRound(ctx, each)));
  const placed = await placeBets(ctx, tx, loaded.map(toSlip), post);
  const opened = loaded.flatMap(({ order }, index) => {
    const [answer, round] = [placed[index], prepared[index]];
    const isNew = answer?.ok === true && !answer.value.repeated;
    return isNew && round ? [{ round, isLimited: order.caller.play.isLimited }] : [];
  });
  await writeRounds(tx, opened);
  return placed;
}

const openHandler = singleton((ctx): BatchHandler<Order, Placed<Refusal>> => {
  return (tx, orders, post) => openRounds(ctx, tx, orders, post);
});

/** The answer to a call whose round was opened now or before: the round as it was opened. */
async function answerOpened(
  ctx: Context,
  { caller, body }: Order,
  available: Minor,
): Promise<Answer> {
  const { gameSessionId: id, memberId, currency } = caller;
  const row = await findStepRound(ctx.db, memberId, body.key);
  if (!row) throw new Error(`round ${body.key} was opened and is not there`);
  const round = await loadStepRound(ctx, ctx.db, row);
  const session = { id, memberId, currency, at: ctx.clock.now() };
  const { net } = await openSessionSum(ctx.db, session);
  return ok({
    currency,
    balance: formatMinor(available),
    sessionNet: net.toString(),
    round: toStepRoundValue(round, []),
    ended: null,
  });
}

/**
 * Opens a round of many steps once per key: the stake goes into escrow and the round takes the next
 * nonce, in one transaction. All that the round can show is fixed by seeds that were committed to
 * before. The same key with the same body answers the round as it was opened.
 */
export async function openRound(
  ctx: Context,
  asked: Pick<Order, 'engine' | 'caller' | 'cycleMs'>,
  body: ParsedBody<Route>,
): Promise<Answer> {
  const { engine, caller } = asked;
  const choice = engine.parseChoice(body.choice);
  if (!choice) return refuse('choice_invalid');
  const limited = await withLimits(ctx, engine);
  const stake = parseMinorText(body.stake);
  const order = { ...asked, engine: limited, body, choice, stake };
  const { memberId } = caller;
  const keys = [body.key, body.seedId, `round ${memberId} ${engine.code}`, limitKey(memberId)];
  const placed = await ctx.ledger.submit(openHandler(ctx), { order, keys, transfersMax: 1 });
  if (placed === null) throw new Overloaded('too many bets wait');
  if (!placed.ok) return placed;
  return answerOpened(ctx, order, placed.value.available);
}
