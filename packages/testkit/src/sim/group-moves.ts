import { findKeptShares } from '@khelaghor/engine-lottery/public.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Move } from './auditor.ts';
import { cancelTickets, chooseTicket, drawIssue, postTickets } from './lottery-moves.ts';
import { endStake, placeStake } from './stakes.ts';
import { pickAmountUpTo, pickMember, readWalletBalance } from './world.ts';
import type { SimGroup, SimMember, SimShares, SimTicket, World } from './world.ts';

const sharesMax = 40;
const feeMax = 1_000;
const buyersMax = 6;

type Auditor = Parameters<Move>[1];
type Whole = Pick<SimTicket, 'game' | 'play' | 'selection' | 'stakePerLine'>;

/** Buys shares of a group; false when the member's balance is too low. */
function buyShares(
  world: World,
  auditor: Auditor,
  { whole, member, shares }: { whole: Whole; member: SimMember; shares: SimShares },
): boolean {
  const { group, count } = shares;
  const stake = minor(group.sharePrice * BigInt(count));
  const ticket: SimTicket = {
    id: world.nextId(),
    member,
    issue: world.issue,
    chaseId: null,
    ...whole,
    stake,
    shares,
  };
  const before = readWalletBalance(world, member);
  const { movements } = placeStake(stake);
  const result = postTickets(world, member, [{ id: ticket.id, movements }]);
  if (result.ok !== before >= stake) throw new Error('shares were judged wrongly');
  if (!result.ok) return false;
  world.tickets.push(ticket);
  group.tickets += 1;
  auditor.take(member.wallet, stake);
  auditor.add(member.escrow, stake);
  auditor.checkMember(member);
  return true;
}

/** Others buy some of the shares that are left, now and then more than there are. */
function sellShares(world: World, auditor: Auditor, group: SimGroup, whole: Whole): void {
  const buyers = world.chance.below(buyersMax);
  for (let buyer = 0; buyer < buyers; buyer += 1) {
    const count = 1 + world.chance.below(group.shares);
    if (group.sold + count > group.shares) continue;
    const shares: SimShares = { group, count, role: 'buyer' };
    if (buyShares(world, auditor, { whole, member: pickMember(world), shares }))
      group.sold += count;
  }
}

/** A member puts up a ticket of the running issue in shares, and others buy some of them. */
export const sellGroup: Move = (world, auditor) => {
  if (world.members.length === 0) return null;
  const shares = 2 + world.chance.below(sharesMax - 1);
  const { lines, ...chosen } = chooseTicket(world);
  // A stake of whole poisha for each share, whatever the number of lines.
  const stakePerLine = minor(pickAmountUpTo(world, 50) * BigInt(shares));
  const whole = { ...chosen, stakePerLine };
  const own = 1 + world.chance.below(shares - 1);
  const guaranteed = world.chance.below(shares - own + 1);
  const group: SimGroup = {
    issue: world.issue,
    shares,
    sharePrice: minor((stakePerLine * lines) / BigInt(shares)),
    feeHundredths: world.chance.below(feeMax + 1),
    sold: own,
    guaranteed,
    tickets: 0,
    paid: 0n,
  };
  const organiser = pickMember(world);
  const price = group.sharePrice * BigInt(own + guaranteed);
  if (readWalletBalance(world, organiser) < price) return 'group refused';
  const buyOwn = (count: number, role: SimShares['role']): boolean =>
    buyShares(world, auditor, { whole, member: organiser, shares: { group, count, role } });
  if (!buyOwn(own, 'organiser') || (guaranteed > 0 && !buyOwn(guaranteed, 'guarantee')))
    throw new Error('a group was judged wrongly');
  world.groups.push(group);
  sellShares(world, auditor, group, whole);
  return `group of ${shares}`;
};

/** Leaves the organiser so many of the shares that they guaranteed. */
function keepGuaranteed(world: World, auditor: Auditor, group: SimGroup, kept: number): void {
  const ticket = world.tickets.find(
    ({ shares }) => shares?.group === group && shares.role === 'guarantee',
  );
  if (!ticket?.shares || kept === ticket.shares.count) return;
  if (kept === 0) {
    group.tickets -= 1;
    cancelTickets(world, auditor, [ticket]);
    return;
  }
  const { id, member, stake, shares } = ticket;
  const amount = minor(group.sharePrice * BigInt(shares.count - kept));
  const { movements } = endStake(stake, { do: 'return_stake', amount });
  const result = postTickets(world, member, [{ id, movements }]);
  if (!result.ok) throw new Error(`a part of a stake was not returned: ${result.refusal}`);
  ticket.stake = minor(stake - amount);
  ticket.shares = { ...shares, count: kept };
  auditor.take(member.escrow, amount);
  auditor.add(member.wallet, amount);
  auditor.checkMember(member);
}

/** Decides which groups of the running issue run, once; the stakes of the others go back. */
function closeGroups(world: World, auditor: Auditor): void {
  const closing = world.groups.filter(({ issue }) => issue === world.issue);
  world.groups = world.groups.filter(({ issue }) => issue !== world.issue);
  for (const group of closing) {
    const kept = findKeptShares(group);
    if (kept === null)
      for (const ticket of world.tickets.filter(({ shares }) => shares?.group === group))
        cancelTickets(world, auditor, [ticket]);
    else keepGuaranteed(world, auditor, group, kept);
  }
}

/** The sale of the running issue ends, and it is drawn. */
export const closeAndDraw: Move = (world, auditor) => {
  closeGroups(world, auditor);
  return drawIssue(world, auditor);
};
