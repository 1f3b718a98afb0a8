import { observe } from 'react-intersection-observer';

type Nearness = Pick<IntersectionObserverInit, 'rootMargin'> & { readonly threshold?: number };

/** Calls `act` once, when an element comes near the viewport. Returns what stops the wait. */
export function observeOnce(element: Element, act: () => void, nearness: Nearness): () => void {
  const stop = observe(
    element,
    (isNear) => {
      if (!isNear) return;
      stop();
      act();
    },
    nearness,
  );
  return stop;
}
