import { makeTrustedScript } from './trusted-types.ts';

/**
 * Puts the service worker in place, and returns it when it works. Rejects where the browser has
 * none: a private window, or an old browser.
 */
export async function startServiceWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(makeTrustedScript('/service-worker.js'), { updateViaCache: 'none' });
  return serviceWorker.ready;
}
