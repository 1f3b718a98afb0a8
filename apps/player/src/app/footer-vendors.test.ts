// Goal: the footer names each vendor once, never the house, and none where there is none.
import type { VendorCard, VendorLane } from '@khelaghor/contract/play/lobby.ts';
import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { expect, test } from 'vitest';
import { getThirdPartyVendors } from './footer-vendors.tsx';

const card = (vassalage: string, gameType: GameCategory): VendorCard => ({
  vassalage,
  title: { bn: vassalage, en: vassalage },
  picture: null,
  isHot: 0,
  nodeId: 1,
  gameType,
  games: 3,
});

const lane = (gameCategory: GameCategory, vendors: readonly string[]): VendorLane => ({
  gameCategory,
  vendors: [...vendors],
  cards: Object.fromEntries(vendors.map((name) => [name, card(name, gameCategory)])),
  gameClassify: [],
});

test.each([
  ['nothing at all', [], []],
  ['the house alone', [lane('LOTT', ['KHELAGHOR']), lane('RNG', ['KHELAGHOR'])], []],
  ['one in two lobbies', [lane('RNG', ['KHELAGHOR', 'ACME']), lane('LIVE', ['ACME'])], ['ACME']],
  ['several', [lane('RNG', ['ZED', 'ACME']), lane('LIVE', ['MEGHA'])], ['ZED', 'ACME', 'MEGHA']],
])('%s', (_, lanes, names) => {
  expect(getThirdPartyVendors(lanes).map(({ vassalage }) => vassalage)).toEqual(names);
});

test('a vendor leads to the first lobby that it is in', () => {
  const [guest] = getThirdPartyVendors([lane('RNG', ['ACME']), lane('LIVE', ['ACME'])]);
  expect(guest?.gameType).toBe('RNG');
});

test('a vendor without a card is left out', () => {
  expect(getThirdPartyVendors([{ ...lane('RNG', []), vendors: ['ACME'] }])).toEqual([]);
});
