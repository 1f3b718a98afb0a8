import { isProductCode, getProduct } from '@khelaghor/contract/play/products.ts';
import type { GameCard, ProductCode, ProductRow } from '@khelaghor/contract/play/products.ts';

export type GameProduct = ProductRow & {
  readonly code: Exclude<ProductCode, 'vendor'>;
  readonly card: GameCard;
};

/** The product of an in-house game. Throws when the table of products has no row with its card. */
export function getGameProduct(code: string): GameProduct {
  if (isProductCode(code) && code !== 'vendor') {
    const row = getProduct(code);
    if (row.card) return { ...row, code, card: row.card };
  }
  throw new Error(`the game ${code} has no row with a card in contract/play/products.ts`);
}
