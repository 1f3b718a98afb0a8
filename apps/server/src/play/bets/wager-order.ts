import type { ProductCode } from '@khelaghor/contract/play/products.ts';
import type { WagerStepRefusal } from '@khelaghor/ledger/wager.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { StakeLimitRefusal } from '../../account/responsible-gaming/index.ts';
import type { BetDetail } from './bet-store.ts';

/** What every order of a vendor, or a correction of our own, has in common. */
type OrderHead = {
  /** The vendor's code; `inHouseSource` for corrections of our own games. */
  source: string;
  /** The key: the source's own id of this transaction. */
  transactionId: string;
  /** The id of the call that carries it, when its protocol has one: good for one transaction. */
  requestId: string | null;
  memberId: string;
  /** What was asked for: a repeat must ask for the same. */
  body: unknown;
  /** Nothing more is bet in its round: what still runs there is lost. Vendors' rounds only. */
  endsRound: boolean;
  /** Its member has limits, so that a stake is judged by them and counted. */
  isLimited?: boolean;
  /** Why it is refused, unless it was answered before. */
  barred?: WagerRefusal | undefined;
  /**
   * The currency in which the source names its amounts. It has to be that of the bet that the order
   * is about, else that which the member plays with now. Undefined: whatever that is.
   */
  currency?: string;
};

/** A vendor's round by the vendor's number of it, which counts within one game. */
export type RoundNamed = { readonly round: string; readonly gameCode: string };

type BetHead = OrderHead & {
  gameCode: string;
  /** The vendor's id of the round; null when the bet is a round of its own. */
  round: string | null;
  stake: Minor;
  detail: BetDetail;
};

/** `reference` is the transaction id of the bet; for our own games the id of the bet itself. */
type About = OrderHead & { reference: string };

/** One thing that a vendor may do to a member's money, or we to a bet of our own. */
export type WagerOrder =
  | (BetHead & { kind: 'bet' })
  | (BetHead & { kind: 'bet_and_settle'; payout: Minor })
  /** The round that is named must be that of its bet. */
  | (About & { kind: 'win'; amount: Minor; named?: RoundNamed })
  /** Money without a bet. */
  | (OrderHead & { kind: 'bonus_win'; product: ProductCode; amount: Minor })
  /**
   * Takes back a bet, a win or a bonus, also before it comes. `reference` may be any of them. The
   * round is named to end it also where there is nothing to take back.
   */
  | (About & { kind: 'rollback'; named?: RoundNamed | undefined })
  /** A running bet does not take place. */
  | (About & { kind: 'cancel' })
  /** Another payout in all than before. */
  | (About & { kind: 'change_win'; payout: Minor })
  /** A part of the stake goes back. */
  | (About & { kind: 'return_stake'; amount: Minor })
  | (OrderHead & RoundNamed & { kind: 'end_round' })
  /** Ends a round, and what still runs in it does not take place. */
  | (OrderHead & RoundNamed & { kind: 'refund_round' });

/** Why an order is refused. */
export type WagerRefusal =
  | WagerStepRefusal
  /** The same transaction id with another body, or the same request id for another transaction. */
  | 'key_reused'
  /** It was taken back, perhaps before it came. */
  | 'rolled_back'
  /** What it refers to has not come, or was refused. */
  | 'bet_unknown'
  /** What it refers to is another member's, or of a kind that it cannot refer to. */
  | 'reference_mismatch'
  /** Its amounts are in another currency than the bet, or than the member plays with now. */
  | 'currency_mismatch'
  | 'round_unknown'
  /** The round or the game that it names is not its bet's. */
  | 'round_mismatch'
  /** Its stake was given back by operators. */
  | 'round_refunded'
  /** The vendor has no such game. */
  | 'game_unknown'
  /** The vendor is closed: it may end what is open, and pay nothing new. */
  | 'vendor_closed'
  /** More than one win may pay at this vendor or in this game. */
  | 'win_above_ceiling'
  /** More than a win without a bet may pay at this vendor. */
  | 'bonus_above_ceiling'
  /** No bet can be placed in a round that has ended. */
  | 'round_ended'
  | 'balance_too_low'
  | StakeLimitRefusal
  | 'amount_too_large'
  | 'account_closed';

/** The answer to an order, with the wallet's balance as it was when it was first answered. */
export type WagerReply = (
  | { ok: true; repeated: boolean }
  | { ok: false; refusal: WagerRefusal }
) & { balance: Minor; currency: Currency };
