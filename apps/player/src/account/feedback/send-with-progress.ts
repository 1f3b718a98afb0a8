import type { Call } from '@khelaghor/client/call.ts';
import { createCallWith } from '../../shared/api.ts';

type Sent = (share: number) => void;

/** `fetch`, as far as calls need it, that tells which share of the body has left. */
function fetchWithProgress(onSent: Sent): typeof fetch {
  return (address, { method = 'GET', headers = {}, body = null, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      // Calls name their addresses as texts.
      request.open(method, address as string);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onSent(loaded / total);
      });
      request.addEventListener('load', () => {
        resolve(new Response(request.responseText, { status: request.status }));
      });
      request.addEventListener('error', () => reject(new TypeError('the connection was lost')));
      request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      signal?.addEventListener('abort', () => request.abort());
      if (signal?.aborted) reject(new DOMException('stopped', 'AbortError'));
      else request.send(body as XMLHttpRequestBodyInit | null);
    });
}

/** A call whose way up can be watched, from 0 to 1. */
export const callWithProgress = (onSent: Sent): Call => createCallWith(fetchWithProgress(onSent));
