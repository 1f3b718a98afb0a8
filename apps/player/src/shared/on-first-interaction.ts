const signs = ['pointerdown', 'keydown', 'scroll', 'click'] as const;
const restMs = 200;

function whenAtRest(work: () => void): void {
  // Safari does not tell when it is at rest.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1_000 });
  else setTimeout(work, restMs);
}

/**
 * Calls back once, after the first sign that somebody uses the page, when the browser is at rest:
 * for what a press may ask for. Gives the way to stop waiting.
 */
export function whenUsed(work: () => void): () => void {
  const done = new AbortController();
  const use = () => {
    done.abort();
    whenAtRest(work);
  };
  for (const sign of signs)
    window.addEventListener(sign, use, { capture: true, passive: true, signal: done.signal });
  return () => done.abort();
}
