/**
 * Maximum time for hydration on a slow phone. Pages that replace the content call `markHydrated()`.
 */
const patienceMs = 15_000;

let tell: () => void = () => undefined;
const told = new Promise<void>((resolve) => {
  tell = resolve;
});
let hydrating: Promise<void> | undefined;

/** The page inside the shell has reported. */
let isPageTaken = false;
/** Its parts that React hydrates later than itself. */
const lateParts = new Set<string>();

/** Event on the document: the page inside the shell is hydrated. */
export const pageHydratedEvent = 'khelaghor:page-hydrated';

function finish(): void {
  if (!isPageTaken || lateParts.size > 0) return;
  tell();
  document.dispatchEvent(new Event(pageHydratedEvent));
}

/** Reports that the page inside the shell is hydrated, or that there is none to hydrate. */
export function markHydrated(): void {
  isPageTaken = true;
  finish();
}

/** Reports that a part of the page is hydrated. */
export function markPartHydrated(part: string): void {
  if (lateParts.delete(part)) finish();
}

/** Lets hydration go on until the part reports, or the function that this returns is called. */
export function waitForPart(part: string): () => void {
  lateParts.add(part);
  return () => markPartHydrated(part);
}

/**
 * Begins hydration: first the shell, then the page inside it, then the page's parts. Resolves when
 * all are done, or after `patienceMs` when the page does not report.
 */
export function beginHydration(): Promise<void> {
  const patience = new Promise<void>((resolve) => {
    setTimeout(resolve, patienceMs);
  });
  hydrating = Promise.race([told, patience]).then(() => {
    hydrating = undefined;
  });
  return hydrating;
}

/**
 * During hydration, a promise that resolves at its end. Whatever the page shows must not change
 * before: React hydrates the shell first, and compares the page with the server's markup only when
 * there is time. Replies, notices, texts and pages wait for it; a store of the browser tells
 * `useSyncExternalStore` what the server drew.
 */
export const whileHydrating = (): Promise<void> | undefined => hydrating;
