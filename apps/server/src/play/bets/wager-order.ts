import type { ProductCode } from '@khelaghor/contract/play/products.ts';
import type { WagerStepRefusal } from '@khelaghor/ledger/wager.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { StakeLimitRefusal } from '../../account/responsible-gaming/index.ts';
import type { BetDetail } from './bet-store.ts';

/** What all orders of vendors, and corrections of our own, have in common. */
type OrderHead = {
  /** The vendor's code; `inHouseSource` for corrections of our own games. */
  source: string;
  /** The idempotency key: the source's own id of this transaction. */
  transactionId: string;
  /** The id of the call, if the protocol has one: valid for one transaction. */
  requestId: string | null;
  memberId: string;
  /** A repeat must have the same body. */
  body: unknown;
  /** The round takes no more bets, and its running bets are lost. Vendors' rounds only. */
  endsRound: boolean;
  /** The member has limits: a stake is checked and counted against them. */
  isLimited?: boolean;
  /** The refusal, unless it was answered before. */
  barred?: WagerRefusal | undefined;
  /**
   * The currency of the source's amounts. It must be that of the order's bet, else the one that the
   * member plays with now. Undefined: not checked.
   */
  currency?: string;
};

/** A vendor's round by the vendor's id of it, which is unique within one game. */
export type NamedRound = { readonly round: string; readonly gameCode: string };

type BetHead = OrderHead & {
  gameCode: string;
  /** The vendor's id of the round; null when the bet is a round of its own. */
  round: string | null;
  stake: Minor;
  detail: BetDetail;
};

/** `reference` is the transaction id of the bet; for our own games the id of the bet itself. */
type ReferringHead = OrderHead & { reference: string };

/** A vendor's order about a member's money, or our own about an in-house bet. */
export type WagerOrder =
  | (BetHead & { kind: 'bet' })
  | (BetHead & { kind: 'bet_and_settle'; payout: Minor })
  /** `named` must be the round of the bet. */
  | (ReferringHead & { kind: 'win'; amount: Minor; named?: NamedRound })
  /** Money without a bet. */
  | (OrderHead & { kind: 'bonus_win'; product: ProductCode; amount: Minor })
  /**
   * Rolls back a bet, a win or a bonus, also before it comes. `named` is the round to end, even if
   * there is nothing to roll back.
   */
  | (ReferringHead & { kind: 'rollback'; named?: NamedRound | undefined })
  /** Cancels a running bet. */
  | (ReferringHead & { kind: 'cancel' })
  /** Changes the total payout. */
  | (ReferringHead & { kind: 'change_win'; payout: Minor })
  /** Returns a part of the stake. */
  | (ReferringHead & { kind: 'return_stake'; amount: Minor })
  | (OrderHead & NamedRound & { kind: 'end_round' })
  /** Ends a round, and cancels its running bets. */
  | (OrderHead & NamedRound & { kind: 'refund_round' });

/** Why an order is refused. */
export type WagerRefusal =
  | WagerStepRefusal
  /** The same transaction id with another body, or the same request id for another transaction. */
  | 'key_reused'
  /** It was rolled back, perhaps before it came. */
  | 'rolled_back'
  /** Its reference has not come, or was refused. */
  | 'bet_unknown'
  /** Its reference is another member's, or of a kind that it cannot refer to. */
  | 'reference_mismatch'
  /** Its currency is not that of the bet, or not the one that the member plays with now. */
  | 'currency_mismatch'
  | 'round_unknown'
  /** The round or the game that it names is not that of its bet. */
  | 'round_mismatch'
  /** Operators have refunded its stake. */
  | 'round_refunded'
  /** The vendor has no such game. */
  | 'game_unknown'
  /** The vendor is closed: it may finish open bets, and pay nothing new. */
  | 'vendor_closed'
  /** It is above the highest win of this vendor or game. */
  | 'win_above_ceiling'
  /** It is above the vendor's highest win without a bet. */
  | 'bonus_above_ceiling'
  /** No bet can be placed in a round that has ended. */
  | 'round_ended'
  | 'balance_too_low'
  | StakeLimitRefusal
  | 'amount_too_large'
  | 'account_closed';

/** The answer to an order, with the balance at the time of the first answer. */
export type WagerReply = (
  | { ok: true; repeated: boolean }
  | { ok: false; refusal: WagerRefusal }
) & { balance: Minor; currency: Currency };

/** Begins the transaction id of an operators' order. No vendor's id can begin so. */
const operatorPrefix = 'operator-';

/** Returns the transaction id of what two operators do to a vendor's round. */
export const getOperatorTransactionId = (actId: string): string => `${operatorPrefix}${actId}`;

export const isOperatorTransaction = (transactionId: string): boolean =>
  transactionId.startsWith(operatorPrefix);
