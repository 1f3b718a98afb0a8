import { expect, test } from 'vitest';
import { getChangeable, emptyVendor, withCard } from './vendor-draft.ts';

test('origins are taken line by line, without what stands around them', () => {
  const launchOrigins = ' https://a.example/ \n\nhttps://b.example:8443\thttps://c.example';
  expect(getChangeable({ ...emptyVendor, launchOrigins }).launchOrigins).toEqual([
    'https://a.example',
    'https://b.example:8443',
    'https://c.example',
  ]);
  expect(getChangeable({ ...emptyVendor, address: ' https://api.example/v1/ ' }).address).toBe(
    'https://api.example/v1',
  );
});

test('a lobby is taken in once, and left out', () => {
  const two = withCard(withCard(emptyVendor.cards, 'LIVE', true), 'LIVE', true);
  expect(two.map(({ gameType }) => gameType)).toEqual(['RNG', 'LIVE']);
  expect(withCard(two, 'RNG', false).map(({ gameType }) => gameType)).toEqual(['LIVE']);
});
