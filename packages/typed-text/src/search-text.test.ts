import { expect, test } from 'vitest';
import { foldSearch, holdsSearch } from './search-text.ts';

const titles = ['পিকে10 রেস', 'PK10 race'];

test.each(['পিকে১০', 'পিকে10', 'PK10', 'pk১০', 'Pk 10', ' pk10\u200b ', 'ＰＫ１０', 'রেস', ''])(
  '%j finds PK10 by its titles',
  (typed) => {
    expect(titles.some((title) => holdsSearch(title, typed))).toBe(true);
  },
);

test.each(['কে3', 'কে৩', 'k3', 'K৩', 'কে ৩'])('%j finds K3 by its titles', (typed) => {
  expect(['কে৩, 45 সেকেন্ড', 'K3, 45 seconds'].some((title) => holdsSearch(title, typed))).toBe(
    true,
  );
});

test.each(['pk11', 'পিকে ২০', '%', '_'])('%j does not find PK10', (typed) => {
  expect(titles.some((title) => holdsSearch(title, typed))).toBe(false);
});

test.each([
  ['\u09df', 'য\u09bc'],
  ['\u09dc \u09dd', 'ড\u09bc ঢ\u09bc'],
  ['র\u200d্যাব', 'র্যাব'],
  ['É', 'e\u0301'],
])('%j and %j are folded alike', (one, other) => {
  expect(foldSearch(one)).toBe(foldSearch(other));
});
