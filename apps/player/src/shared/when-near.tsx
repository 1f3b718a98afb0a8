import { observe } from 'react-intersection-observer';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

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

type WhenNearProps = {
  readonly className: string;
  /** So far from the window it is fetched already. */
  readonly marginPx?: number;
  readonly children: ReactNode;
};

/** A place below the first screen: what is in it comes when the reader comes near. */
export function WhenNear({ className, marginPx = 200, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    return observeOnce(element, () => setNear(true), { rootMargin: `${marginPx}px` });
  }, [marginPx]);
  return (
    <div className={className} ref={place}>
      {isNear && children}
    </div>
  );
}
