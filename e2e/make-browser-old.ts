import type { BrowserContext } from '@playwright/test';

/**
 * Takes from the browser what it has got since the oldest one that we build for (README, Browsers),
 * in every page and frame before its first script: syntax stays, the build takes care of it.
 */
export async function makeBrowserOld(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const later: readonly (readonly [owner: object, names: readonly string[]])[] = [
      [Array, ['fromAsync']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Map, ['groupBy']],
      [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
      [Object, ['groupBy']],
      [Promise, ['try', 'withResolvers']],
      [Math, ['sumPrecise', 'f16round']],
      [RegExp, ['escape']],
      [Intl, ['DurationFormat', 'Segmenter']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any']],
      [Response, ['json']],
      [Uint8Array, ['fromBase64', 'fromHex']],
      [Uint8Array.prototype, ['toBase64', 'toHex']],
      [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference']],
      [Set.prototype, ['isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [Element.prototype, ['checkVisibility', 'moveBefore', 'setHTMLUnsafe', 'getHTML']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
      [HTMLDialogElement.prototype, ['requestClose']],
      [Document.prototype, ['startViewTransition']],
      [globalThis, ['Iterator', 'OffscreenCanvas', 'CloseWatcher', 'navigation', 'scheduler']],
      [globalThis, ['CompressionStream', 'DecompressionStream', 'cookieStore']],
      [globalThis, ['requestIdleCallback', 'cancelIdleCallback']],
    ];
    const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
    const helpers = ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach'];
    const tests = ['some', 'every', 'find'];
    for (const [owner, names] of [...later, [iterators, [...helpers, ...tests]] as const])
      for (const name of names) Reflect.deleteProperty(owner, name);
  });
}
