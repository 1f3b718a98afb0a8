import defaultGame from '@khelaghor/ui/art/default-game.svg?inline';

/** So often a picture is asked for before another stands in for it. */
const triesMax = 3;
const pauseMs = 400;

/** A picture that did not come. */
type Failed = {
  readonly address: string;
  /** How often this address has failed. */
  readonly failures: number;
  /** How many of its spares have been tried; with none, the address is its own. */
  readonly spent: number;
};

/** What is done about it. */
type Step =
  | { readonly do: 'again'; readonly afterMs: number }
  | { readonly do: 'show'; readonly address: string; readonly spent: number }
  | { readonly do: 'nothing' };

/**
 * What follows on a picture's failure: it is asked for three times in all, after pauses in which a
 * connection may come back; then its spares are shown, one after the other.
 */
export function stepAfter({ address, failures, spent }: Failed, spares: readonly string[]): Step {
  if (spent === 0 && failures < triesMax) return { do: 'again', afterMs: pauseMs * failures };
  const next = spares.findIndex((spare, at) => at >= spent && spare !== address);
  const spare = spares[next];
  return spare === undefined ? { do: 'nothing' } : { do: 'show', address: spare, spent: next + 1 };
}

/** What may stand in for a picture. Where nothing is named, what is below or beside it does. */
function getSpares({ dataset: { spare } }: HTMLImageElement): readonly string[] {
  if (spare === undefined) return [];
  return spare === '' ? [defaultGame] : [spare, defaultGame];
}

/** Shows another picture, of which there are no other formats. */
function show(image: HTMLImageElement, address: string): void {
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  for (const source of sources) source.removeAttribute('srcset');
  image.src = address;
}

/** Takes care of every picture of the page that fails, or has failed before this was here. */
export function startImageRetries(): void {
  const known = new WeakMap<HTMLImageElement, Failed>();
  const fail = (image: HTMLImageElement) => {
    const address = image.getAttribute('src');
    if (address === null) return;
    const before = known.get(image);
    // What the page has changed since begins anew.
    const { failures, spent } = before?.address === address ? before : { failures: 0, spent: 0 };
    const failed = { address, failures: failures + 1, spent };
    known.set(image, failed);
    const step = stepAfter(failed, getSpares(image));
    // No browser's mark of a broken picture stands there, unless there are words to read with it.
    const isWords = step.do === 'nothing' && image.alt !== '';
    image.style.visibility = isWords ? '' : 'hidden';
    if (step.do === 'show') {
      known.set(image, { address: step.address, failures: 0, spent: step.spent });
      show(image, step.address);
    }
    if (step.do !== 'again') return;
    setTimeout(() => {
      // The page may show something else there by now.
      if (image.getAttribute('src') === address) image.src = address;
    }, step.afterMs);
  };
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) fail(target);
    },
    { capture: true },
  );
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement && known.has(target)) target.style.visibility = '';
    },
    { capture: true },
  );
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) fail(image);
}
