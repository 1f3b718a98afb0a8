// The 52 cards, as a fair number shows them and as they are called.
import type { Words } from '@khelaghor/game-engine/game-engine.ts';

/** How many cards there are to draw from; each card is drawn from all of them. */
export const DECK = 52;

/** How many ranks there are, from the ace, 0, to the king, 12. */
export const RANKS = 13;

const SUITS = DECK / RANKS;

/** The rank of a card from 0 to 51: 0 is the ace, 9 the ten, 12 the king. */
export const getRank = (card: number): number => Math.floor(card / SUITS);

/** The suit of a card: 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export const getSuit = (card: number): number => card % SUITS;

const symbols = ['♠', '♥', '♦', '♣'] as const;

/** Suits as they stand in the name of a card: "of spades". */
const suitNames: readonly Words[] = [
  { bn: 'ইস্কাপনের', en: 'spades' },
  { bn: 'হরতনের', en: 'hearts' },
  { bn: 'রুইতনের', en: 'diamonds' },
  { bn: 'চিড়িতনের', en: 'clubs' },
];

/** Ranks that are not called by their number, with the letter in their corner. */
const namedRanks: ReadonlyMap<number, { readonly letter: string; readonly name: Words }> = new Map([
  [0, { letter: 'A', name: { bn: 'টেক্কা', en: 'Ace' } }],
  [10, { letter: 'J', name: { bn: 'গোলাম', en: 'Jack' } }],
  [11, { letter: 'Q', name: { bn: 'বিবি', en: 'Queen' } }],
  [12, { letter: 'K', name: { bn: 'সাহেব', en: 'King' } }],
]);

/** The corner of a rank: "A", "2" to "10", "J", "Q", "K". */
export const formatRank = (rank: number): string =>
  namedRanks.get(rank)?.letter ?? String(rank + 1);

/** A card in short: "A♠", "10♥". */
export const formatCard = (card: number): string =>
  `${formatRank(getRank(card))}${symbols[getSuit(card)] ?? ''}`;

/** A card as it is called, for screen readers: "Ace of spades". */
export function describeCard(card: number): Words {
  const rank = getRank(card);
  const number = String(rank + 1);
  const name = namedRanks.get(rank)?.name ?? { bn: number, en: number };
  const suit = suitNames[getSuit(card)] ?? { bn: '', en: '' };
  return { bn: `${suit.bn} ${name.bn}`, en: `${name.en} of ${suit.en}` };
}
