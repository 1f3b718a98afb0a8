// Goal: what is counted by member, currency and day is the sum of the bets, whatever has become of
// them. Method: random sequences of everything that writes a bet, several at once, over midnight in
// Dhaka, while the site changes between play money and taka; then both are read.
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { changeMoneyMode } from '@khelaghor/testkit/change-money-mode.ts';
import { grant, signUp } from '@khelaghor/testkit/test-member.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { findWallet } from '../../money/wallet/index.ts';
import {
  applyWager,
  placeSettledBet,
  cancelBets,
  inHouseSource,
  placeBets,
  findRunningBets,
  settleBets,
} from './index.ts';
import type { WagerOrder } from './index.ts';

/** Half past eleven at night in Dhaka. */
const clock = createFakeClock(new Date('2026-11-23T17:30:00Z'));
const members: string[] = [];
let runs = 0;

const server = await withServer({ clock });
for (const balanceMinor of [500n, 20_000n, 100_000n]) {
  const { memberId } = await signUp(server, { balanceMinor });
  await grant(server, memberId, balanceMinor, 'BDT');
  members.push(memberId);
}

/** What one step does: to a bet of a vendor by a number, or to one of ours. */
const step = fc.record({
  member: fc.nat(2),
  what: fc.constantFrom(
    ...(['bet', 'bet', 'bet_and_settle', 'win', 'win', 'rollback', 'cancel'] as const),
    ...(['change_win', 'return_stake', 'end_round'] as const),
    ...(['roll', 'ticket', 'ticket', 'settle', 'cancel_own', 'change_own', 'return_own'] as const),
  ),
  key: fc.nat(6),
  reference: fc.nat(6),
  round: fc.nat(1),
  stake: fc.constantFrom(0n, 1n, 60n, 900n),
  amount: fc.constantFrom(0n, 1n, 30n, 700n),
  endsRound: fc.nat(5).map((chance) => chance === 0),
  isLimited: fc.boolean(),
  /** It comes together with the one before it. */
  together: fc.boolean(),
  hoursLater: fc.constantFrom(0, 0, 0, 1, 13),
  /** What the site plays with from this step on. */
  moneyMode: fc.constantFrom(null, null, null, 'play' as const, 'real' as const),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Our own bets by member: those of this run that were placed. */
type Own = Map<string, string[]>;

const getStake = ({ stake }: Step) => minor(stake > 0n ? stake : 10n);

async function roll(memberId: string, each: Step): Promise<void> {
  const { ctx } = server;
  const bet = {
    betId: createKey(clock),
    memberId,
    product: 'dice' as const,
    gameCode: 'dice',
    roundRef: null,
    stake: getStake(each),
    body: null,
    detail: {},
    payout: minor(each.amount),
    wallet: await findWallet(ctx.db, memberId),
    placedAt: clock.now(),
    isLimited: each.isLimited,
  };
  await placeSettledBet(ctx, bet, []);
}

async function buyTicket(memberId: string, each: Step, own: Own): Promise<void> {
  const { ctx } = server;
  const ticket = {
    betId: createKey(clock),
    product: 'lottery' as const,
    gameCode: 'k3',
    roundRef: null,
    stake: getStake(each),
    body: null,
    detail: {},
  };
  const wallet = await findWallet(ctx.db, memberId);
  const order = { memberId, wallet, bets: [ticket], refused: null };
  const placed = await ctx.ledger.submit(
    (tx, orders: readonly (typeof order)[], post) => placeBets(ctx, tx, orders, post),
    { order, keys: [], transfersMax: 1 },
  );
  if (placed?.ok === true) own.set(memberId, [...(own.get(memberId) ?? []), ticket.betId]);
}

/** Ends some of a member's tickets, as an issue's settlement or its cancellation does. */
async function endTickets(each: Step, own: Own): Promise<void> {
  const { ctx } = server;
  const betIds = [...own.values()].flatMap((ids) =>
    ids.filter((_, at) => at % 7 >= each.reference),
  );
  await transact(ctx, async (tx) => {
    if (each.what === 'cancel_own') return cancelBets(ctx, tx, betIds);
    const running = await findRunningBets(tx, betIds);
    const settlements = running.map((bet, at) => {
      return { bet, payout: minor(at % 2 === 0 ? each.amount : 0n) };
    });
    return settleBets(ctx, tx, settlements);
  });
}

type Body<O extends WagerOrder = WagerOrder> = O extends WagerOrder
  ? Omit<O, 'source' | 'transactionId' | 'requestId' | 'memberId' | 'body' | 'endsRound'>
  : never;

/** What a step orders; null when it is not an order. */
function orderOf({ what, ...each }: Step, own: readonly string[]): Body | null {
  const reference = `${runs}-${each.reference}`;
  const round = `${runs}-${each.round}`;
  const bet = { gameCode: each.round === 0 ? 'dice' : 'k3', round, detail: {} };
  const [stake, amount] = [minor(each.stake), minor(each.amount)];
  const ticket = own[each.reference % Math.max(1, own.length)] ?? v7();
  switch (what) {
    case 'bet':
      return { ...bet, kind: what, stake };
    case 'bet_and_settle':
      return { ...bet, kind: what, stake, payout: amount };
    case 'win':
    case 'return_stake':
      return { kind: what, reference, amount };
    case 'change_win':
      return { kind: what, reference, payout: amount };
    case 'rollback':
    case 'cancel':
      return { kind: what, reference };
    case 'end_round':
      return { kind: what, round, gameCode: bet.gameCode };
    case 'change_own':
      return { kind: 'change_win', reference: ticket, payout: amount };
    case 'return_own':
      return { kind: 'return_stake', reference: ticket, amount };
    default:
      return null;
  }
}

async function take(each: Step, own: Own): Promise<void> {
  const memberId = members[each.member] ?? '';
  const order = orderOf(each, own.get(memberId) ?? []);
  if (order) {
    const isOwn = each.what === 'change_own' || each.what === 'return_own';
    const source = isOwn ? inHouseSource : 'acme';
    const transactionId = isOwn ? v7() : `${runs}-${each.key}`;
    const endsRound = !isOwn && each.what !== 'end_round' && each.endsRound;
    const { isLimited } = each;
    const head = { source, transactionId, requestId: null, memberId, endsRound, isLimited };
    // Refusals are a part of it.
    await applyWager(server.ctx, { ...head, ...order, body: Object.values(order).map(String) });
  } else if (each.what === 'roll') await roll(memberId, each);
  else if (each.what === 'ticket') await buyTicket(memberId, each, own);
  else await endTickets(each, own);
}

type Day = { memberId: string; currency: string; day: string; gameCode: string; state: string };
type Sums = Day & { bets: bigint; stakeMinor: bigint; payoutMinor: bigint };

async function counted(): Promise<Sums[]> {
  const { rows } = await sql<Sums>`
    select member_id, currency, day::text, game_code, state, bets, stake_minor, payout_minor
    from bet_daily_total
    where (bets, stake_minor, payout_minor) <> (0, 0, 0) order by 1, 2, 3, 4, 5
  `.execute(server.ctx.db);
  return rows;
}

async function summed(): Promise<Sums[]> {
  const { rows } = await sql<Sums>`
    select member_id, currency, ((placed_at at time zone 'Asia/Dhaka')::date)::text as day,
      game_code, state, count(*) as bets, sum(stake_minor - returned_minor)::bigint as stake_minor,
      sum(payout_minor)::bigint as payout_minor
    from bet group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  `.execute(server.ctx.db);
  return rows;
}

async function compare(steps: readonly Step[]): Promise<void> {
  runs += 1;
  const own: Own = new Map();
  let underWay: Promise<void>[] = [];
  for (const each of steps) {
    if (!each.together) {
      await Promise.all(underWay);
      underWay = [];
      clock.advance(each.hoursLater * hourMs);
      if (each.moneyMode !== null) await changeMoneyMode(server, each.moneyMode);
    }
    underWay.push(take(each, own));
  }
  await Promise.all(underWay);
  expect(await counted()).toEqual(await summed());
}

test('days hold the sums of their bets, whatever happened to these', async () => {
  const lists = fc.array(step, { minLength: 10, maxLength: 60 });
  await fc.assert(fc.asyncProperty(lists, compare), { numRuns: 40 });
  const days = await counted();
  // Everything was there: games, states, and more than one day.
  expect(new Set(days.map(({ state }) => state))).toEqual(
    new Set(['running', 'won', 'lost', 'void']),
  );
  expect(new Set(days.map(({ gameCode }) => gameCode))).toEqual(new Set(['dice', 'k3']));
  expect(new Set(days.map(({ day }) => day)).size).toBeGreaterThan(2);
  expect(new Set(days.map(({ currency }) => currency))).toEqual(new Set(['PLAY', 'BDT']));
  expect(await audit(server.ctx.db)).toEqual([]);
}, 120_000);
