/** The movements of a wager as transfers between the accounts of its product. */
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { houseAccount, vendorAccount } from './account.ts';
import type { AccountName } from './account.ts';
import type { TransferCode } from './transfer-codes.ts';
import type { Transfer } from './transfer.ts';
import type { WagerMovement, WagerPlace } from './wager.ts';

/** What is true of every wager of a product. */
type WagerProductRule = {
  /** The kind of cause that its transfers name; the id is the bet's. */
  readonly cause: string;
  /**
   * Whether a running stake waits in the member's escrow. Otherwise it is with the house at once,
   * because there is no time between stake and outcome.
   */
  readonly escrow: boolean;
  readonly codes: {
    readonly stake: TransferCode;
    readonly payout: TransferCode;
    readonly payout_taken: TransferCode;
    /** A stake that goes back from where a running one waits. */
    readonly stake_returned: TransferCode;
    /** A stake that goes back from the house. */
    readonly stake_given_back: TransferCode;
    /** Money without a bet. */
    readonly bonus: TransferCode;
    readonly settled: TransferCode | null;
    readonly reopened: TransferCode | null;
  };
};

/** Every product that takes stakes. */
export const WAGER_PRODUCTS = {
  dice: {
    cause: 'dice_bet',
    escrow: false,
    codes: {
      stake: 'dice_stake',
      payout: 'dice_payout',
      payout_taken: 'dice_payout_taken',
      bonus: 'dice_payout',
      stake_returned: 'dice_stake_returned',
      stake_given_back: 'dice_stake_returned',
      settled: null,
      reopened: null,
    },
  },
  lottery: {
    cause: 'ticket',
    escrow: true,
    codes: {
      stake: 'ticket_stake',
      payout: 'ticket_payout',
      payout_taken: 'ticket_payout_taken',
      bonus: 'ticket_payout',
      stake_returned: 'ticket_refund',
      stake_given_back: 'ticket_stake_returned',
      settled: 'ticket_settled',
      reopened: 'ticket_reopened',
    },
  },
  vendor: {
    cause: 'vendor_bet',
    escrow: true,
    codes: {
      stake: 'vendor_stake',
      payout: 'vendor_payout',
      payout_taken: 'vendor_payout_taken',
      bonus: 'vendor_bonus',
      stake_returned: 'vendor_refund',
      stake_given_back: 'vendor_stake_returned',
      settled: 'vendor_settled',
      reopened: 'vendor_reopened',
    },
  },
} as const satisfies Record<string, WagerProductRule>;

export type WagerProduct = keyof typeof WAGER_PRODUCTS;

/** Whether a text from outside names a product. */
export function isWagerProduct(text: unknown): text is WagerProduct {
  return typeof text === 'string' && Object.hasOwn(WAGER_PRODUCTS, text);
}

const productsByCode: ReadonlyMap<string | null, WagerProduct> = new Map(
  Object.entries(WAGER_PRODUCTS).flatMap(([product, { codes }]) =>
    Object.values(codes).map((code) => [code, product as WagerProduct]),
  ),
);

/** The product whose wagers move money with a code; null when none does. */
export const productOfCode = (code: string): WagerProduct | null =>
  productsByCode.get(code) ?? null;

/**
 * The account that wins what members lose with a product.
 * @param source the vendor's code, of a product of vendors
 */
export function houseOfProduct(
  product: WagerProduct,
  source: string,
  currency: Currency,
): AccountName {
  switch (product) {
    case 'dice':
      return houseAccount('house_dice', currency);
    case 'lottery':
      return houseAccount('house_lottery', currency);
    case 'vendor':
      return vendorAccount(source, 'vendor_result', currency);
  }
}

/** The ids of the accounts between which the amounts of a wager move. */
export type WagerAccounts = {
  readonly wallet: string;
  readonly escrow: string;
  readonly house: string;
};

function codeOf(product: WagerProduct, { why, from }: WagerMovement): TransferCode {
  const { codes } = WAGER_PRODUCTS[product];
  const code = why === 'stake_returned' && from === 'house' ? codes.stake_given_back : codes[why];
  if (code === null) throw new Error(`no amount of ${product} is ever ${why}`);
  return code;
}

/**
 * The transfers of some movements of one wager, in their order. A movement between places that are
 * one account for this product is none.
 * @param nextId makes the id of each transfer; the stake's is the bet's own
 */
export function wagerTransfers(wager: {
  readonly product: WagerProduct;
  readonly betId: string;
  readonly accounts: WagerAccounts;
  readonly currency: Currency;
  readonly movements: readonly WagerMovement[];
  readonly nextId: () => string;
}): Transfer[] {
  const { product, betId, accounts, currency } = wager;
  const { cause, escrow } = WAGER_PRODUCTS[product];
  const places: Record<WagerPlace, string> = {
    wallet: accounts.wallet,
    play: escrow ? accounts.escrow : accounts.house,
    house: accounts.house,
  };
  return wager.movements
    .filter(({ from, to }) => places[from] !== places[to])
    .map((movement) => ({
      id: movement.why === 'stake' ? betId : wager.nextId(),
      code: codeOf(product, movement),
      debit: places[movement.from],
      credit: places[movement.to],
      amount: movement.amount,
      currency,
      cause: { kind: cause, id: betId },
      phase: 'posted',
    }));
}

/** What moves when a member is given money without a bet, or when that is taken back. */
export function bonusTransfers(bonus: {
  readonly product: WagerProduct;
  readonly do: 'give' | 'take_back';
  readonly transferId: string;
  /** The id of the transaction that gave it. */
  readonly bonusId: string;
  readonly accounts: WagerAccounts;
  readonly amount: Minor;
  readonly currency: Currency;
}): Transfer[] {
  const { wallet, house } = bonus.accounts;
  const { codes } = WAGER_PRODUCTS[bonus.product];
  const gives = bonus.do === 'give';
  if (bonus.amount === 0n) return [];
  return [
    {
      id: bonus.transferId,
      code: gives ? codes.bonus : codes.payout_taken,
      debit: gives ? house : wallet,
      credit: gives ? wallet : house,
      amount: bonus.amount,
      currency: bonus.currency,
      cause: { kind: 'bonus_win', id: bonus.bonusId },
      phase: 'posted',
    },
  ];
}
