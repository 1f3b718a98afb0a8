/** Converts the movements of a wager to transfers between the accounts of its product. */
import { products } from '@khelaghor/contract/play/products.ts';
import type { ProductCode } from '@khelaghor/contract/play/products.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { minor, ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { gameAccount, vendorAccount } from '../account.ts';
import type { AccountName } from '../account.ts';
import { TRANSFER_AMOUNT_MAX } from '../transfer.ts';
import type { Transfer, TransferCause, TransferCode } from '../transfer.ts';
import type { WagerMovement, WagerAccountRole } from '../wager.ts';

/**
 * Returns the account that receives members' losses with a product.
 * @param source the vendor's code, of a product of vendors
 */
export const getProductHouse = (
  product: ProductCode,
  source: string,
  currency: Currency,
): AccountName =>
  products[product].runBy === 'vendors'
    ? vendorAccount(source, 'game_result', currency)
    : gameAccount(product, currency);

/** The ids of the accounts between which the amounts of a wager move. */
export type WagerAccounts = {
  readonly wallet: string;
  readonly escrow: string;
  readonly house: string;
};

/** Without escrow the house always refunds the stake, so the refund keeps its usual code. */
const chooseCode = (product: ProductCode, { reason, from }: WagerMovement): TransferCode =>
  reason === 'stake_refunded' && from === 'house' && products[product].usesEscrow
    ? 'settled_stake_refunded'
    : reason;

/**
 * Returns the transfers of a wager's movements, in their order. A movement between roles with
 * the same account for this product needs no transfer.
 * @param nextId returns the id of each transfer; the stake's is the bet's own
 */
export function buildWagerTransfers(wager: {
  readonly product: ProductCode;
  readonly betId: string;
  readonly accounts: WagerAccounts;
  readonly currency: Currency;
  readonly movements: readonly WagerMovement[];
  readonly nextId: () => string;
}): Transfer[] {
  const { product, betId, accounts, currency } = wager;
  const { cause, usesEscrow } = products[product];
  const accountByRole: Record<WagerAccountRole, string> = {
    wallet: accounts.wallet,
    escrow: usesEscrow ? accounts.escrow : accounts.house,
    house: accounts.house,
  };
  return wager.movements
    .filter(({ from, to }) => accountByRole[from] !== accountByRole[to])
    .map((movement) => ({
      id: movement.reason === 'stake' ? betId : wager.nextId(),
      code: chooseCode(product, movement),
      debit: accountByRole[movement.from],
      credit: accountByRole[movement.to],
      amount: movement.amount,
      currency,
      cause: { kind: cause, id: betId },
      phase: 'posted',
    }));
}

/**
 * Joins the stakes that wagers which end together leave with the house: one transfer for each pair
 * of accounts, as far as one may go, ahead of all others. Their order stays.
 * @param cause what ended the wagers, such as the draw of an issue
 */
export function joinSettledStakes(
  transfers: readonly Transfer[],
  cause: TransferCause,
): Transfer[] {
  const joined = new Map<string, Transfer>();
  const others = transfers.filter((transfer) => {
    if (transfer.code !== 'settled') return true;
    const pair = `${transfer.debit} ${transfer.credit}`;
    const before = joined.get(pair) ?? { ...transfer, amount: ZERO };
    const amount = minor(before.amount + transfer.amount);
    if (amount > TRANSFER_AMOUNT_MAX) return true;
    joined.set(pair, { ...before, amount, cause });
    return false;
  });
  return [...joined.values(), ...others];
}

/** Returns the transfer that pays a member without a bet, or that rolls it back. */
export function buildBonusTransfers(bonus: {
  readonly do: 'give' | 'take_back';
  readonly transferId: string;
  /** The id of the paying transaction. */
  readonly bonusId: string;
  readonly accounts: WagerAccounts;
  readonly amount: Minor;
  readonly currency: Currency;
}): Transfer[] {
  const { wallet, house } = bonus.accounts;
  const gives = bonus.do === 'give';
  if (bonus.amount === 0n) return [];
  return [
    {
      id: bonus.transferId,
      code: gives ? 'bonus' : 'payout_reversed',
      debit: gives ? house : wallet,
      credit: gives ? wallet : house,
      amount: bonus.amount,
      currency: bonus.currency,
      cause: { kind: 'bonus_win', id: bonus.bonusId },
      phase: 'posted',
    },
  ];
}
