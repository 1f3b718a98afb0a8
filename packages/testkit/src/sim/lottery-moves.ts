import {
  drawResult,
  getLineCount,
  lotteryRows,
  pickByChance,
  SERIES_DEFAULT,
  settleTicket,
  type Family,
  type LotteryGame,
  type LotteryResult,
} from '@khelaghor/engine-lottery/public.ts';
import { findSampleGame } from '@khelaghor/engine-lottery/server.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { buildWagerTransfers, joinSettledStakes } from '@khelaghor/ledger/postings/wager.ts';
import type { WagerMovement } from '@khelaghor/ledger/wager.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Move } from './auditor.ts';
import { takePart } from './group-part.ts';
import { endStake, placeStake } from './stakes.ts';
import { getHouse, pickAmountUpTo, pickMember, pickOne, post, readWalletBalance } from './world.ts';
import type { SimMember, SimTicket, World } from './world.ts';

const chaseIssuesMax = 6;
/** As many tickets as a correction may be about. */
const settledMax = 8;

/** Posts what happens to tickets of a member, all or nothing; those of a draw together. */
export function postTickets(
  world: World,
  member: SimMember,
  changes: readonly { id: string; movements: readonly WagerMovement[] }[],
  drawnIssue?: number,
) {
  const { wallet, escrow, currency } = member;
  const transfers = changes.flatMap(({ id, movements }) =>
    buildWagerTransfers({
      product: 'lottery',
      betId: id,
      accounts: { wallet, escrow, house: getHouse(member).lottery },
      currency,
      movements,
      nextId: world.nextId,
    }),
  );
  if (drawnIssue === undefined) return post(world, transfers);
  return post(world, joinSettledStakes(transfers, { kind: 'lottery_issue', id: `${drawnIssue}` }));
}

/** A lottery in some year: which, is nothing to the ledger. */
function getGame(code: string): LotteryGame {
  const game = findSampleGame(code);
  if (!game) throw new RangeError(`there is no lottery ${code}`);
  return game;
}

/** A selection of any play of any game, chosen by chance. */
export function chooseTicket(world: World) {
  const { code: game } = pickOne(world, lotteryRows);
  const { family } = getGame(game);
  const play = pickOne(world, [...family.plays.values()]);
  const selection = pickByChance(play.shape, world.chance);
  const lines = BigInt(getLineCount(family, { play: play.code, selection }));
  return { game, play: play.code, selection, lines };
}

/** Buys the same selection in consecutive issues, at one, two, three ... times the stake. */
function buyIn(
  world: World,
  auditor: Parameters<Move>[1],
  issues: number,
  stakeMax: number,
): boolean {
  const member = pickMember(world);
  const { lines, ...choice } = chooseTicket(world);
  const stakePerLine = pickAmountUpTo(world, stakeMax);
  const chaseId = issues > 1 ? world.nextId() : null;
  const tickets = Array.from({ length: issues }, (_, index): SimTicket => {
    const each = minor(stakePerLine * BigInt(index + 1));
    const stake = minor(each * lines);
    const issue = world.issue + index;
    return {
      id: world.nextId(),
      member,
      issue,
      chaseId,
      ...choice,
      stakePerLine: each,
      stake,
      shares: null,
    };
  });
  const total = tickets.reduce((sum, { stake }) => sum + stake, 0n);
  const before = readWalletBalance(world, member);
  const result = postTickets(
    world,
    member,
    tickets.map(({ id, stake }) => ({ id, movements: placeStake(stake).movements })),
  );
  if (result.ok !== before >= total) throw new Error('tickets were judged wrongly');
  if (!result.ok) return false;
  world.tickets.push(...tickets);
  auditor.take(member.wallet, total);
  auditor.add(member.escrow, total);
  auditor.checkMember(member);
  return true;
}

export const buyTicket: Move = (world, auditor) => {
  if (world.members.length === 0) return null;
  return buyIn(world, auditor, 1, 100_00) ? 'ticket bought' : 'ticket refused';
};

export const buyChase: Move = (world, auditor) => {
  if (world.members.length === 0) return null;
  const issues = 2 + world.chance.below(chaseIssuesMax - 1);
  return buyIn(world, auditor, issues, 20_00) ? `chase of ${issues}` : 'chase refused';
};

/** Cancels running tickets of a member, and returns their stakes. */
export function cancelTickets(
  world: World,
  auditor: Parameters<Move>[1],
  tickets: readonly SimTicket[],
): void {
  const [first] = tickets;
  if (!first) return;
  const result = postTickets(
    world,
    first.member,
    tickets.map(({ id, stake }) => ({
      id,
      movements: endStake(stake, { do: 'cancel' }).movements,
    })),
  );
  if (!result.ok) throw new Error(`a cancellation was refused: ${result.refusal}`);
  const gone = new Set(tickets);
  world.tickets = world.tickets.filter((ticket) => !gone.has(ticket));
  const total = tickets.reduce((sum, { stake }) => sum + stake, 0n);
  auditor.take(first.member.escrow, total);
  auditor.add(first.member.wallet, total);
  auditor.checkMember(first.member);
}

/** A member cancels a ticket of a later issue. */
export const cancelTicket: Move = (world, auditor) => {
  const open = world.tickets.filter(({ issue }) => issue > world.issue);
  if (open.length === 0) return null;
  cancelTickets(world, auditor, [pickOne(world, open)]);
  return 'ticket cancelled';
};

/** What is drawn in a game in the running issue. */
function drawGame(world: World, code: string): { family: Family; result: LotteryResult } {
  const { family, scope } = getGame(code);
  const clientSeed = `${code}/${world.issue}`;
  const stream = createFairStream({ serverSeed: world.houseSeed, clientSeed, nonce: 0, scope });
  return { family, result: drawResult(family, stream) };
}

/** Settles tickets of a member in the running issue, and returns what each was paid. */
function settle(
  world: World,
  auditor: Parameters<Move>[1],
  { member, tickets }: { member: SimMember; tickets: readonly SimTicket[] },
): ReadonlyMap<SimTicket, Minor> {
  const ended = tickets.map((ticket) => {
    const { family, result } = drawGame(world, ticket.game);
    const whole = settleTicket(family, { ...ticket, series: SERIES_DEFAULT }, result);
    const payout = ticket.shares ? takePart(ticket.shares, whole.payout) : whole.payout;
    return { ticket, payout, ...endStake(ticket.stake, { do: 'settle', payout }) };
  });
  const changes = ended.map(({ ticket, movements }) => ({ id: ticket.id, movements }));
  const posted = postTickets(world, member, changes, world.issue);
  if (!posted.ok) throw new Error(`a settlement was refused: ${posted.refusal}`);
  for (const { ticket, payout, wager } of ended) {
    auditor.take(member.escrow, ticket.stake);
    auditor.add(member.wallet, payout);
    auditor.add(getHouse(member).lottery, ticket.stake - payout);
    world.settled.push({ id: ticket.id, member, wager });
  }
  auditor.checkMember(member);
  world.settled.splice(0, world.settled.length - settledMax);
  return new Map(ended.map(({ ticket, payout }) => [ticket, payout]));
}

/**
 * The issue of all games is drawn, and its tickets are settled: all, or some before a crash and the
 * rest later. A chase that wins stops.
 */
export const drawIssue: Move = (world, auditor) => {
  if (world.tickets.length === 0) return null;
  const due = world.tickets.filter(({ issue }) => issue === world.issue);
  const settledNow = due.slice(0, 1 + world.chance.below(due.length + 1));
  const gone = new Set(settledNow);
  world.tickets = world.tickets.filter((ticket) => !gone.has(ticket));
  for (const [member, tickets] of Map.groupBy(settledNow, (ticket) => ticket.member))
    for (const [{ chaseId }, payout] of settle(world, auditor, { member, tickets })) {
      if (chaseId === null || payout === 0n) continue;
      cancelTickets(
        world,
        auditor,
        world.tickets.filter((ticket) => ticket.chaseId === chaseId),
      );
    }
  if (settledNow.length === due.length) world.issue += 1;
  return `drawn, ${settledNow.length} settled`;
};
