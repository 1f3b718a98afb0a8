import { rollDice } from '@khelaghor/engine-dice/server.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { buildDepositTransfers } from '@khelaghor/ledger/postings/deposit.ts';
import { addStateAccount } from '@khelaghor/ledger/state-machine.ts';
import { buildWagerTransfers } from '@khelaghor/ledger/postings/wager.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { makeAdjustment } from './adjustment-moves.ts';
import { submitSharedBatch } from './batch-moves.ts';
import { correctOrPayBack } from './correction-moves.ts';
import { crashInCall, endHold, hold, passTime } from './crash-moves.ts';
import { confirmOwnLimit, limitStake, wantOwnLimit } from './limit-moves.ts';
import {
  decideDiffering,
  endGatewayDeposit,
  refundCredited,
  repeatDiffering,
} from './gateway-moves.ts';
import { cashOutSharedBet, moveSharedRound, placeSharedBet } from './shared-round-moves.ts';
import { closeAndDraw, sellGroup } from './group-moves.ts';
import { buyChase, buyTicket, cancelTicket } from './lottery-moves.ts';
import { answerAboutPayout, repeatPayout, requestRepeatedPayout } from './payout-moves.ts';
import { foldStakesIntoPot, stakeForPot } from './pot-moves.ts';
import { takePromotion } from './promotion-moves.ts';
import { claimSentMoney, decideClaim, importLines } from './statement-moves.ts';
import { openStepRound, playStepRound } from './step-moves.ts';
import { endStake, placeStake } from './stakes.ts';
import { placeVendorBet, runVendorStep } from './vendor-moves.ts';
import {
  decideWithdrawal,
  queryPayout,
  repeatPayoutAnswer,
  requestWithdrawal,
} from './withdrawal-moves.ts';
import { pickAmountUpTo, pickMember, getHouse, pickOne, post, readWalletBalance } from './world.ts';
import type { SimCurrency, SimMember } from './world.ts';
import type { Move } from './auditor.ts';

const membersMax = 200;

const register: Move = (world) => {
  if (world.members.length >= membersMax) return null;
  const memberId = world.nextId();
  const openIn = (currency: SimCurrency): SimMember => {
    const id = `${memberId} ${currency}`;
    const member = { id, currency, wallet: `w:${id}`, escrow: `e:${id}`, hold: `h:${id}` };
    for (const account of [member.wallet, member.escrow, member.hold])
      addStateAccount(world.ledger, account, { currency, limited: true });
    return member;
  };
  world.members.push({ PLAY: openIn('PLAY'), BDT: openIn('BDT') });
  return 'registered';
};

/** The operator changes the money mode. Balances in the other currency stay unchanged. */
const changeCurrency: Move = (world, auditor) => {
  world.currency = world.currency === 'PLAY' ? 'BDT' : 'PLAY';
  auditor.checkAll();
  return `played with ${world.currency}`;
};

/** Any transfer to an account of another currency is refused. */
const crossCurrencies: Move = (world, auditor) => {
  if (world.members.length === 0) return null;
  const { PLAY, BDT } = pickOne(world, world.members);
  const [from, to] = pickOne(world, [
    [PLAY, BDT],
    [BDT, PLAY],
  ] as const);
  const id = world.nextId();
  const result = post(world, [
    {
      id,
      code: 'wallet_to_vendor',
      debit: from.wallet,
      credit: to.wallet,
      amount: pickAmountUpTo(world, 10_00),
      currency: pickOne(world, [from.currency, to.currency]),
      cause: { kind: 'wallet_transfer', id },
      phase: 'posted',
    },
  ]);
  if (result.ok || result.refusal !== 'currency_mismatch')
    throw new Error('money went from one currency to another');
  auditor.checkMember(from);
  auditor.checkMember(to);
  return 'other currency refused';
};

const requestDeposit: Move = (world) => {
  if (world.members.length === 0) return null;
  world.deposits.push({
    id: world.nextId(),
    member: pickMember(world),
    amount: pickAmountUpTo(world, 1_000_00),
    transferId: world.nextId(),
  });
  return 'deposit asked for';
};

/** A callback of the gateway: first, repeated, late, or never. */
const gatewayCallback: Move = (world, auditor) => {
  if (world.deposits.length === 0) return null;
  const deposit = pickOne(world, world.deposits);
  const result = post(
    world,
    buildDepositTransfers({
      transferId: deposit.transferId,
      depositId: deposit.id,
      clearing: getHouse(deposit.member).clearing,
      wallet: deposit.member.wallet,
      amount: deposit.amount,
      currency: deposit.member.currency,
    }),
  );
  if (!result.ok) throw new Error(`a deposit was refused: ${result.refusal}`);
  if (result.results[0] === 'already') return 'callback repeated';
  auditor.take(getHouse(deposit.member).clearing, deposit.amount);
  auditor.add(deposit.member.wallet, deposit.amount);
  auditor.checkMember(deposit.member);
  // Old payments are dropped, so that repeats do not dominate.
  if (world.deposits.length > 50) world.deposits.shift();
  return 'deposit credited';
};

const diceRoll: Move = (world, auditor) => {
  if (world.members.length === 0) return null;
  const member = pickMember(world);
  const betId = world.nextId();
  const stake = pickAmountUpTo(world, 200_00);
  const chance = 1 + world.chance.below(9_500);
  const direction = pickOne(world, ['under', 'over'] as const);
  const stream = createFairStream({
    serverSeed: world.houseSeed,
    clientSeed: betId,
    nonce: 0,
    scope: 'sim-dice/1',
  });
  const { payout } = rollDice(stream, { direction, chance, stake });
  const before = readWalletBalance(world, member);
  const result = post(
    world,
    buildWagerTransfers({
      product: 'dice',
      betId,
      accounts: { wallet: member.wallet, escrow: member.escrow, house: getHouse(member).dice },
      currency: member.currency,
      movements: [
        ...placeStake(stake).movements,
        ...endStake(stake, { do: 'settle', payout }).movements,
      ],
      nextId: world.nextId,
    }),
  );
  if (result.ok !== before >= stake) throw new Error('a stake was judged wrongly');
  if (result.ok) {
    auditor.add(member.wallet, payout - stake);
    auditor.add(getHouse(member).dice, stake - payout);
  }
  auditor.checkMember(member);
  return result.ok ? `dice ${payout}` : 'dice refused';
};

/** A client without an answer repeats its call: nothing may move. */
const sendAgain: Move = (world, auditor) => {
  if (world.sent.length === 0) return null;
  const result = post(world, pickOne(world, world.sent));
  if (!result.ok || result.results.includes('created'))
    throw new Error('a repeat was not answered like the first');
  auditor.checkAll();
  return 'sent again';
};

/** A client reuses a key for another amount: refused, and nothing may move. */
const reuseKey: Move = (world, auditor) => {
  if (world.sent.length === 0) return null;
  const [first, ...rest] = pickOne(world, world.sent);
  if (!first) return null;
  const result = post(world, [{ ...first, amount: minor(first.amount + 1n) }, ...rest]);
  if (result.ok || result.refusal !== 'key_reused_with_other_body')
    throw new Error('a key was accepted for another body');
  auditor.checkAll();
  return 'key reuse refused';
};

/** Every move with its weight. */
export const moves: readonly { name: string; share: number; move: Move }[] = [
  { name: 'register', share: 2, move: register },
  { name: 'change currency', share: 2, move: changeCurrency },
  { name: 'cross currencies', share: 2, move: crossCurrencies },
  { name: 'request deposit', share: 8, move: requestDeposit },
  { name: 'gateway callback', share: 12, move: gatewayCallback },
  { name: 'dice roll', share: 40, move: diceRoll },
  { name: 'stake for pot', share: 8, move: stakeForPot },
  { name: 'fold pot', share: 3, move: foldStakesIntoPot },
  { name: 'open round', share: 6, move: openStepRound },
  { name: 'play round', share: 14, move: playStepRound },
  { name: 'bet in shared round', share: 10, move: placeSharedBet },
  { name: 'cash out shared bet', share: 6, move: cashOutSharedBet },
  { name: 'move shared round', share: 12, move: moveSharedRound },
  { name: 'buy ticket', share: 20, move: buyTicket },
  { name: 'buy chase', share: 4, move: buyChase },
  { name: 'group', share: 4, move: sellGroup },
  { name: 'cancel ticket', share: 3, move: cancelTicket },
  { name: 'draw issue', share: 3, move: closeAndDraw },
  { name: 'correct ticket', share: 4, move: correctOrPayBack },
  { name: 'adjust wallet', share: 2, move: makeAdjustment },
  { name: 'request withdrawal', share: 4, move: requestWithdrawal },
  { name: 'decide withdrawal', share: 4, move: decideWithdrawal },
  { name: 'query payout', share: 6, move: queryPayout },
  { name: 'repeat payout answer', share: 1, move: repeatPayoutAnswer },
  { name: 'answer about payout', share: 4, move: answerAboutPayout },
  { name: 'request repeat', share: 3, move: requestRepeatedPayout },
  { name: 'repeat payout', share: 4, move: repeatPayout },
  { name: 'claim sent money', share: 5, move: claimSentMoney },
  { name: 'import lines', share: 4, move: importLines },
  { name: 'decide claim', share: 3, move: decideClaim },
  { name: 'end gateway deposit', share: 4, move: endGatewayDeposit },
  { name: 'decide differing', share: 2, move: decideDiffering },
  { name: 'repeat differing', share: 1, move: repeatDiffering },
  { name: 'refund credited', share: 2, move: refundCredited },
  { name: 'vendor bet', share: 12, move: placeVendorBet },
  { name: 'vendor step', share: 16, move: runVendorStep },
  { name: 'shared batch', share: 16, move: submitSharedBatch },
  { name: 'take promotion', share: 2, move: takePromotion },
  { name: 'want a limit', share: 5, move: wantOwnLimit },
  { name: 'confirm a limit', share: 8, move: confirmOwnLimit },
  { name: 'stake with limits', share: 12, move: limitStake },
  { name: 'hold', share: 4, move: hold },
  { name: 'end hold', share: 4, move: endHold },
  { name: 'pass time', share: 4, move: passTime },
  { name: 'crash in a call', share: 3, move: crashInCall },
  { name: 'send again', share: 5, move: sendAgain },
  { name: 'reuse key', share: 3, move: reuseKey },
];
