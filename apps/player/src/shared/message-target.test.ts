import { expect, test } from 'vitest';
import { messagePages } from '@khelaghor/contract/site/message-names.ts';
import { getMessageTarget } from './message-target.ts';

test.each(messagePages)('a message leads to a page of the site: %s', (page) => {
  const { to, search } = getMessageTarget({ page, id: null });
  expect(to).toMatch(/^\/[A-Za-z/]*$/u);
  expect(search).toEqual(page === 'limits' ? { part: 'play' } : {});
});

test.each([
  ['deposit', { deposit: 'x1' }],
  ['withdraw', { withdrawal: 'x1' }],
  ['promoDetail', { id: 'x1' }],
  ['game', { gameId: 'x1' }],
  ['helpmc', {}],
] as const)('the address of %s says what the page shows', (page, search) => {
  expect(getMessageTarget({ page, id: 'x1' }).search).toEqual(search);
});
