import type { Minor } from '@khelaghor/money/minor.ts';
import type { Transfer } from './transfer.ts';

type Trial = {
  readonly transferId: string;
  readonly memberId: string;
  readonly houseGrant: string;
  readonly wallet: string;
  readonly amount: Minor;
};

/** What moves when a trial account begins: the house lends it trial money. */
export function trialBeginTransfers(trial: Trial): Transfer[] {
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

/** What moves when a trial account is over: what is left of its trial money goes back. */
export function trialEndTransfers(trial: Trial): Transfer[] {
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
