import type { placeSharedBet } from '@khelaghor/contract/play/shared-rounds.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ConflictRetry } from '@khelaghor/db/group-commit.ts';
import type { BatchHandler, PostLists } from '@khelaghor/db/group-commit.ts';
import { formatAnnouncedSeed, SHARED_NONCE } from '@khelaghor/fairness/shared-seed.ts';
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import { findSharedRefusal, getAutoCashOut } from '@khelaghor/game-engine/shared-bet.ts';
import type { SharedEngine } from '@khelaghor/game-engine/shared-engine.ts';
import { formatMinor, parseMinorText } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { ok, refuse, Overloaded } from '../../lib/http/result.ts';
import type { Failure, Result } from '../../lib/http/result.ts';
import type { GameCaller } from '../../lib/http/principals.ts';
import { singleton } from '../../lib/context.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { maskUsername } from '../../account/members/index.ts';
import { addUsage, checkCanBet } from '../../account/responsible-gaming/index.ts';
import { findWalletsNamed } from '../../money/wallet/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import { limitKey, placeBets } from '../bets/index.ts';
import type { Placed } from '../bets/index.ts';
import {
  addToSessions,
  findBeyondLimits,
  findClosedGame,
  getGameProduct,
  getReceiptText,
  openSessionSum,
  signReceipt,
  withLimits,
} from '../inhouse/index.ts';
import { findSharedBet, findUsernames, insertSharedBets, listBetsOf } from './bet-store.ts';
import { tellRooms } from './room-notices.ts';
import { toSharedBet } from './round-values.ts';
import { findRoundById, lockOpenRoundShared } from './store.ts';
import type { RoundRow } from './store.ts';

type Route = typeof placeSharedBet;
type Refusal = Route['refusals'][number];

/** A bet that a member wants to place. */
type Order = {
  readonly engine: SharedEngine;
  readonly caller: GameCaller;
  readonly body: ParsedBody<Route>;
  readonly choice: Plain;
  readonly stake: Minor;
};

/** An order with what it depends on. */
type Loaded = {
  readonly order: Order;
  readonly wallet: Wallet;
  readonly round: RoundRow | undefined;
  readonly refused: Failure<Refusal> | null;
};

/** The rounds, closed games and taken seats by which orders of a batch are judged. */
type Tables = {
  readonly rounds: ReadonlyMap<string, RoundRow>;
  readonly closedGames: ReadonlyMap<string, Failure<Refusal>>;
  readonly seats: ReadonlySet<string>;
};

const nameSeat = (gameCode: string, memberId: string, seat: number): string =>
  `${gameCode} ${memberId} ${seat}`;

/** Reads the rounds of the orders' games, which stay as they are until the bets are written. */
async function loadTables(tx: Tx, orders: readonly Order[]): Promise<Tables> {
  const rounds = new Map<string, RoundRow>();
  const closedGames = new Map<string, Failure<Refusal>>();
  const seats = new Set<string>();
  for (const code of new Set(orders.map(({ engine }) => engine.code))) {
    const closed = await findClosedGame(tx, code);
    if (closed) closedGames.set(code, closed);
    const round = await lockOpenRoundShared(tx, code);
    if (!round) continue;
    rounds.set(code, round);
    const members = orders.map(({ caller }) => caller.memberId);
    for (const { memberId, seat } of await listBetsOf(tx, round.id, members))
      seats.add(nameSeat(code, memberId, seat));
  }
  return { rounds, closedGames, seats };
}

/** Why an order is refused, in the order of the checks; null: it is not. */
function findRefusal(ctx: Context, order: Order, tables: Tables): Failure<Refusal> | null {
  const { engine, caller, body, choice, stake } = order;
  const closed = tables.closedGames.get(engine.code);
  if (closed) return closed;
  const round = tables.rounds.get(engine.code);
  const now = ctx.clock.now();
  const isOpen = round?.state === 'betting' && Number(round.number) === body.round;
  if (!isOpen || round.closesAt <= now) return refuse('bets_closed');
  if (tables.seats.has(nameSeat(engine.code, caller.memberId, body.seat)))
    return refuse('round_open');
  const refusal = findSharedRefusal(engine, choice, stake);
  return refusal ? refuse(refusal) : checkCanBet(caller.play, now);
}

async function loadOrders(ctx: Context, tx: Tx, orders: readonly Order[]): Promise<Loaded[]> {
  const tables = await loadTables(tx, orders);
  const wallets = await findWalletsNamed(
    tx,
    orders.map(({ caller }) => ({ memberId: caller.memberId, currency: caller.currency })),
  );
  const loaded = orders.map((order, index): Loaded => {
    const wallet = wallets[index];
    if (!wallet) throw new Error('a wallet was not read');
    const round = tables.rounds.get(order.engine.code);
    return { order, wallet, round, refused: findRefusal(ctx, order, tables) };
  });
  const beyond = await findBeyondLimits(tx, loaded, ctx.clock.now());
  return loaded.map((each) => ({ ...each, refused: each.refused ?? beyond.get(each) ?? null }));
}

type NewBet = Parameters<typeof insertSharedBets>[1][number];

/** The row of an order that nothing refuses, with its signed receipt; null for the others. */
async function prepareBet(ctx: Context, { order, round, refused }: Loaded): Promise<NewBet | null> {
  if (refused || !round) return null;
  const { engine, caller, body, choice, stake } = order;
  const { memberId, gameSessionId, currency } = caller;
  const placedAt = ctx.clock.now();
  const beaconRound = round.beaconRound === null ? null : Number(round.beaconRound);
  const named = { game: engine.code, number: Number(round.number) };
  const text = getReceiptText(
    {
      betId: body.key,
      formatSelection: engine.formatSelection(choice),
      stakeMinor: stake,
      currency,
      nonce: SHARED_NONCE,
      playedAt: placedAt,
    },
    {
      scope: engine.scope,
      commitment: round.commitment,
      clientSeed: formatAnnouncedSeed(named, beaconRound),
    },
  );
  return {
    betId: body.key,
    roundId: round.id,
    memberId,
    gameCode: engine.code,
    gameSessionId,
    seat: body.seat,
    choice,
    currency,
    stakeMinor: stake,
    autoCashOut: getAutoCashOut(engine, choice, stake),
    receipt: await signReceipt(ctx, text),
    placedAt,
  };
}

/** The stake of an order as a bet that is settled later. */
function toSlip({ order, wallet, refused }: Loaded) {
  const { engine, caller, body, choice, stake } = order;
  const { round, seat } = body;
  const bet = {
    betId: body.key,
    product: getGameProduct(engine.code).code,
    gameCode: engine.code,
    roundRef: null,
    stake,
    body: { ...choice, round, seat },
    detail: { ...choice, round },
  };
  return { memberId: caller.memberId, wallet, bets: [bet], refused };
}

/** Writes the bets whose stakes were placed, and tells the rooms of them. */
async function writeBets(
  ctx: Context,
  tx: Tx,
  placed: readonly { readonly bet: NewBet; readonly order: Order }[],
): Promise<void> {
  const bets = placed.map(({ bet }) => bet);
  // Another process gave the seat away: this one reads again, and refuses.
  if (!(await insertSharedBets(tx, bets))) throw new ConflictRetry('a seat was taken meanwhile');
  const now = ctx.clock.now();
  const sums = bets.map(({ gameSessionId: id, memberId, currency, stakeMinor: staked }) => {
    return { id, memberId, currency, staked, returned: 0n };
  });
  await addToSessions(tx, now, sums);
  await addUsage(
    tx,
    placed
      .filter(({ order }) => order.caller.play.isLimited)
      .map(({ bet: { memberId, currency, placedAt, stakeMinor: staked } }) => {
        return { memberId, currency, placedAt, staked, paid: 0n };
      }),
  );
  const names = await findUsernames(
    tx,
    bets.map(({ memberId }) => memberId),
  );
  await tellRooms(
    tx,
    placed.map(({ bet, order }) => ({
      game: bet.gameCode,
      kind: 'bet' as const,
      number: order.body.round,
      bet: {
        betId: bet.betId,
        name: maskUsername(names.get(bet.memberId) ?? ''),
        currency: bet.currency,
        stake: bet.stakeMinor.toString(),
        autoCashOut: bet.autoCashOut,
        cashedOut: null,
      },
    })),
  );
}

async function placeOrders(
  ctx: Context,
  tx: Tx,
  orders: readonly Order[],
  post: PostLists,
): Promise<Placed<Refusal>[]> {
  const loaded = await loadOrders(ctx, tx, orders);
  const prepared = await Promise.all(loaded.map((each) => prepareBet(ctx, each)));
  const placed = await placeBets(ctx, tx, loaded.map(toSlip), post);
  const written = orders.flatMap((order, index) => {
    const [answer, bet] = [placed[index], prepared[index]];
    const isNew = answer?.ok === true && !answer.value.repeated;
    return isNew && bet ? [{ order, bet }] : [];
  });
  if (written.length > 0) await writeBets(ctx, tx, written);
  return placed;
}

const placeHandler = singleton((ctx): BatchHandler<Order, Placed<Refusal>> => {
  return (tx, orders, post) => placeOrders(ctx, tx, orders, post);
});

/**
 * Stakes on the round of all players, once per key: the stake goes into escrow in one transaction
 * with the bet, while the round cannot close. The same key with the same body answers the same bet.
 */
export async function placeBet(
  ctx: Context,
  engine: SharedEngine,
  caller: GameCaller,
  body: ParsedBody<Route>,
): Promise<Result<ValueOf<Route>, Refusal>> {
  const choice = engine.parseChoice(body.choice);
  if (!choice) return refuse('choice_invalid');
  const limited = await withLimits(ctx, engine);
  const order = { engine: limited, caller, body, choice, stake: parseMinorText(body.stake) };
  const { memberId, currency, gameSessionId: id } = caller;
  const keys = [body.key, `shared ${memberId} ${engine.code}`, limitKey(memberId)];
  const placed = await ctx.ledger.submit(placeHandler(ctx), { order, keys, transfersMax: 1 });
  if (placed === null) throw new Overloaded('too many bets wait');
  if (!placed.ok) return placed;
  const bet = await findSharedBet(ctx.db, memberId, body.key);
  const round = bet && (await findRoundById(ctx.db, bet.roundId));
  if (!bet || !round) throw new Error(`bet ${body.key} was placed and is not there`);
  const session = { id, memberId, currency, at: ctx.clock.now() };
  const { net } = await openSessionSum(ctx.db, session);
  return ok({
    currency,
    balance: formatMinor(placed.value.available),
    sessionNet: net.toString(),
    bet: toSharedBet(bet, round),
  });
}
