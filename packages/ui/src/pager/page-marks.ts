/** A page number, or a gap between numbers. */
export type PageMark = number | 'gap';

/**
 * Which page numbers to offer, from 1: the first, the last, the current one and its neighbours,
 * never more than seven marks so that they fit a phone. A gap never hides a single page.
 */
export function getPageMarks(current: number, count: number): readonly PageMark[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= 5) return all;
  const near = all.filter((page) => page === 1 || page === count || Math.abs(page - current) <= 1);
  return near.flatMap((page, index): PageMark[] => {
    const before = near[index - 1];
    if (before === undefined || page === before + 1) return [page];
    return page === before + 2 ? [page - 1, page] : ['gap', page];
  });
}
