/**
 * The bets of all games and vendors, their rounds, and the transactions of vendors. Stakes and
 * payouts move only here. `packages/ledger` has the state machine of a bet.
 *
 * - `placeBets`, `settleBets`, `cancelBets`: in-house bets that are settled later (the lottery,
 * games of
 *   many steps, shared rounds).
 * - `placeSettledBet`: an in-house bet that is settled at once (Dice).
 * - `correctBets`: settled in-house bets whose draw had a wrong result.
 * - `applyWager`: orders of vendors, and corrections of in-house bets.
 */
export { applyWager, applyWagerWithin } from './apply-wager.ts';
export { findRunningBets, lockBets } from './bet-store.ts';
export type { RunningBet } from './bet-store.ts';
export { correctBets } from './correct-bets.ts';
export type { CorrectedSum } from './correct-bets.ts';
export { placeSettledBet } from './place-settled-bet.ts';
export { placeBets } from './place-bets.ts';
export type { Placed } from './place-bets.ts';
export { limitKey } from './post-limited-bet.ts';
export { endInHouseRound } from './round-store.ts';
export { cancelBets, settleBets } from './settle-bets.ts';
export { areKnownTransactions } from './transaction-store.ts';
export { inHouseSource } from './house-accounts.ts';
export type { WagerOrder, WagerRefusal, WagerReply } from './wager-order.ts';
export { getOperatorTransactionId } from './wager-order.ts';
