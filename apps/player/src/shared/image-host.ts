import { useSyncExternalStore } from 'react';
import { useSsrContext } from './ssr-context.tsx';

let isGivenUp = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The host that hands on our pictures; empty: we hand them out ourselves. */
export function useImageHost(): string {
  const { imageHost } = useSsrContext();
  const isLost = useSyncExternalStore(
    subscribe,
    () => isGivenUp,
    () => false,
  );
  return isLost ? '' : imageHost;
}

/** The host has failed too often: all pictures are asked from us from now on. */
export function giveUpImageHost(): void {
  isGivenUp = true;
  for (const listener of listeners) listener();
}
