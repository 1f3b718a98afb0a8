import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { observeOnce } from './observe-once.ts';

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
