import { computePayoutFee } from '@khelaghor/contract/money/payout-fee-terms.ts';
import {
  buildWithdrawalPaidTransfers,
  buildWithdrawalRejectedTransfers,
  buildWithdrawalTransfers,
} from '@khelaghor/ledger/postings/withdrawal.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { staleAfterMs } from '@khelaghor/server/money/reconcile/index.ts';
import type { GatewayAnswer } from '@khelaghor/server/money/reconcile/index.ts';
import { decidePayout } from '@khelaghor/server/money/withdrawals/withdrawal-state.ts';
import type { Auditor, Move } from './auditor.ts';
import { askAboutPayout } from './payout-moves.ts';
import { getHouse, pickAmountUpTo, pickMember, pickOne, post, readWalletBalance } from './world.ts';
import type { SimWithdrawal, World } from './world.ts';

const endedMax = 40;

const isEnded = ({ state }: SimWithdrawal): boolean => state === 'paid' || state === 'rejected';
const isUnderWay = ({ state }: SimWithdrawal): boolean =>
  state === 'approved' || state === 'unknown';

/** A member asks for a payout: the amount goes on hold, when it is there. */
export const requestWithdrawal: Move = (world, auditor) => {
  if (world.members.length === 0) return null;
  const member = pickMember(world);
  const amount = pickAmountUpTo(world, 500_00);
  const id = world.nextId();
  const before = readWalletBalance(world, member);
  const result = post(
    world,
    buildWithdrawalTransfers({
      transferId: id,
      withdrawalId: id,
      wallet: member.wallet,
      payoutHold: member.hold,
      amount,
      currency: member.currency,
    }),
  );
  if (result.ok !== before >= amount) throw new Error('a withdrawal was judged wrongly');
  if (!result.ok) return 'withdrawal refused';
  // Terms of fees come and go; the fee is that of the request, and always less than its amount.
  const perMille = world.chance.below(3) * 10;
  const fee = computePayoutFee({ fixed: '0', perMille, minimum: '0', maximum: '500' }, amount);
  const asked = { state: 'requested', submittedMs: 0, atGateway: null } as const;
  world.withdrawals.push({ id, member, amount, fee, ...asked });
  auditor.take(member.wallet, amount);
  auditor.add(member.hold, amount);
  auditor.checkMember(member);
  return 'withdrawal asked for';
};

/** Ends a withdrawal: its money leaves the house, or goes back with the fee. */
function endWithdrawal(
  world: World,
  auditor: Auditor,
  withdrawal: SimWithdrawal,
  state: 'paid' | 'rejected',
): void {
  const { id, member, amount, fee, atGateway } = withdrawal;
  if ((state === 'paid') !== (atGateway === 'completed'))
    throw new Error(`a payout that is ${atGateway ?? 'absent'} at the gateway ended as ${state}`);
  const { clearing, fee: houseFee } = getHouse(member);
  const common = {
    transferId: world.nextId(),
    withdrawalId: id,
    payoutHold: member.hold,
    amount,
    currency: member.currency,
  };
  const charged = fee === 0n ? null : { amount: minor(fee), transferId: world.nextId(), houseFee };
  const result = post(
    world,
    state === 'paid'
      ? buildWithdrawalPaidTransfers({ ...common, clearing, fee: charged })
      : buildWithdrawalRejectedTransfers({ ...common, wallet: member.wallet }),
  );
  if (!result.ok) throw new Error(`the end of a withdrawal was refused: ${result.refusal}`);
  withdrawal.state = state;
  auditor.take(member.hold, amount);
  if (state === 'paid') {
    auditor.add(clearing, amount - fee);
    auditor.add(houseFee, fee);
    askAboutPayout(world, { id, member, amount: minor(amount - fee) });
  } else auditor.add(member.wallet, amount);
  auditor.checkMember(member);
  const ended = world.withdrawals.filter(isEnded);
  if (ended.length > endedMax)
    world.withdrawals = world.withdrawals.filter((each) => each !== ended[0]);
}

/** Calls the gateway, which pays an order once or declines it; calls and answers get lost. */
function callGateway(
  world: World,
  withdrawal: SimWithdrawal,
  to: GatewayAnswer['to'],
): GatewayAnswer {
  const fault = pickOne(world, ['none', 'none', 'call_lost', 'answer_lost', 'slow'] as const);
  if (fault === 'call_lost') return { to, status: 'unknown' };
  if (to === 'order') withdrawal.atGateway ??= world.chance.below(4) === 0 ? 'failed' : 'completed';
  if (fault === 'answer_lost') return { to, status: 'unknown' };
  const made = withdrawal.atGateway ?? 'absent';
  return { to, status: fault === 'slow' && made !== 'absent' ? 'pending' : made };
}

/** Orders a payout or asks about it, and does what follows from the answer. */
function runPayout(
  world: World,
  auditor: Auditor,
  withdrawal: SimWithdrawal,
  to: GatewayAnswer['to'],
): string {
  if (to === 'order') withdrawal.submittedMs = world.ledger.atMs;
  const answer = callGateway(world, withdrawal, to);
  const isStale = world.ledger.atMs - withdrawal.submittedMs >= staleAfterMs;
  const action = decidePayout(withdrawal.state, answer, isStale);
  if (action.do === 'submit') return runPayout(world, auditor, withdrawal, 'order');
  if (action.do === 'end')
    endWithdrawal(world, auditor, withdrawal, action.outcome === 'completed' ? 'paid' : 'rejected');
  else withdrawal.state = 'unknown';
  return `withdrawal ${withdrawal.state}`;
}

/** An operator rejects a withdrawal, or approves it: then its payout is ordered. */
export const decideWithdrawal: Move = (world, auditor) => {
  const withdrawal = world.withdrawals.find(({ state }) => state === 'requested');
  if (!withdrawal) return null;
  if (world.chance.below(4) > 0) {
    withdrawal.state = 'approved';
    return runPayout(world, auditor, withdrawal, 'order');
  }
  endWithdrawal(world, auditor, withdrawal, 'rejected');
  return 'withdrawal rejected';
};

/** The gateway is asked about a payout whose outcome is unknown. */
export const queryPayout: Move = (world, auditor) => {
  const underWay = world.withdrawals.filter(isUnderWay);
  if (underWay.length === 0) return null;
  return runPayout(world, auditor, pickOne(world, underWay), 'query');
};

/** An answer about a payout that has ended comes late: nothing follows. */
export const repeatPayoutAnswer: Move = (world, auditor) => {
  const ended = world.withdrawals.filter(isEnded);
  if (ended.length === 0) return null;
  const withdrawal = pickOne(world, ended);
  const { state, member } = withdrawal;
  const answer = callGateway(world, withdrawal, 'query');
  if (decidePayout(state, answer, true).do !== 'nothing')
    throw new Error(`a withdrawal that is ${state} would end again`);
  auditor.checkMember(member);
  return 'payout answer repeated';
};
