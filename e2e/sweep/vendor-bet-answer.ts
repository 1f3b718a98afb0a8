// A bet in a vendor's game, where a real one takes a vendor that calls.
import type { VendorBet } from '@khelaghor/contract/play/bet-history.ts';

const placedAt = '2026-11-27T05:00:00.000Z';
const settledAt = '2026-11-27T05:00:09.000Z';

/** A bet that was won, lost again and won, so that all parts of the dialog are filled. */
export const vendorBet: VendorBet = {
  betId: '01980000-0000-7000-8000-00000000e1a1',
  gameCode: 'filledgame',
  title: { bn: 'মেঘনা', en: 'Meghna' },
  vendorTitle: { bn: 'পদ্মা', en: 'Padma' },
  round: '01980000-0000-7000-8000-00000000e1b1',
  currency: 'PLAY',
  stake: '1000',
  payout: '50000000',
  state: 'won',
  placedAt,
  calls: [
    {
      transactionId: '01980000-0000-7000-8000-00000000e1c1',
      kind: 'bet',
      amount: '1000',
      at: placedAt,
      isRolledBack: false,
    },
    {
      transactionId: '01980000-0000-7000-8000-00000000e1c2',
      kind: 'win',
      amount: '2000',
      at: settledAt,
      isRolledBack: true,
    },
    {
      transactionId: '01980000-0000-7000-8000-00000000e1c3',
      kind: 'rollback',
      amount: '0',
      at: settledAt,
      isRolledBack: false,
    },
    {
      transactionId: '01980000-0000-7000-8000-00000000e1c4',
      kind: 'win',
      amount: '50000000',
      at: settledAt,
      isRolledBack: false,
    },
  ],
  lines: [
    {
      transferId: '01980000-0000-7000-8000-00000000e1a1',
      at: placedAt,
      code: 'stake',
      amount: '-1000',
      balanceAfter: '99000',
    },
    {
      transferId: '01980000-0000-7000-8000-00000000e1d1',
      at: settledAt,
      code: 'payout',
      amount: '50000000',
      balanceAfter: '50099000',
    },
  ],
};
