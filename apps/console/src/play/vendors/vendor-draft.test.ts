import { expect, test } from 'vitest';
import { pickChanged } from '../../shared/edits/compare-drafts.ts';
import { emptyVendor, getBody, getFigures, withCard } from './vendor-draft.ts';

test('origins are taken line by line, without what stands around them', () => {
  const launchOrigins = ' https://a.example/ \n\nhttps://b.example:8443\thttps://c.example';
  expect(getBody({ ...emptyVendor, launchOrigins })?.launchOrigins).toEqual([
    'https://a.example',
    'https://b.example:8443',
    'https://c.example',
  ]);
  const address = ' https://api.example/v1/ ';
  expect(getBody({ ...emptyVendor, address })?.address).toBe('https://api.example/v1');
});

test('figures are read in either digits, with poisha', () => {
  const typed = { operatorId: '৭', callsPerMinute: '6,000', winMax: '৫০০', bonusMax: '10.50' };
  expect(getFigures({ ...emptyVendor, ...typed })).toEqual({
    operatorId: 7,
    callsPerMinute: 6_000,
    winMax: '50000',
    bonusMax: '1050',
  });
});

test.each(['', '1,5', '-5', 'x', '0'])(
  'a vendor with a maximum win of %j is not sent',
  (winMax) => {
    expect(getBody({ ...emptyVendor, winMax })).toBeNull();
  },
);

test('a lobby is taken in once, and left out', () => {
  const two = withCard(withCard(emptyVendor.cards, 'LIVE', true), 'LIVE', true);
  expect(two.map(({ gameType }) => gameType)).toEqual(['RNG', 'LIVE']);
  expect(withCard(two, 'RNG', false).map(({ gameType }) => gameType)).toEqual(['LIVE']);
});

test('a renamed vendor sends its name and no figure', () => {
  const renamed = { ...emptyVendor, title: { bn: 'মেঘ', en: 'Megh' } };
  const body = getBody(renamed);
  expect(body && pickChanged(getBody(emptyVendor), body)).toEqual({
    titleBn: 'মেঘ',
    titleEn: 'Megh',
  });
});
