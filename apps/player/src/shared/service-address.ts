import { supportOpen } from '@khelaghor/client/routes/site.gen.ts';
import { createReplyKey } from '@khelaghor/client/reply-key.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { CsType } from '@khelaghor/contract/site/external-links.ts';
import { call } from './api.ts';

/** Of the paths that come back, the one that is a page on the web. */
const webPage = 3;

/** The path in an opened reply that is a page over https; null when there is none. */
export function getWebPath(opened: unknown): string | null {
  const read = (from: unknown, key: string): unknown =>
    typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[key] : undefined;
  const list = read(read(opened, 'version'), 'pathList');
  if (!Array.isArray(list)) return null;
  for (const entry of list as unknown[]) {
    const path = read(entry, 'path');
    if (read(entry, 'type') !== webPage || typeof path !== 'string') continue;
    if (URL.canParse(path) && new URL(path).protocol === 'https:') return path;
  }
  return null;
}

/** Asks where a channel is, with a key that only this request has. */
export async function getServiceAddress(csType: CsType): Promise<string | CallRefusal> {
  const lost: CallRefusal = { success: false, code: 'network' };
  const key = await createReplyKey();
  const reply = await call(supportOpen, { query: { csType, key: key.publicKey } });
  if (!reply.success) return reply;
  const opened = await key.open(reply.value, `GET ${supportOpen.path}`);
  return getWebPath(opened) ?? lost;
}
