/**
 * Goal: the builders move the right amounts between the kinds of account that their
 * codes allow. Method: each builder gets accounts named after their kinds, and its transfers
 * are posted to the model.
 */
import {
  accountKinds,
  isTransferCode,
  transferCodes,
} from '@khelaghor/contract/money/transfer-codes.ts';
import type { TransferCode } from '@khelaghor/contract/money/transfer-codes.ts';
import { productCodes, products } from '@khelaghor/contract/play/products.ts';
import type { ProductCode } from '@khelaghor/contract/play/products.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { expect, test } from 'vitest';
import type { AccountKind } from './account.ts';
import { buildDebtForgiveness, buildDebtPayment, buildDebtTransfer } from './postings/debt.ts';
import {
  buildDepositRefund,
  buildDepositTransfers,
  buildPlayGrantTransfers,
} from './postings/deposit.ts';
import { createLedger, addStateAccount, applyTransfers } from './state-machine.ts';
import { buildAdjustment } from './postings/adjustment.ts';
import { buildJackpotTransfers, buildPotTransfers } from './postings/jackpot.ts';
import { buildPromotionGrantTransfers } from './postings/promotion.ts';
import type { Transfer } from './transfer.ts';
import { buildDemoStartTransfers, buildDemoEndTransfers } from './postings/demo.ts';
import { buildVendorTransferEnd, buildVendorTransferHold } from './postings/vendor-transfer.ts';
import { stepWager } from './wager.ts';
import type { Wager, WagerStep } from './wager.ts';
import { buildBonusTransfers, buildWagerTransfers } from './postings/wager.ts';
import {
  buildWithdrawalPaidTransfers,
  buildWithdrawalRejectedTransfers,
  buildWithdrawalRepeatedTransfers,
  buildWithdrawalTransfers,
} from './postings/withdrawal.ts';

const amount = minor(500n);
const currency = 'PLAY';
const ids = { transferId: 't' };
const accounts = {
  wallet: 'wallet',
  escrow: 'escrow',
  payoutHold: 'payout_hold',
  houseGrant: 'house_grant',
  houseBonus: 'house_bonus',
  houseLoss: 'house_loss',
  debt: 'debt',
  clearing: 'gateway_clearing',
  merchantWallet: 'merchant_wallet',
};
const given = { ...ids, ...accounts, amount, currency } as const;
const withdrawal = { ...given, withdrawalId: 'w' };

const running = {
  state: 'running',
  stake: amount,
  returned: minor(0n),
  payout: minor(0n),
} as const;
const settledAt = { state: 'won', stake: amount, returned: minor(0n), payout: amount } as const;

const bonus = {
  ...given,
  bonusId: 'v',
  accounts: { ...accounts, house: 'game_result' },
} as const;

/** The transfers of one step for a wager of a product. */
function getStep(product: ProductCode, wager: Wager, step: WagerStep): Transfer[] {
  const stepped = stepWager(wager, step);
  if (!stepped.ok) throw new Error(stepped.refusal);
  let made = 0;
  return buildWagerTransfers({
    product,
    betId: 'b',
    currency,
    accounts: { ...accounts, house: 'game_result' },
    movements: stepped.movements,
    nextId: () => `t${(made += 1)}`,
  });
}

const placed = (product: ProductCode): Transfer[] =>
  buildWagerTransfers({
    product,
    betId: 'b',
    currency,
    accounts: { ...accounts, house: 'game_result' },
    movements: [{ reason: 'stake', from: 'wallet', to: 'escrow', amount }],
    nextId: () => 'never',
  });

/** The transfers of a jackpot to which 400 and its reserve to which 100 are added. */
function divideJackpot(paid: bigint, seeded: bigint): Transfer[] {
  let made = 0;
  return buildJackpotTransfers({
    issueId: 'i',
    currency,
    accounts: { pool: 'jackpot_pool', reserve: 'jackpot_reserve', house: 'game_result' },
    toPool: minor(400n),
    toReserve: minor(100n),
    paid: minor(paid),
    seeded: minor(seeded),
    nextId: () => `j${(made += 1)}`,
  });
}

/** The transfers of a pot to which 400 are added, and that is hit at 700 and begins with 100. */
function foldPot(): Transfer[] {
  let made = 0;
  return buildPotTransfers({
    foldId: 'f',
    betCause: 'aam_bet',
    currency,
    accounts: { pool: 'jackpot_pool', house: 'game_result' },
    contributed: minor(400n),
    hits: [{ id: 'h', betId: 'b', wallet: 'wallet', amount: minor(700n), start: minor(100n) }],
    nextId: () => `f${(made += 1)}`,
  });
}

type Change = Partial<Record<AccountKind, bigint>>;

type Row = readonly [string, readonly Transfer[], readonly TransferCode[], Change];

const MOVEMENTS: readonly Row[] = [
  [
    'deposit',
    buildDepositTransfers({ ...given, depositId: 'd' }),
    ['deposit'],
    { gateway_clearing: -500n, wallet: 500n },
  ],
  [
    'the refund of a deposit',
    [buildDepositRefund({ ...given, depositId: 'd', direction: 'taken' })],
    ['deposit_refunded'],
    { gateway_clearing: 500n, wallet: -500n },
  ],
  [
    'a refund that the gateway did not make',
    [buildDepositRefund({ ...given, depositId: 'd', direction: 'returned' })],
    ['deposit_refund_returned'],
    { gateway_clearing: -500n, wallet: 500n },
  ],
  [
    'play grant',
    buildPlayGrantTransfers({ ...given, grantId: 'g' }),
    ['play_grant'],
    { house_grant: -500n, wallet: 500n },
  ],
  [
    'the beginning of a trial',
    buildDemoStartTransfers({ ...given, memberId: 'm' }),
    ['trial_grant'],
    { house_grant: -500n, wallet: 500n },
  ],
  [
    'the end of a trial',
    buildDemoEndTransfers({ ...given, memberId: 'm' }),
    ['trial_end'],
    { house_grant: 500n, wallet: -500n },
  ],
  [
    'promotion grant',
    buildPromotionGrantTransfers({ ...given, entryId: 'e' }),
    ['promotion_grant'],
    { house_bonus: -500n, wallet: 500n },
  ],
  [
    'lost roll',
    [...placed('dice'), ...getStep('dice', running, { do: 'settle', payout: minor(0n) })],
    ['stake'],
    { wallet: -500n, game_result: 500n },
  ],
  [
    'won roll',
    [...placed('dice'), ...getStep('dice', running, { do: 'settle', payout: minor(990n) })],
    ['stake', 'payout'],
    { wallet: 490n, game_result: -490n },
  ],
  [
    'lost ticket',
    getStep('lottery', running, { do: 'settle', payout: minor(0n) }),
    ['settled'],
    { escrow: -500n, game_result: 500n },
  ],
  [
    'won ticket',
    getStep('lottery', running, { do: 'settle', payout: minor(9_000n) }),
    ['settled', 'payout'],
    { escrow: -500n, game_result: -8_500n, wallet: 9_000n },
  ],
  [
    'refunded ticket',
    getStep('lottery', running, { do: 'cancel' }),
    ['stake_refunded'],
    { escrow: -500n, wallet: 500n },
  ],
  ['stake of dice', placed('dice'), ['stake'], { wallet: -500n, game_result: 500n }],
  ['stake of lottery', placed('lottery'), ['stake'], { wallet: -500n, escrow: 500n }],
  ['stake at a vendor', placed('vendor'), ['stake'], { wallet: -500n, escrow: 500n }],
  [
    'won bet at a vendor',
    getStep('vendor', running, { do: 'win', amount }),
    ['settled', 'payout'],
    { escrow: -500n, wallet: 500n },
  ],
  [
    'lost bet at a vendor',
    getStep('vendor', running, { do: 'end' }),
    ['settled'],
    { escrow: -500n, game_result: 500n },
  ],
  [
    'running bet at a vendor that is taken back',
    getStep('vendor', running, { do: 'undo_bet' }),
    ['stake_refunded'],
    { escrow: -500n, wallet: 500n },
  ],
  [
    'last payout of a vendor taken back',
    getStep('vendor', settledAt, { do: 'undo_win', amount }),
    ['payout_reversed', 'reopened'],
    { wallet: -500n, escrow: 500n },
  ],
  ...productCodes.flatMap((product) => {
    const { usesEscrow } = products[product];
    const returned = usesEscrow ? 'settled_stake_refunded' : 'stake_refunded';
    const less = { do: 'change_win', payout: minor(200n) } as const;
    return [
      [
        `another payout of ${product}`,
        getStep(product, settledAt, { do: 'win', amount }),
        ['payout'],
        { wallet: 500n, game_result: -500n },
      ],
      [
        `smaller payout of ${product}`,
        getStep(product, settledAt, less),
        ['payout_reversed'],
        { wallet: -300n, game_result: 300n },
      ],
      [
        `settled stake of ${product} that goes back`,
        getStep(product, settledAt, { do: 'undo_bet' }),
        [returned],
        { wallet: 500n, game_result: -500n },
      ],
    ] as const;
  }),
  [
    'settlement of a ticket undone',
    getStep('lottery', settledAt, { do: 'undo_win', amount }),
    ['payout_reversed', 'reopened'],
    { wallet: -500n, escrow: 500n },
  ],
  [
    'bonus of a vendor',
    buildBonusTransfers({ ...bonus, do: 'give' }),
    ['bonus'],
    { game_result: -500n, wallet: 500n },
  ],
  [
    'bonus of a vendor taken back',
    buildBonusTransfers({ ...bonus, do: 'take_back' }),
    ['payout_reversed'],
    { game_result: 500n, wallet: -500n },
  ],
  [
    'pot of a game that is hit',
    foldPot(),
    ['jackpot_contributed', 'jackpot_hit', 'jackpot_started'],
    { game_result: -500n, jackpot_pool: -200n, wallet: 700n },
  ],
  [
    'jackpot that nothing won',
    divideJackpot(0n, 0n),
    ['jackpot_contributed', 'jackpot_contributed'],
    { game_result: -500n, jackpot_pool: 400n, jackpot_reserve: 100n },
  ],
  [
    'jackpot that was won',
    divideJackpot(1_399n, 1_100n),
    ['jackpot_contributed', 'jackpot_contributed', 'jackpot_paid', 'jackpot_seeded'],
    { game_result: 899n, jackpot_pool: 101n, jackpot_reserve: -1_000n },
  ],
  ...(['to_vendor', 'from_vendor'] as const).map((direction) => {
    const move = { ...given, walletTransferId: 'w', direction };
    const ended = buildVendorTransferEnd({ ...move, transferId: 'e', pendingId: 't', done: true });
    const code = direction === 'to_vendor' ? 'wallet_to_vendor' : 'wallet_from_vendor';
    const gain = direction === 'to_vendor' ? -500n : 500n;
    return [
      `wallet ${direction}`,
      [...buildVendorTransferHold(move), ...ended],
      [code, code],
      { wallet: gain, merchant_wallet: -gain },
    ] as const;
  }),
  [
    'debt',
    [buildDebtTransfer({ ...given, debtId: 'd' })],
    ['debt_opened'],
    { debt: -500n, wallet: 500n },
  ],
  [
    'debt that is paid back',
    [buildDebtPayment({ ...given, endId: 'e' })],
    ['debt_paid'],
    { wallet: -500n, debt: 500n },
  ],
  [
    'debt that is forgiven',
    [buildDebtForgiveness({ ...given, endId: 'e' })],
    ['debt_forgiven'],
    { house_loss: -500n, debt: 500n },
  ],
  ...(['added', 'taken'] as const).map((direction) => {
    const gain = direction === 'added' ? 500n : -500n;
    return [
      `adjustment that is ${direction}`,
      [buildAdjustment({ ...given, adjustmentId: 'a', direction })],
      [`adjustment_${direction}`],
      { wallet: gain, house_loss: -gain },
    ] as const;
  }),
  [
    'withdrawal',
    buildWithdrawalTransfers(withdrawal),
    ['withdrawal_request'],
    { wallet: -500n, payout_hold: 500n },
  ],
  [
    'paid withdrawal',
    buildWithdrawalPaidTransfers({ ...withdrawal, fee: null }),
    ['withdrawal_paid'],
    { payout_hold: -500n, gateway_clearing: 500n },
  ],
  [
    'paid withdrawal with a fee',
    buildWithdrawalPaidTransfers({
      ...withdrawal,
      fee: { amount: minor(20n), transferId: 'f', houseFee: 'house_fee' },
    }),
    ['withdrawal_paid', 'withdrawal_fee'],
    { payout_hold: -500n, gateway_clearing: 480n, house_fee: 20n },
  ],
  [
    'withdrawal of which a part is paid again',
    buildWithdrawalRepeatedTransfers(withdrawal),
    ['withdrawal_repeated'],
    { house_loss: -500n, gateway_clearing: 500n },
  ],
  [
    'rejected withdrawal',
    buildWithdrawalRejectedTransfers(withdrawal),
    ['withdrawal_rejected'],
    { payout_hold: -500n, wallet: 500n },
  ],
];

test.each(MOVEMENTS)('%s moves what it should', (_, transfers, codes, change) => {
  expect(transfers.map((transfer) => transfer.code)).toEqual(codes);
  for (const { code, debit, credit } of transfers) {
    expect(transferCodes[code].debit).toContain(debit);
    expect(transferCodes[code].credit).toContain(credit);
  }
  const first = transfers[0];
  if (first === undefined) throw new Error('the builder returned nothing');
  // Trial money moves between separate accounts.
  const ofItsCurrency = { currency: first.currency };
  const state = createLedger();
  addStateAccount(state, 'source', { ...ofItsCurrency, limited: false });
  for (const [kind, { limited }] of Object.entries(accountKinds)) {
    addStateAccount(state, kind, { ...ofItsCurrency, limited });
    if (!limited) continue;
    const fill = { ...first, id: `fill ${kind}`, debit: 'source', credit: kind };
    const phase = 'posted';
    applyTransfers(state, [{ ...fill, phase, amount: minor(1_000n) }]);
  }
  expect(applyTransfers(state, transfers)).toMatchObject({ ok: true });
  for (const [kind, { limited }] of Object.entries(accountKinds)) {
    const before = limited ? 1_000n : 0n;
    const moved = change[kind as AccountKind] ?? 0n;
    expect([kind, state.accounts.get(kind)?.balance]).toEqual([kind, before + moved]);
  }
});

test('every code has a builder', () => {
  const built = MOVEMENTS.flatMap(([, , codes]) => codes);
  expect(new Set<string>(built)).toEqual(new Set(Object.keys(transferCodes)));
});

test.each([
  ['deposit', true],
  ['toString', false],
  ['', false],
  [7, false],
])('%s is a code: %s', (text, expected) => {
  expect(isTransferCode(text)).toBe(expected);
});
