/**
 * The only way for a stake to leave a wallet and for a payout to come back, for every game and
 * every vendor. Each call runs in the caller's transaction, once, together with the rows of the
 * game itself. The state machine of `packages/ledger` decides what a bet may become.
 */
export { applyWager, applyWagerWithin } from './apply-wager.ts';
export { operatorTransactionId } from './operator-order.ts';
export { runningBets } from './bet-store.ts';
export type { RunningBet } from './bet-store.ts';
export { placeSettledBet } from './place-settled-bet.ts';
export { placeBets } from './place-bets.ts';
export type { Placed } from './place-bets.ts';
export { limitKey } from './post-limited-bet.ts';
export { endOwnRound } from './round-store.ts';
export { cancelBets, settleBets } from './settle-bets.ts';
export { areKnownTransactions } from './transaction-store.ts';
export { inHouseSource } from './house-accounts.ts';
export type { WagerOrder, WagerRefusal, WagerReply } from './wager-order.ts';
