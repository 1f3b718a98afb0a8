import type { LocalText } from '../lib/shapes.ts';
import type { PanelPicture } from '../site/picture-names.ts';

/** What is played: one row a game or family of games. A new game is a row here and its folders. */

export type ProductRow = {
  /** The kind of cause that its transfers name; the id is the bet's. */
  readonly cause: string;
  /**
   * Whether a running stake waits in the member's escrow. Otherwise the house has it at once,
   * because no time passes between stake and outcome.
   */
  readonly usesEscrow: boolean;
  /** Whose account the results are in: the house's own for this product, or each vendor's. */
  readonly runBy: 'house' | 'vendors';
  /** As a movement names it: "Dice: stake". */
  readonly label: LocalText;
  /** As an account names it that holds its results. */
  readonly resultLabel: LocalText;
  readonly icon: string;
  /**
   * The card of an in-house game with a page of its own, in the lobby of a fresh site. Its title is
   * `label`, its page is in the folder of its code below `games/`.
   */
  readonly card?: GameCard;
};

export type GameCard = {
  /** A number of its own, under which members keep it as a favourite. */
  readonly nodeId: number;
  /** The kind of games whose lobby has it; without it, that of in-house games. */
  readonly kind?: 'RNG';
  readonly picture: PanelPicture;
  readonly isHot: boolean;
  /** Its place in the lobby. */
  readonly sort: number;
};

/** Every product. */
export const products = {
  dice: {
    cause: 'dice_bet',
    usesEscrow: false,
    runBy: 'house',
    label: { bn: 'পাশা', en: 'Dice' },
    resultLabel: { bn: 'হাউস, পাশা', en: 'The house, Dice' },
    icon: 'dice',
    card: { nodeId: 1001, picture: 'dice', isHot: true, sort: 1 },
  },
  limbo: {
    cause: 'limbo_bet',
    usesEscrow: false,
    runBy: 'house',
    label: { bn: 'লিম্বো', en: 'Limbo' },
    resultLabel: { bn: 'হাউস, লিম্বো', en: 'The house, Limbo' },
    icon: 'play',
    card: { nodeId: 1002, picture: 'limbo', isHot: false, sort: 2 },
  },
  plinko: {
    cause: 'plinko_bet',
    usesEscrow: false,
    runBy: 'house',
    label: { bn: 'প্লিঙ্কো', en: 'Plinko' },
    resultLabel: { bn: 'হাউস, প্লিঙ্কো', en: 'The house, Plinko' },
    icon: 'play',
    card: { nodeId: 1003, picture: 'plinko', isHot: true, sort: 3 },
  },
  keno: {
    cause: 'keno_bet',
    usesEscrow: false,
    runBy: 'house',
    label: { bn: 'কেনো', en: 'Keno' },
    resultLabel: { bn: 'হাউস, কেনো', en: 'The house, Keno' },
    icon: 'play',
    card: { nodeId: 1004, picture: 'keno', isHot: false, sort: 4 },
  },
  wheel: {
    cause: 'wheel_bet',
    usesEscrow: false,
    runBy: 'house',
    label: { bn: 'ভাগ্যের চাকা', en: 'Wheel' },
    resultLabel: { bn: 'হাউস, ভাগ্যের চাকা', en: 'The house, Wheel' },
    icon: 'play',
    card: { nodeId: 1005, picture: 'wheel', isHot: false, sort: 5 },
  },
  mines: {
    cause: 'mines_bet',
    usesEscrow: true,
    runBy: 'house',
    label: { bn: 'হাঁড়ি', en: 'Mines' },
    resultLabel: { bn: 'হাউস, হাঁড়ি', en: 'The house, Mines' },
    icon: 'play',
    card: { nodeId: 1006, picture: 'mines', isHot: true, sort: 6 },
  },
  tower: {
    cause: 'tower_bet',
    usesEscrow: true,
    runBy: 'house',
    label: { bn: 'রাজবাড়ি', en: 'Tower' },
    resultLabel: { bn: 'হাউস, রাজবাড়ি', en: 'The house, Tower' },
    icon: 'play',
    card: { nodeId: 1007, picture: 'tower', isHot: false, sort: 7 },
  },
  hilo: {
    cause: 'hilo_bet',
    usesEscrow: true,
    runBy: 'house',
    label: { bn: 'উঁচু না নিচু', en: 'Hi-Lo' },
    resultLabel: { bn: 'হাউস, উঁচু না নিচু', en: 'The house, Hi-Lo' },
    icon: 'cards',
    card: { nodeId: 1008, picture: 'hilo', isHot: false, sort: 8 },
  },
  coin: {
    cause: 'coin_bet',
    usesEscrow: true,
    runBy: 'house',
    label: { bn: 'হেড না টেল', en: 'Coin flips' },
    resultLabel: { bn: 'হাউস, হেড না টেল', en: 'The house, Coin flips' },
    icon: 'play',
    card: { nodeId: 1009, picture: 'coin', isHot: false, sort: 9 },
  },
  crash: {
    cause: 'crash_bet',
    usesEscrow: true,
    runBy: 'house',
    label: { bn: 'ঘুড়ি কাটা', en: 'Crash' },
    resultLabel: { bn: 'হাউস, ঘুড়ি কাটা', en: 'The house, Crash' },
    icon: 'play',
    card: { nodeId: 1010, picture: 'crash', isHot: true, sort: 10 },
  },
  aam: {
    cause: 'aam_bet',
    usesEscrow: false,
    runBy: 'house',
    label: { bn: 'আমবাগান', en: 'Mango Orchard' },
    resultLabel: { bn: 'হাউস, আমবাগান', en: 'The house, Mango Orchard' },
    icon: 'slots',
    card: { nodeId: 1011, kind: 'RNG', picture: 'aam', isHot: true, sort: 11 },
  },
  rickshaw: {
    cause: 'rickshaw_bet',
    usesEscrow: false,
    runBy: 'house',
    label: { bn: 'রিকশার মেলা', en: 'Rickshaw Parade' },
    resultLabel: { bn: 'হাউস, রিকশার মেলা', en: 'The house, Rickshaw Parade' },
    icon: 'slots',
    card: { nodeId: 1012, kind: 'RNG', picture: 'rickshaw', isHot: true, sort: 12 },
  },
  sundarbans: {
    cause: 'sundarbans_bet',
    usesEscrow: false,
    runBy: 'house',
    label: { bn: 'সুন্দরবন', en: 'Sundarbans' },
    resultLabel: { bn: 'হাউস, সুন্দরবন', en: 'The house, Sundarbans' },
    icon: 'slots',
    card: { nodeId: 1013, kind: 'RNG', picture: 'sundarbans', isHot: true, sort: 13 },
  },
  ilish: {
    cause: 'ilish_bet',
    usesEscrow: false,
    runBy: 'house',
    label: { bn: 'ইলিশের মৌসুম', en: 'Hilsa Season' },
    resultLabel: { bn: 'হাউস, ইলিশের মৌসুম', en: 'The house, Hilsa Season' },
    icon: 'slots',
    card: { nodeId: 1014, kind: 'RNG', picture: 'ilish', isHot: true, sort: 14 },
  },
  kantha: {
    cause: 'kantha_bet',
    usesEscrow: false,
    runBy: 'house',
    label: { bn: 'নকশি কাঁথা', en: 'Nakshi Kantha' },
    resultLabel: { bn: 'হাউস, নকশি কাঁথা', en: 'The house, Nakshi Kantha' },
    icon: 'slots',
    card: { nodeId: 1015, kind: 'RNG', picture: 'kantha', isHot: true, sort: 15 },
  },
  boishakh: {
    cause: 'boishakh_bet',
    usesEscrow: false,
    runBy: 'house',
    label: { bn: 'পয়লা বৈশাখ', en: 'Boishakh' },
    resultLabel: { bn: 'হাউস, পয়লা বৈশাখ', en: 'The house, Boishakh' },
    icon: 'slots',
    card: { nodeId: 1016, kind: 'RNG', picture: 'boishakh', isHot: false, sort: 16 },
  },
  baul: {
    cause: 'baul_bet',
    usesEscrow: false,
    runBy: 'house',
    label: { bn: 'বাউলের রাত', en: 'Baul Night' },
    resultLabel: { bn: 'হাউস, বাউলের রাত', en: 'The house, Baul Night' },
    icon: 'slots',
    card: { nodeId: 1017, kind: 'RNG', picture: 'baul', isHot: false, sort: 17 },
  },
  delta: {
    cause: 'delta_bet',
    usesEscrow: false,
    runBy: 'house',
    label: { bn: 'ব-দ্বীপের নদী', en: 'Delta River' },
    resultLabel: { bn: 'হাউস, ব-দ্বীপের নদী', en: 'The house, Delta River' },
    icon: 'slots',
    card: { nodeId: 1018, kind: 'RNG', picture: 'delta', isHot: true, sort: 18 },
  },
  mela: {
    cause: 'mela_bet',
    usesEscrow: false,
    runBy: 'house',
    label: { bn: 'মেলা', en: 'Village Fair' },
    resultLabel: { bn: 'হাউস, মেলা', en: 'The house, Village Fair' },
    icon: 'slots',
    card: { nodeId: 1019, kind: 'RNG', picture: 'mela', isHot: true, sort: 19 },
  },
  terracotta: {
    cause: 'terracotta_bet',
    usesEscrow: false,
    runBy: 'house',
    label: { bn: 'পোড়ামাটি', en: 'Terracotta' },
    resultLabel: { bn: 'হাউস, পোড়ামাটি', en: 'The house, Terracotta' },
    icon: 'slots',
    card: { nodeId: 1020, kind: 'RNG', picture: 'terracotta', isHot: true, sort: 20 },
  },
  lottery: {
    cause: 'ticket',
    usesEscrow: true,
    runBy: 'house',
    label: { bn: 'লটারির টিকিট', en: 'Lottery ticket' },
    resultLabel: { bn: 'হাউস, লটারি', en: 'The house, lottery' },
    icon: 'lottery',
  },
  vendor: {
    cause: 'vendor_bet',
    usesEscrow: true,
    runBy: 'vendors',
    label: { bn: 'প্রোভাইডারের গেম', en: 'Provider’s game' },
    resultLabel: { bn: 'গেম প্রোভাইডার', en: 'Games provider' },
    icon: 'play',
  },
} as const satisfies Record<string, ProductRow>;

export type ProductCode = keyof typeof products;

/** The row of a product, whatever it has. */
export const getProduct = (code: ProductCode): ProductRow => products[code];

/** Every product's code, in the order of the table. */
export const productCodes = Object.keys(products) as readonly ProductCode[];

/** Whether a text from outside names a product. */
export const isProductCode = (text: unknown): text is ProductCode =>
  typeof text === 'string' && Object.hasOwn(products, text);

/** Whether a cause is a bet in a game of the house, which its member can check. */
export const isHouseBet = (causeKind: string): boolean =>
  productCodes.some(
    (code) => products[code].runBy === 'house' && products[code].cause === causeKind,
  );

type Side = { readonly owner: string };

/** What of a transfer tells its product: the accounts that it joins, and what it was made for. */
export type ProductClue = {
  readonly debit: Side;
  readonly credit: Side;
  readonly cause: { readonly kind: string };
};

/**
 * The product that a transfer belongs to: by the owner of the account that holds results, else by
 * its cause, because a stake on its way into escrow touches the member's accounts alone. Null: it
 * is no bet's transfer.
 */
export function getProductOfTransfer({ debit, credit, cause }: ProductClue): ProductCode | null {
  for (const { owner } of [debit, credit]) {
    const [type, name] = owner.split(':');
    if (type === 'vendor' && cause.kind !== 'wallet_transfer') return 'vendor';
    if (type === 'game' && isProductCode(name)) return name;
  }
  return productCodes.find((code) => products[code].cause === cause.kind) ?? null;
}
