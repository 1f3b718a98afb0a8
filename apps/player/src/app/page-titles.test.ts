// Goal: each page has a title of its own in both languages, and a page of a game, lottery or offer
// has its name. Method: the page table with both catalogues, and a cache filled as pages fill it.
import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { gameMenusQuery, memberQuery } from '../shared/api-queries.ts';
import { loadAllTexts } from '../shared/catalogues.ts';
import { gameQuery } from '../shared/game-queries.ts';
import { paths } from '../shared/paths.ts';
import { promotionsQuery } from '../shared/promotions.ts';
import { getPageTitle } from './page-head.ts';
import { findSubject } from './page-subject.ts';
import { pages } from './route-table.ts';

test.each(['bn', 'en'])('no page is without a title, and no two share one: %s', async (locale) => {
  const i18n = setupI18n({ locale, messages: { [locale]: await loadAllTexts(locale) } });
  const titles = pages.map(({ path }) => getPageTitle(i18n, path, null));
  expect(titles.filter((title) => title.trim() === '')).toEqual([]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  const isBengali = /^[\u0980-\u09ff ,?।-]+$/u;
  expect(titles.filter((title) => isBengali.test(title) !== (locale === 'bn'))).toEqual([]);
  expect(titles).not.toContain(getPageTitle(i18n, null, null));
});

const name = (english: string) => ({ bn: `${english} বাংলা`, en: english });

/** A cache as the page of a member has it: one game was asked for, others are in the menus. */
function fillCache(): QueryClient {
  const queries = new QueryClient();
  const games = ['dice', 'k3', 'aam'].map((gameCode) => ({ gameCode, title: name(gameCode) }));
  queries.setQueryData([...gameMenusQuery.queryKey], { gameMenus: [{ games }] });
  queries.setQueryData([...gameQuery('rickshaw').queryKey], {
    game: { gameCode: 'rickshaw', title: name('Rickshaw') },
    others: [],
  });
  queries.setQueryData([...memberQuery.queryKey], { id: 'm1' });
  queries.setQueryData([...promotionsQuery('m1').queryKey], [{ id: 'p1', title: name('Gift') }]);
  queries.setQueryData([...promotionsQuery(null).queryKey], [{ id: 'p2', title: name('No') }]);
  return queries;
}

test.each([
  [paths.game, { gameId: 'aam' }, 'aam'],
  [paths.game, {}, 'dice'],
  [paths.game, { gameId: 'rickshaw' }, 'Rickshaw'],
  [paths.game, { gameId: 'unknown' }, null],
  [paths.seamless, { gameId: 'aam' }, 'aam'],
  [paths.lottery, { gameCode: 'k3' }, 'k3'],
  [paths.lottery, {}, null],
  [paths.lottery, { lottoView: 'lobby' }, null],
  [paths.promoDetail, { id: 'p1' }, 'Gift'],
  [paths.promoDetail, { id: 'p2' }, null],
  [paths.promoDetail, {}, null],
  [paths.home, { gameId: 'aam', gameCode: 'k3', id: 'p1' }, null],
  [null, { gameId: 'aam' }, null],
] as const)('the page %s with %j is about %s', (path, search, subject) => {
  const found = findSubject(fillCache(), { path, search });
  expect(found).toEqual(subject === null ? null : name(subject));
  expect(findSubject(new QueryClient(), { path, search })).toBeNull();
});
