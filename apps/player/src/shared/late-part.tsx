import { Suspense, useEffect, useId, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { markPartHydrated, waitForPart } from './hydration-wait.ts';

function Arrived({ part }: { readonly part: string }): null {
  useEffect(() => markPartHydrated(part), [part]);
  return null;
}

type LatePartProps = { readonly fallback: ReactNode; readonly children: ReactNode };

/**
 * A `Suspense` for what the server draws inside a page. React hydrates its content after the page;
 * hydration as a whole ends with it, not before.
 */
export function LatePart({ fallback, children }: LatePartProps) {
  const part = useId();
  // Before the page's own report, which is an effect.
  useLayoutEffect(() => waitForPart(part), [part]);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Arrived part={part} />
    </Suspense>
  );
}
