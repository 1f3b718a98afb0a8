import {
  getAccountLabel,
  isTransferCode,
  getMovementLabel,
  transferCodes,
} from '@khelaghor/contract/money/transfer-codes.ts';
import type { AccountEntry } from '@khelaghor/contract/money/wallet.ts';
import { isProductCode, products } from '@khelaghor/contract/play/products.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';

const findProduct = ({ product }: AccountEntry) =>
  isProductCode(product) ? products[product] : null;

/** Why the money moved, in words. */
export const formatMovement = (entry: AccountEntry, language: Language): string =>
  getMovementLabel(entry.code, findProduct(entry), language);

/** The account that money came from or went to, in words. */
export const formatAccount = (
  entry: AccountEntry,
  side: 'fromKind' | 'toKind',
  language: Language,
): string => getAccountLabel(entry[side], findProduct(entry), language);

/** The icon of a movement: its product's, else its reason's. */
export function getMovementIcon(entry: AccountEntry): IconName {
  if (entry.code === 'bonus') return transferCodes.bonus.icon;
  const product = findProduct(entry);
  if (product !== null) return product.icon;
  return isTransferCode(entry.code) ? transferCodes[entry.code].icon : 'swap';
}
