import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import type { RiskScore } from '@khelaghor/contract/backoffice/risk.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import type { QueuedPayout } from '../../money/withdrawals/index.ts';
import type { MemberFigures } from '../members/index.ts';
import { computeRisk } from '../risk/index.ts';
import type { BehaviourFacts, ClosedLoop } from '../risk/index.ts';

/** Writes the figures of a payout's member as the queue shows them; `staked` in minor units. */
export const toFigures = (
  { registeredAt, deposited, withdrawn, balance }: MemberFigures,
  staked: bigint,
): QueuedWithdrawal['member'] => ({
  registeredAt: registeredAt.toISOString(),
  deposited: String(deposited),
  withdrawn: String(withdrawn),
  staked: String(staked),
  balance: String(balance),
});

/** A payout and its member, as the risk score needs them. */
type Known = {
  readonly figures: MemberFigures;
  readonly staked: bigint;
  readonly behaviour: BehaviourFacts;
  /** Null: from before there were wallets to choose from. */
  readonly walletAddedAt: Date | null;
};

type PayoutFacts = Pick<QueuedPayout, 'amount' | 'currency' | 'walletNumber' | 'requestedAt'>;

/** The phone of a wallet's number: Rocket adds a digit. */
const getPhone = (number: string): string => number.slice(0, 11);

function findLoop(number: string, { payingPhones, isNameVerified }: BehaviourFacts): ClosedLoop {
  if (payingPhones.size === 0) return { paidIn: 'unknown', isNameVerified };
  return { paidIn: payingPhones.has(getPhone(number)) ? 'this' : 'other', isNameVerified };
}

/** Returns the risk score of a payout, as of its request. */
export function computePayoutRisk(
  { amount, currency, walletNumber, requestedAt }: PayoutFacts,
  { figures, staked, behaviour, walletAddedAt }: Known,
): RiskScore {
  const { registeredAt, deposited, withdrawn } = figures;
  return computeRisk({
    ...behaviour,
    at: new Date(requestedAt),
    registeredAt,
    deposited,
    withdrawn,
    staked,
    payout: {
      amount: parseMinorText(amount),
      walletAddedAt,
      loop: currency === 'BDT' ? findLoop(walletNumber, behaviour) : null,
    },
  });
}
