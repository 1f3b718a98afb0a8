const signs = ['pointerdown', 'keydown', 'scroll', 'click'] as const;
const restMs = 200;

function runWhenIdle(work: () => void): void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1_000 });
  else setTimeout(work, restMs);
}

/**
 * Calls back once, when the browser is idle after the reader's first interaction with the page: for
 * code that a click may need. Returns the function that cancels it.
 */
export function onFirstInteraction(work: () => void): () => void {
  const done = new AbortController();
  const use = () => {
    done.abort();
    runWhenIdle(work);
  };
  for (const sign of signs)
    window.addEventListener(sign, use, { capture: true, passive: true, signal: done.signal });
  return () => done.abort();
}
