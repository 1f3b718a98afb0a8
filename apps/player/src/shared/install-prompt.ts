import { useSyncExternalStore } from 'react';

/** The event of a browser that can install the site. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function keepOffer(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** The boot script keeps an offer that came before the program started. */
type OfferedDocument = Document & { installOffer?: InstallOffer };

/**
 * Keeps the browser's install offer until the reader wants it: the browser alone would show it at
 * any moment.
 */
export function startInstallPrompt(): void {
  keepOffer((document as OfferedDocument).installOffer ?? null);
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keepOffer(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => keepOffer(null));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the browser to install the app; null without an offer. An offer works once. */
export function useInstall(): (() => void) | null {
  const current = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  );
  if (!current) return null;
  return () => {
    keepOffer(null);
    void current.prompt();
  };
}
