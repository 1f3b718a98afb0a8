/** Words shorter than this are taken as they are written. */
const forgivenMin = 4;
const forgivenTwiceMin = 8;

/**
 * Whether one word can be made from the other with so many slips at most: a letter too many, too
 * few, another one, or two in each other's place.
 */
function isWithin(a: string, b: string, slips: number): boolean {
  if (Math.abs(a.length - b.length) > slips) return false;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > slips) return false;
    before = row;
    row = next;
  }
  return (row[b.length] ?? Infinity) <= slips;
}

/**
 * How well a word of a text answers a word that was asked for, from 0 to 1: the same, the same
 * beginning (which covers endings of both languages), or nearly the same.
 */
export function computeSimilarity(asked: string, word: string): number {
  if (asked === word) return 1;
  const shorter = Math.min(asked.length, word.length);
  if (shorter >= 3 && word.startsWith(asked)) return 0.8;
  // "জমার" finds "জমা": what is asked for may carry an ending.
  if (shorter >= 3 && asked.startsWith(word) && asked.length - word.length <= 4) return 0.7;
  if (asked.length < forgivenMin || word.length < forgivenMin) return 0;
  const slips = asked.length >= forgivenTwiceMin ? 2 : 1;
  return isWithin(asked, word, slips) ? 0.45 : 0;
}
