/**
 * What our programs call and a browser that we build for may lack (README, Browsers). The first of
 * a group that came together stands for all.
 */
const newest: readonly (readonly [owner: object, name: string])[] = [
  [Array.prototype, 'toSorted'],
  [String.prototype, 'isWellFormed'],
  [Map, 'groupBy'],
  [URL, 'canParse'],
  [AbortSignal, 'any'],
];

/** Gives an older browser what it lacks, before anything calls it; a newer one fetches nothing. */
export async function fillInMissing(): Promise<void> {
  if (newest.every(([owner, name]) => name in owner)) return;
  const { fillIn } = await import('./fill-ins.ts');
  fillIn();
}
