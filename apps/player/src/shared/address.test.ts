// Goal: an address is read and written without loss, and a link knows where it leads.
// Method: one row for each kind of target, seen from one address.
import { expect, test } from 'vitest';
import { getHref, isOverPage, matchesAddress, parseAddress, withoutDialog } from './address.ts';
import type { Target } from './address.ts';
import { paths } from './paths.ts';

const here = parseAddress('/promotions?category=new&open=login&next=%2Fmember%2Fbets#first');

test('an address is read in its parts', () => {
  expect(here).toMatchObject({
    pathname: '/promotions',
    search: { category: 'new', open: 'login', next: '/member/bets' },
    hash: 'first',
  });
  expect(parseAddress('/').search).toEqual({});
  expect(parseAddress('/a#b?c')).toMatchObject({ pathname: '/a', search: {}, hash: 'b?c' });
});

const targets: readonly (readonly [target: Target, href: string])[] = [
  [{ to: paths.home }, '/'],
  [{ to: '.' }, '/promotions'],
  [{}, '/promotions'],
  [{ to: '.', search: { open: 'speed' } }, '/promotions?open=speed'],
  [
    { search: (known: object) => ({ ...known, open: undefined, next: undefined }) },
    '/promotions?category=new',
  ],
  [{ to: paths.bets, search: { days: 7, game: null, state: undefined } }, '/member/bets?days=7'],
  [{ to: paths.verify, params: { betId: 'a/b ?' } }, '/verify/a%2Fb%20%3F'],
  [{ to: paths.promotions, hash: 'first' }, '/promotions#first'],
];

test.each(targets)('%j leads to %s', (target, href) => {
  expect(getHref(target, here)).toBe(href);
});

test('what a link says is read again as it was said', () => {
  const said = { q: 'জমা & more = #1', article: 'a+b' };
  expect(parseAddress(getHref({ to: paths.helpmc, search: said }, here)).search).toEqual(said);
});

test('an address without its dialog keeps what the page itself says', () => {
  expect(withoutDialog(here)).toBe('/promotions?category=new');
  expect(withoutDialog(parseAddress('/?open=login'))).toBe('/');
});

test.each([
  ['/promotions', true],
  ['/promotions/', true],
  ['/promotions?category=new', true],
  ['/promotions?category=old', false],
  ['/', false],
  ['/promo', false],
])('from promotions, a link to %s leads here: %s', (href, isHere) => {
  expect(matchesAddress(href, here)).toBe(isHere);
});

test('a link to a part of the site leads here from everything within it', () => {
  expect(matchesAddress('/member/bets', parseAddress('/member/bets/one'))).toBe(true);
  expect(matchesAddress('/member/bets', parseAddress('/member/betsmore'))).toBe(false);
});

const strip = (search: object) => ({ ...search, open: undefined });

test.each([
  ['/?q=1&open=login', '/?q=1', true],
  ['/?q=1&open=login', '/?q=1&open=games', true],
  ['/?q=1&open=login', '/?q=2', false],
  ['/lottery?open=login', '/', false],
  ['/?open=login', '/#main', false],
  ['/?open=login', undefined, false],
] as const)('a dialog at %s, made over %s, lies over its page: %s', (href, below, expected) => {
  expect(isOverPage(parseAddress(href, { below }), strip)).toBe(expected);
});
