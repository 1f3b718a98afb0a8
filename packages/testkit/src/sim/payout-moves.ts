import { buildWithdrawalRepeatedTransfers } from '@khelaghor/ledger/postings/withdrawal.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { judgeAnswer } from '@khelaghor/server/money/withdrawals/confirmation-state.ts';
import type { Move } from './auditor.ts';
import { getHouse, pickOne, post } from './world.ts';
import type { SimPayout, World } from './world.ts';

const dayMs = 86_400_000;
const payoutsMax = 40;

/** Asks the member of a paid withdrawal whether the money arrived. */
export function askAboutPayout(
  world: World,
  { id, member, amount }: Pick<SimPayout, 'id' | 'member' | 'amount'>,
): void {
  const askedMs = world.ledger.atMs;
  const question = { state: 'asked', received: null, request: null, repeated: 0n } as const;
  world.payouts.push({ id, member, amount, askedMs, ...question });
  if (world.payouts.length > payoutsMax) world.payouts.shift();
}

const getArrival = ({ state, amount, received, askedMs }: SimPayout) => ({
  state,
  amountMinor: amount,
  receivedMinor: received,
  closesAt: new Date(askedMs + dayMs / 24),
  disputableUntil: new Date(askedMs + 90 * dayMs),
});

/** A member says how much of a payout arrived: all, a part or nothing; also twice, or too late. */
export const answerAboutPayout: Move = (world) => {
  if (world.payouts.length === 0) return null;
  const payout = pickOne(world, world.payouts);
  const { state, amount } = payout;
  const received =
    world.chance.below(2) === 0 ? amount : BigInt(world.chance.below(Number(amount)));
  const judged = judgeAnswer(getArrival(payout), received, new Date(world.ledger.atMs));
  if (!judged.ok) return `answer refused: ${judged.refusal}`;
  if (judged.value === 'same') return 'answer repeated';
  if (state === 'repaid' || state === 'refused')
    throw new Error('an answer changed a payout that operators had decided');
  payout.state = judged.value;
  payout.received = received;
  // A payout that arrived after all is not paid by hand.
  if (payout.state === 'received') payout.request = null;
  return `payout ${payout.state}`;
};

/** An operator requests that the missing part of a disputed payout is paid by hand. */
export const requestRepeatedPayout: Move = (world) => {
  const disputed = world.payouts.filter(
    ({ state, request }) => state === 'disputed' && request === null,
  );
  if (disputed.length === 0) return null;
  const payout = pickOne(world, disputed);
  const missing = minor(payout.amount - (payout.received ?? 0n));
  payout.request = { transferId: world.nextId(), amount: missing };
  return 'repeat requested';
};

/** Another operator pays the missing part: once, and never more than the member says is missing. */
export const repeatPayout: Move = (world, auditor) => {
  const requested = world.payouts.filter(({ request }) => request !== null);
  if (requested.length === 0) return null;
  const payout = pickOne(world, requested);
  const { id, member, amount, received, request } = payout;
  if (request === null) return null;
  const { clearing, loss } = getHouse(member);
  const result = post(
    world,
    buildWithdrawalRepeatedTransfers({
      transferId: request.transferId,
      withdrawalId: id,
      amount: request.amount,
      currency: member.currency,
      houseLoss: loss,
      clearing,
    }),
  );
  if (!result.ok) throw new Error(`a repeat was refused: ${result.refusal}`);
  if (result.results[0] === 'already') {
    if (payout.state !== 'repaid') throw new Error('a repeat was posted before it was paid');
    auditor.checkAll();
    return 'repeat sent again';
  }
  payout.repeated += request.amount;
  if (payout.state !== 'disputed' || payout.repeated > amount - (received ?? amount))
    throw new Error(`${payout.repeated} was repeated of a payout that is ${payout.state}`);
  payout.state = 'repaid';
  auditor.take(loss, request.amount);
  auditor.add(clearing, request.amount);
  auditor.checkAll();
  return 'payout repeated';
};
