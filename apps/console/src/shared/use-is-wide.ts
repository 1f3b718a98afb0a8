import { useSyncExternalStore } from 'react';

const desk = matchMedia('(min-width: 64rem)');

function subscribe(changed: () => void): () => void {
  desk.addEventListener('change', changed);
  return () => desk.removeEventListener('change', changed);
}

/** Whether the window is as wide as a desk's, where lists become tables. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => desk.matches);
