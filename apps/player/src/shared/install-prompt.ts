import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** The event of a browser that can install the site. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

let offer: InstallOffer | null = null;
const listeners = createListeners();

function keepOffer(next: InstallOffer | null): void {
  offer = next;
  listeners.tell();
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

/** Asks the browser to install the app; null without an offer. An offer works once. */
export function useInstall(): (() => void) | null {
  const current = useSyncExternalStore(
    listeners.add,
    () => offer,
    () => null,
  );
  if (!current) return null;
  return () => {
    keepOffer(null);
    void current.prompt();
  };
}
