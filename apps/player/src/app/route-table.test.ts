// Goal: every route of the specification has exactly what it names around it, and nothing else.
// Method: one row for each; `folded` is a side menu that a button of the header brings
// (docs/decisions/0014).
import { bannerGroups } from '@khelaghor/contract/site/picture-names.ts';
import { isSitePage, sitePages } from '@khelaghor/contract/site/pages.ts';
import { expect, test } from 'vitest';
import { paths } from '../shared/paths.ts';
import {
  findBannerGroup,
  findGameOfPage,
  isPage,
  matchPage,
  findPage,
  pages,
} from './route-table.ts';

type Menu = 'standing' | 'folded' | 'none';
type Row = readonly [
  path: string,
  header: boolean,
  banners: string | null,
  footer: boolean,
  menu: Menu,
];

const rows: readonly Row[] = [
  ['/', true, 'w_home', true, 'standing'],
  ['/index', true, 'w_home', true, 'standing'],
  ['/index.html', true, 'w_home', true, 'standing'],
  ['/home', true, 'w_home', true, 'standing'],
  ['/register', true, 'w_reg', true, 'standing'],
  ['/register.html', true, 'w_reg', true, 'standing'],
  ['/login', true, 'w_home', true, 'standing'],
  ['/pointMall', true, 'w_shop', true, 'standing'],
  ['/lottery', true, null, false, 'none'],
  ['/vnlottery', true, null, false, 'folded'],
  ['/seaLottery', true, null, false, 'folded'],
  ['/promotions', true, 'w_promotion', true, 'standing'],
  ['/promoDetail', true, null, true, 'standing'],
  ['/seamless', true, null, false, 'folded'],
  ['/helpmc', false, 'w_help', false, 'standing'],
  ['/down', true, 'w_down', false, 'folded'],
  ['/download', true, 'w_down', false, 'folded'],
  ['/game', true, null, false, 'none'],
  ['/inhouse', true, 'w_inhouse', true, 'standing'],
  ['/elott', true, 'w_lott', true, 'standing'],
  ['/live', true, 'w_live', true, 'standing'],
  ['/sports', true, 'w_sports', true, 'standing'],
  ['/fish', true, 'w_fish', true, 'standing'],
  ['/rng', true, 'w_rng', true, 'standing'],
  ['/pvp', true, 'w_pvp', true, 'standing'],
  ['/esports', true, 'w_esports', true, 'standing'],
  ['/cockfight', true, 'w_sports', true, 'standing'],
];

const getMenu = (page: ReturnType<typeof findPage>): Menu => {
  if (page?.hasSideMenu !== true) return 'none';
  return page.isMenuFolded === true ? 'folded' : 'standing';
};

test.each(rows)('%s', (path, header, banners, footer, menu) => {
  const page = findPage(path);
  expect({
    header: page?.hasHeader !== false,
    banners: page?.banners ?? null,
    footer: page?.hasFooter,
    menu: getMenu(page),
  }).toEqual({ header, banners, footer, menu });
});

test('the login opens over the lobby, the registration is a page of its own', () => {
  expect(findPage('/login')?.dialog).toBe('login');
  expect(findPage('/login')?.source).toBe(findPage('/')?.source);
  expect(findPage('/register.html')?.source).toBe(findPage('/register')?.source);
  expect(findPage('/register')?.source).not.toBe(findPage('/')?.source);
});

const shownGroups: readonly string[] = pages.flatMap(({ banners }) =>
  banners === undefined ? [] : [banners],
);

test('banners stand only where a group is known', () => {
  expect(shownGroups.filter((group) => !Object.hasOwn(bannerGroups, group))).toEqual([]);
});

test.each(Object.keys(bannerGroups))('the banners of %s stand somewhere', (group) => {
  expect(shownGroups).toContain(group);
});

test.each([
  ['/', 'w_home'],
  ['/down/?a=b', 'w_down'],
  ['/POINTMALL', 'w_shop'],
  ['/lottery', 'w_home'],
  ['/no/such/page', 'w_home'],
  ['/download', 'w_down'],
  ['//elsewhere.example/down', 'w_home'],
  ['//[', 'w_home'],
])('the page %s brings the banners of %s', (url, group) => {
  expect(findBannerGroup(url)).toBe(group);
});

test.each([
  ['/vnLottery', '/vnlottery'],
  ['/POINTMALL/', '/pointMall'],
  ['/lottery//', '/lottery'],
])('%s is the page %s', (address, path) => {
  expect(isPage(address)).toBe(true);
  expect(findPage(address)?.path).toBe(path);
});

test.each([
  ['/member', paths.securityCenter],
  ['/member/depositv2', paths.deposit],
  ['/member/transactionHistory', paths.account],
  ['/member/messageV2', paths.messages],
  ['/member/personalHistoryCopy', paths.bets],
])('%s is another address of %s', (address, path) => {
  expect(findPage(address)).toBe(findPage(path));
  expect(findPage(address)?.isInCentre).toBe(true);
});

test('the contract names every page that an address alone leads to, and no other', () => {
  const addresses = pages.flatMap(({ path, also = [] }) => [path, ...also]);
  const [led, others] = [addresses.filter(isSitePage), addresses.filter((a) => !isSitePage(a))];
  expect(others).toEqual([paths.verify]);
  expect(led).toHaveLength(sitePages.size);
});

test('an address that is no page has no entry', () => {
  expect(isPage('/kite')).toBe(false);
  expect(findPage('/kite')).toBeNull();
});

test.each([
  ['/verify/b-1', { betId: 'b-1' }],
  ['/VERIFY/b-1/', { betId: 'b-1' }],
  ['/verify/a%2Fb', { betId: 'a/b' }],
  ['/verify/%E0%A4', { betId: '%E0%A4' }],
])('%s is the page of one bet', (pathname, params) => {
  expect(matchPage(pathname)).toMatchObject({ path: paths.verify, params });
});

test.each(['/verify', '/verify/', '/verify/a/b', '/verifya', '/no/such/page'])(
  '%s is no page',
  (pathname) => {
    expect(matchPage(pathname)).toBeNull();
  },
);

test('an address is found in any letters, under the path that the table writes', () => {
  expect(matchPage('/MEMBER/playerrank/')?.path).toBe(paths.playerRank);
  expect(matchPage('/index.html')).toMatchObject({ path: '/index.html', params: {} });
});

test.each([
  ['/game?gameId=rickshaw', 'rickshaw'],
  ['/GAME/?a=b&gameId=aam#part', 'aam'],
  ['/game', 'dice'],
  ['/game?gameId=%3Cscript%3E', 'dice'],
  ['/seamless?gameId=rickshaw', null],
  ['/?gameId=rickshaw', null],
])('the game of the page %s is %s', (url, gameCode) => {
  expect(findGameOfPage(url)).toBe(gameCode);
});
