/**
 * Maximum time for hydration on a slow phone. Pages that replace the content call `markHydrated()`.
 */
const patienceMs = 15_000;

let tell: () => void = () => undefined;
const told = new Promise<void>((resolve) => {
  tell = resolve;
});
let hydrating: Promise<void> | undefined;

/** Event on the document: the page inside the shell is hydrated. */
export const pageHydratedEvent = 'khelaghor:page-hydrated';

/** Reports that the page inside the shell is hydrated, or that there is none to hydrate. */
export function markHydrated(): void {
  tell();
  document.dispatchEvent(new Event(pageHydratedEvent));
}

/**
 * Begins hydration: first the shell, then the page inside it. Resolves when both are done, or after
 * `patienceMs` when the page does not report.
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
 * During hydration, a promise that resolves at its end. The reader may press a link of the shell by
 * then: a page that is replaced during hydration is rendered again from scratch, with an error.
 */
export const whileHydrating = (): Promise<void> | undefined => hydrating;
