/** The path of the page that the reader typed into last. */
let typedPath: string | null = null;

/** Begins to note which pages the reader types into. */
export function startTypedPage(): void {
  const note = () => {
    typedPath = location.pathname;
  };
  document.addEventListener('input', note, { capture: true, passive: true });
}

/** Forgets what was typed so far: it was the login. */
export function forgetTypedPage(): void {
  typedPath = null;
}

/** Returns whether the page on the screen may hold text that is not sent yet. */
export const isPageTyped = (): boolean => typedPath === location.pathname;
