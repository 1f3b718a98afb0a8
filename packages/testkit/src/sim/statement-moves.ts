import { buildDepositTransfers } from '@khelaghor/ledger/postings/deposit.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { isWaiting, judgeReceipt } from '@khelaghor/server/money/deposits/manual-state.ts';
import type { Auditor, Move } from './auditor.ts';
import { getHouse, pickAmountUpTo, pickMember, pickOne, post } from './world.ts';
import type { SimClaim, World } from './world.ts';

const claimsMax = 40;
const linesMax = 60;

const findClaimant = (world: World, trxId: string): SimClaim | undefined =>
  world.claims.find((claim) => claim.trxId === trxId && claim.state !== 'duplicate');

/** Credits a claim with what its line shows; the line pays no other claim from then on. */
function creditClaim(world: World, auditor: Auditor, claim: SimClaim): void {
  const line = world.lines.get(claim.trxId);
  if (!line || line.creditedTo !== null) throw new Error('a line was credited twice, or is none');
  const { wallet, currency } = claim.member;
  const { clearing } = getHouse(claim.member);
  const result = post(
    world,
    buildDepositTransfers({
      transferId: claim.transferId,
      depositId: claim.id,
      clearing,
      wallet,
      amount: line.amount,
      currency,
    }),
  );
  if (!result.ok || result.results[0] !== 'created')
    throw new Error('the credit of a line was refused, or made before');
  line.creditedTo = claim.id;
  claim.state = 'credited';
  auditor.take(clearing, line.amount);
  auditor.add(wallet, line.amount);
  auditor.checkMember(claim.member);
}

/** Matches claims that wait with lines, as after each claim and each import. */
function matchLines(world: World, auditor: Auditor): number {
  let credited = 0;
  for (const claim of world.claims) {
    const line = world.lines.get(claim.trxId);
    if (!line || line.creditedTo !== null) continue;
    if (claim.state !== 'waiting_match' && claim.state !== 'late') continue;
    const amounts = { ordered: claim.ordered, received: line.amount };
    const state = judgeReceipt(claim.state, amounts);
    if (state === 'credited') {
      creditClaim(world, auditor, claim);
      credited += 1;
    } else claim.state = state;
  }
  return credited;
}

/** A member names the transaction of money sent by hand: their own, another's, in time or late. */
export const claimSentMoney: Move = (world, auditor) => {
  if (world.members.length === 0) return null;
  const isKnown = world.lines.size > 0 && world.chance.below(3) > 0;
  const trxId = isKnown ? pickOne(world, [...world.lines.keys()]) : world.nextId();
  const shown = world.lines.get(trxId)?.amount;
  const isRight = shown !== undefined && world.chance.below(4) > 0;
  const isLate = world.chance.below(6) === 0;
  const member = pickMember(world);
  // A line is in the currency in which it was imported.
  if (shown !== undefined && world.lines.get(trxId)?.currency !== member.currency) return null;
  world.claims.push({
    id: world.nextId(),
    member,
    ordered: isRight ? shown : pickAmountUpTo(world, 1_000_00),
    trxId,
    transferId: world.nextId(),
    state: findClaimant(world, trxId) ? 'duplicate' : isLate ? 'late' : 'waiting_match',
  });
  const credited = matchLines(world, auditor);
  dropOldClaims(world);
  return `claimed, ${credited} credited`;
};

/** Drops old claims and lines, so that what is open stays few. */
function dropOldClaims(world: World): void {
  while (world.claims.length > claimsMax) {
    const dropped = world.claims.shift();
    // A line without its claimant would be credited to another one.
    if (dropped && dropped.state !== 'duplicate') {
      world.lines.delete(dropped.trxId);
      world.claims = world.claims.filter(({ trxId }) => trxId !== dropped.trxId);
    }
  }
}

/** An operator imports a statement: lines of before again, claims' transactions, and others. */
export const importLines: Move = (world, auditor) => {
  const waiting = world.claims.filter(({ state }) => isWaiting(state));
  const before = [...world.lines.keys()];
  for (let line = 0; line < 4; line += 1) {
    const from = world.chance.below(3);
    const claim = from === 0 && waiting.length > 0 ? pickOne(world, waiting) : null;
    const again = from === 1 && before.length > 0 ? pickOne(world, before) : null;
    const trxId = claim?.trxId ?? again ?? world.nextId();
    // A line is kept once for ever: what a later file says of it changes nothing.
    if (world.lines.has(trxId)) continue;
    const isRight = claim !== null && world.chance.below(4) > 0;
    const amount = isRight ? claim.ordered : pickAmountUpTo(world, 1_000_00);
    const currency = claim?.member.currency ?? world.currency;
    world.lines.set(trxId, { amount, currency, creditedTo: null });
  }
  const credited = matchLines(world, auditor);
  if (world.lines.size > linesMax) {
    for (const [trxId, { creditedTo }] of world.lines)
      if (creditedTo === null && !findClaimant(world, trxId)) world.lines.delete(trxId);
  }
  return `imported, ${credited} credited`;
};

/** Two operators credit a claim that differs from its order, or reject it. */
export const decideClaim: Move = (world, auditor) => {
  const open = world.claims.filter(
    ({ state, trxId }) => isWaiting(state) && world.lines.has(trxId),
  );
  if (open.length === 0) return null;
  const claim = pickOne(world, open);
  const line = world.lines.get(claim.trxId);
  const isTaken = line?.creditedTo !== null;
  if (isTaken || world.chance.below(3) === 0) {
    claim.state = 'rejected';
    return isTaken ? 'claim of a taken line rejected' : 'claim rejected';
  }
  // The transaction moves to this claim: the one that held it finds the credit of another.
  for (const other of world.claims)
    if (other !== claim && other.trxId === claim.trxId && isWaiting(other.state))
      other.state = 'duplicate';
  creditClaim(world, auditor, claim);
  return `claim credited with ${minor(line?.amount ?? 0n)}`;
};
