import { startServiceWorker } from '../shared/service-worker.ts';

/**
 * Puts the service worker in place, and has it keep the offline page as this reader sees pages: a
 * page of a later build, in another language or theme takes its place.
 */
export async function startOfflineWorker(buildId: string): Promise<void> {
  try {
    const { active } = await startServiceWorker();
    const { lang, dataset } = document.documentElement;
    const query = new URLSearchParams({ lang, theme: dataset['theme'] ?? 'dark', build: buildId });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    active?.postMessage({ keep: `/offline-shell?${query}` });
  } catch {
    // A private window or an old browser: the site works, but not without a connection.
  }
}
