import type { GameMessage, PageMessage } from '@khelaghor/contract/play/game-bridge.ts';
import { readHostMessage } from './host-message.ts';

/** The game's side of the messages with the surrounding page. */
export type HostBridge = {
  send(message: GameMessage): void;
  /** Calls back with every valid message of the page; returns the function that stops it. */
  listen(hear: (message: PageMessage) => void): () => void;
};

const metaName = 'khelaghor-site';

/** The site's origin, which the server wrote into the game's page; null: none. */
export function getSiteOrigin(page: Pick<Document, 'querySelector'>): string | null {
  const content = page.querySelector<HTMLMetaElement>(`meta[name="${metaName}"]`)?.content ?? '';
  return URL.canParse(content) && new URL(content).origin === content ? content : null;
}

/**
 * Opens the bridge. It exchanges messages only with the surrounding page of exactly one origin;
 * without a known origin, or without a frame, it neither sends nor receives.
 */
export function createHostBridge(own: Window, siteOrigin: string | null): HostBridge {
  const page = own.parent;
  const isFramed = page !== own && siteOrigin !== null;
  return {
    send(message) {
      if (isFramed) page.postMessage(message, siteOrigin);
    },
    listen(hear) {
      if (!isFramed) return () => undefined;
      const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source !== page || origin !== siteOrigin) return;
        const message = readHostMessage(data);
        if (message) hear(message);
      };
      own.addEventListener('message', receive);
      return () => own.removeEventListener('message', receive);
    },
  };
}
