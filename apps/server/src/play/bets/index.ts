/**
 * The one door through which a stake leaves a wallet and a payout comes back, whatever the game and
 * whoever runs it. Each call runs in the caller's transaction, once, together with the rows of the
 * game itself. What a bet may become is decided by the state machine of `packages/ledger`.
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
