/** So long a slow phone may take; whatever shows something else in the page's place says so. */
const patienceMs = 15_000;

let tell: () => void = () => undefined;
const told = new Promise<void>((resolve) => {
  tell = resolve;
});
let taking: Promise<void> | undefined;

/** Said to the document once the page inside the shell is taken over. */
export const takenEvent = 'khelaghor:taken';

/** Says that the page inside the shell is taken over, or that none is to be. */
export function markHydrated(): void {
  tell();
  document.dispatchEvent(new Event(takenEvent));
}

/**
 * Begins to take the page over: first the shell, then the page inside it. Settles when both are;
 * where the page does not say so, after a while.
 */
export function beginHydration(): Promise<void> {
  const patience = new Promise<void>((resolve) => {
    setTimeout(resolve, patienceMs);
  });
  taking = Promise.race([told, patience]).then(() => {
    taking = undefined;
  });
  return taking;
}

/**
 * While the page is being taken over, what settles when it is. Somebody may press a link of the
 * shell by then: a page whose place another takes meanwhile is drawn anew from nothing, with an
 * error.
 */
export const whileHydrating = (): Promise<void> | undefined => taking;
