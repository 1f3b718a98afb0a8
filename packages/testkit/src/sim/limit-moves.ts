import {
  confirmLimit,
  judgeAmount,
  loosenAfterMs,
  periodMs,
  wantLimit,
} from '@khelaghor/server/account/responsible-gaming/limit-rules.ts';
import type { Limit, Standing } from '@khelaghor/server/account/responsible-gaming/limit-rules.ts';
import { pickAmountUpTo, pickMember, getHouse, pickOne, post, readWalletBalance } from './world.ts';
import type { Move } from './auditor.ts';
import type { SimLimits, SimMember, World } from './world.ts';

const periods = ['day', 'week', 'month'] as const;

const none: Standing = { amount: null, pending: null };

function limitsOf(world: World, member: SimMember): SimLimits {
  const known = world.limits.get(member.id);
  if (known) return known;
  const made: SimLimits = { standings: new Map(), staked: [], askedMs: new Map() };
  world.limits.set(member.id, made);
  return made;
}

/** A member sets, changes or removes a limit; half of them have set some before. */
export const wantOwnLimit: Move = (world) => {
  if (world.members.length === 0) return null;
  const known = [...world.limits.values()];
  const isKnown = known.length > 0 && world.chance.below(2) === 0;
  const limits = isKnown ? pickOne(world, known) : limitsOf(world, pickMember(world));
  const period = pickOne(world, periods);
  const wanted = world.chance.below(4) === 0 ? null : pickAmountUpTo(world, 2_000_00);
  const before = limits.standings.get(period) ?? none;
  const after = wantLimit(before, wanted, world.ledger.atMs);
  const isStricter = before.amount === null || (wanted !== null && wanted <= before.amount);
  if (isStricter ? after.amount !== wanted : after.amount !== before.amount)
    throw new Error('a limit changed at the wrong time');
  limits.standings.set(period, after);
  if (!isStricter && after.pending !== before.pending)
    limits.askedMs.set(period, world.ledger.atMs);
  return isStricter ? 'limit tightened' : 'looser limit asked for';
};

/** A member confirms a limit increase: too soon, or a day later. */
export const confirmOwnLimit: Move = (world) => {
  const known = [...world.limits.values()].filter(({ standings }) =>
    [...standings.values()].some(({ pending }) => pending !== null),
  );
  if (known.length === 0) return null;
  const limits = pickOne(world, known);
  const waiting = [...limits.standings].filter(([, { pending }]) => pending !== null);
  const [period, before] = pickOne(world, waiting);
  const after = confirmLimit(before, world.ledger.atMs);
  const askedMs = limits.askedMs.get(period) ?? world.ledger.atMs;
  const isTimely = world.ledger.atMs - askedMs >= loosenAfterMs;
  if (typeof after === 'string') {
    if (isTimely) throw new Error(`a looser limit was refused after a day: ${after}`);
    return 'looser limit refused';
  }
  if (!isTimely) throw new Error('a limit was loosened within a day');
  limits.standings.set(period, after);
  return 'limit loosened';
};

const sumSince = (limits: SimLimits, period: Limit['period'], nowMs: number): bigint =>
  limits.staked
    .filter(({ atMs }) => atMs > nowMs - periodMs[period])
    .reduce((sum, { amount }) => sum + amount, 0n);

/** A member with limits bets: refused beyond any limit, accepted within all. */
export const limitStake: Move = (world, auditor) => {
  if (world.members.length === 0) return null;
  const member = pickMember(world);
  const limits = limitsOf(world, member);
  const nowMs = world.ledger.atMs;
  const stake = pickAmountUpTo(world, 300_00);
  const own = [...limits.standings].flatMap(([period, { amount }]): Limit[] =>
    amount === null ? [] : [{ kind: 'stake', period, amount }],
  );
  const reached = judgeAmount(own, () => limits.staked, stake, nowMs);
  const goesBeyond = own.some(
    ({ period, amount }) => sumSince(limits, period, nowMs) + stake > amount,
  );
  if ((reached !== null) !== goesBeyond) throw new Error('a stake was judged wrongly by a limit');
  if (reached !== null) return 'stake beyond a limit refused';
  const canPay = readWalletBalance(world, member) >= stake;
  const id = world.nextId();
  const result = post(world, [
    {
      id,
      code: 'stake',
      debit: member.wallet,
      credit: getHouse(member).dice,
      amount: stake,
      currency: member.currency,
      cause: { kind: 'dice_bet', id },
      phase: 'posted',
    },
  ]);
  if (result.ok !== canPay) throw new Error('a stake within the limits was judged wrongly');
  if (!result.ok) return 'stake refused';
  // Older stakes no longer count.
  limits.staked = limits.staked.filter(({ atMs }) => atMs > nowMs - periodMs.month);
  limits.staked.push({ atMs: nowMs, amount: stake });
  auditor.take(member.wallet, stake);
  auditor.add(getHouse(member).dice, stake);
  auditor.checkMember(member);
  return 'stake within the limits';
};
