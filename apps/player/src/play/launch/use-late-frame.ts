import { useEffect, useEffectEvent } from 'react';

type Patience = { readonly isReady: boolean; readonly patienceMs: number };

/** Reports a frame that has not shown itself in time. */
export function useLateFrame({ isReady, patienceMs }: Patience, onLate: () => void): void {
  const late = useEffectEvent(onLate);
  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => late(), patienceMs);
    return () => clearTimeout(timer);
  }, [isReady, patienceMs]);
}
