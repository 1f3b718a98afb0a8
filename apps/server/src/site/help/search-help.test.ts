import { expect, test } from 'vitest';
import { findExcerpt, extractText } from './excerpt.ts';
import { foldText } from './normalize-text.ts';
import { computeSimilarity } from './fuzzy-match.ts';
import { splitQuestion, searchHelp } from './search-help.ts';
import { firstArticles } from './seed.ts';

const articles = firstArticles.map(({ slug, title, keywords, content }) => ({
  slug,
  title: `${title.bn} ${title.en}`,
  keywords: `${keywords.bn} ${keywords.en}`,
  text: extractText(`${content.bn} ${content.en}`),
}));

test.each<[string, string]>([
  ['টাকা জমা', 'deposit-play-money'],
  ['টাকা জমা কীভাবে দেব?', 'deposit-play-money'],
  ['taka joma', 'deposit-play-money'],
  ['How do I deposit?', 'deposit-play-money'],
  ['depsoit', 'deposit-play-money'],
  ['DEPOSITS', 'deposit-play-money'],
  ['টাকা তোলা', 'withdraw'],
  ['withdrawl', 'withdraw'],
  ['উত্তোলন', 'withdraw'],
  ['কে৩', 'k3-rules'],
  ['k3', 'k3-rules'],
  ['লটারী', 'k3-rules'],
  ['পাশা', 'dice-rules'],
  ['বাজি মেলান', 'check-a-bet'],
  ['verify my bet', 'check-a-bet'],
  ['পাসওয়ার্ড', 'keep-account-safe'],
  ['password', 'keep-account-safe'],
  ['proof of liabilities', 'proof-of-liabilities'],
  ['আরটিপি', 'what-is-rtp'],
  ['অভিযোগ', 'tell-us'],
  ['complaint', 'tell-us'],
])('%s is answered by %s', (question, slug) => {
  expect(searchHelp(articles, question)[0]?.slug).toBe(slug);
});

test.each(['', '   ', '?!।', 'xyzzyplugh', 'ঝঝঝঝঝ', '<script>', '%', '\u0000'])(
  '%j is answered by nothing',
  (question) => {
    expect(searchHelp(articles, question)).toEqual([]);
  },
);

test('ten thousand characters are as quick as a word', () => {
  const long = 'টাকা জমা '.repeat(1_200).slice(0, 10_000);
  expect(searchHelp(articles, long)[0]?.slug).toBe('deposit-play-money');
  expect(searchHelp(articles, 'x'.repeat(10_000))).toEqual([]);
  expect(splitQuestion('ab cd '.repeat(2_000)).length).toBeLessThanOrEqual(12);
});

test.each<[string, string]>([
  ['বাড়ি', 'বাড়ী'],
  ['বাড়ি', 'বাড়ি'],
  ['শূন্য', 'সুন্য'],
  ['জমা', 'যমা'],
  ['চাঁদ', 'চাদ'],
  ['কে৩', 'কে3'],
  ['Deposit!', 'deposit'],
  ['ড্র', 'ড\u09cd\u200dর'],
])('%s and %s are one word', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test.each<[string, string, number]>([
  ['deposit', 'deposit', 1],
  ['depo', 'deposit', 0.8],
  ['deposits', 'deposit', 0.7],
  ['depsoit', 'deposit', 0.45],
  ['withdrawl', 'withdrawal', 0.45],
  ['bet', 'bat', 0],
  ['dice', 'mice', 0.45],
  ['dice', 'k3', 0],
  ['ab', 'abc', 0],
])('%s near %s', (asked, word, near) => {
  expect(computeSimilarity(asked, word)).toBe(near);
});

test('a piece of an article is plain and short', () => {
  const text = extractText('<p>One &amp; two.</p><ul><li>Deposit here</li></ul><p>Three</p>');
  expect(text).toBe('One & two.\nDeposit here\nThree');
  expect(findExcerpt(text, 'deposit')).toBe('Deposit here');
  expect(findExcerpt(text, 'nothing')).toBe('One & two.');
  expect(findExcerpt('word '.repeat(100), 'word').length).toBeLessThanOrEqual(141);
});
