import type { Minor } from '@khelaghor/money/minor.ts';
import type { Transfer } from '../transfer.ts';

type DemoGrant = {
  readonly transferId: string;
  readonly memberId: string;
  readonly houseGrant: string;
  readonly wallet: string;
  readonly amount: Minor;
};

/** Returns the transfer that lends trial money to a new demo account. */
export function buildDemoStartTransfers(trial: DemoGrant): Transfer[] {
  return [
    {
      id: trial.transferId,
      code: 'trial_grant',
      debit: trial.houseGrant,
      credit: trial.wallet,
      amount: trial.amount,
      currency: 'TRIAL',
      cause: { kind: 'trial', id: trial.memberId },
      phase: 'posted',
    },
  ];
}

/** Returns the transfer that takes back the remaining trial money of an ended demo account. */
export function buildDemoEndTransfers(trial: DemoGrant): Transfer[] {
  if (trial.amount === 0n) return [];
  return [
    {
      id: trial.transferId,
      code: 'trial_end',
      debit: trial.wallet,
      credit: trial.houseGrant,
      amount: trial.amount,
      currency: 'TRIAL',
      cause: { kind: 'trial', id: trial.memberId },
      phase: 'posted',
    },
  ];
}
