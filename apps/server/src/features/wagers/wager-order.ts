import type { WagerProduct } from '@khelaghor/ledger/wager-transfers.ts';
import type { WagerStepRefusal } from '@khelaghor/ledger/wager.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { StakeLimitRefusal } from '../play-limits/play-limits.ts';
import type { BetDetail } from './bet-store.ts';

/** What every order of a vendor, or a correction of our own, has in common. */
type OrderHead = {
  /** The vendor's code; `ownSource` for corrections of our own games. */
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
  /**
   * The currency in which the source names its amounts. It has to be that of the bet that the order
   * is about, else that which the member plays with now. Undefined: whatever that is.
   */
  currency?: string;
};

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
  | (About & { kind: 'win'; amount: Minor })
  /** Money without a bet. */
  | (OrderHead & { kind: 'bonus_win'; product: WagerProduct; amount: Minor })
  /**
   * Takes back a bet, a win or a bonus, also before it comes. `reference` may be any of them. The
   * round is the vendor's id of it, to end it also where there is nothing to take back.
   */
  | (About & { kind: 'rollback'; round?: string })
  /** A running bet does not take place. */
  | (About & { kind: 'cancel' })
  /** Another payout in all than before. */
  | (About & { kind: 'change_win'; payout: Minor })
  /** A part of the stake goes back. */
  | (About & { kind: 'return_stake'; amount: Minor })
  | (OrderHead & { kind: 'end_round'; round: string });

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
