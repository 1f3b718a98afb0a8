import { useSyncExternalStore } from 'react';
import { useSsrContext } from './ssr-context.tsx';
import { createListeners } from './listeners.ts';

let isGivenUp = false;
const listeners = createListeners();

/** The host that hands on our pictures; empty: we hand them out ourselves. */
export function useImageHost(): string {
  const { imageHost } = useSsrContext();
  const isLost = useSyncExternalStore(
    listeners.add,
    () => isGivenUp,
    () => false,
  );
  return isLost ? '' : imageHost;
}

/** The host has failed too often: all pictures are asked from us from now on. */
export function giveUpImageHost(): void {
  isGivenUp = true;
  listeners.tell();
}
