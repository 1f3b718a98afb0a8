import { foldText } from './normalize-text.ts';
import { computeSimilarity } from './fuzzy-match.ts';

/** An article in the search, in both languages at once. */
export type Searched = {
  readonly slug: string;
  readonly title: string;
  readonly keywords: string;
  /** Without formatting. */
  readonly text: string;
};

/** Longer than any real question; the rest is not searched. */
const askedMax = 400;
const wordsMax = 12;
const wordMax = 32;
const foundMax = 20;

/** Stop words, normalised like every word here. */
const idle = new Set(
  [
    'a an and are can do does for how i in is it me my of on or the to what when where why with you',
    'কি কী কিভাবে কীভাবে কেমনে কেন কখন কোথায় আমি আমার আমাকে করে করব করবো করতে হবে হয় যায় এই ও',
    'kivabe kemne ki koro korbo ami amar',
  ]
    .flatMap((line) => line.split(' '))
    .map(foldText),
);

/** Returns the search words: few, short, without repeats and stop words. */
export function splitQuestion(question: string): string[] {
  const words = foldText(question.slice(0, askedMax)).split(' ');
  const given = [...new Set(words.map((word) => word.slice(0, wordMax)))].filter(
    (word) => word !== '',
  );
  const telling = given.filter((word) => !idle.has(word));
  return (telling.length > 0 ? telling : given).slice(0, wordsMax);
}

const weights = { title: 5, keywords: 4, text: 1 } as const;

const getWords = (text: string): string[] => [...new Set(foldText(text).split(' '))];

/** Scores how well an article answers, and how many of the words it answers at all. */
function getScore(article: Searched, asked: readonly string[]): { score: number; hits: number } {
  const parts = (['title', 'keywords', 'text'] as const).map((part) => ({
    words: getWords(article[part]),
    weight: weights[part],
  }));
  let score = 0;
  let hits = 0;
  for (const word of asked) {
    let best = 0;
    for (const { words, weight } of parts) {
      for (const [place, each] of words.entries()) {
        const near = computeSimilarity(word, each);
        // Earlier words of an article say more about its subject.
        if (near > 0) best = Math.max(best, near * weight + 0.5 / (place + 1));
      }
    }
    score += best;
    if (best > 0) hits += 1;
  }
  return { score, hits };
}

/** Returns the articles that answer at least half of the words, best first. */
export function searchHelp<A extends Searched>(articles: readonly A[], question: string): A[] {
  const asked = splitQuestion(question);
  if (asked.length === 0) return [];
  return articles
    .map((article) => ({ article, ...getScore(article, asked) }))
    .filter(({ hits }) => hits > 0 && hits * 2 >= asked.length)
    .toSorted((a, b) => b.hits - a.hits || b.score - a.score)
    .slice(0, foundMax)
    .map(({ article }) => article);
}
