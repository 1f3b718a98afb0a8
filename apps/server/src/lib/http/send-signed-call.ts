import type { Logger } from 'pino';

/** A call to an outside system that keeps or moves money. */
export type SignedCall = {
  /** What the log calls the system: `{ gateway: 'sandbox' }`. */
  kind: 'gateway' | 'vendor';
  name: string;
  /** Without a trailing slash. */
  address: string;
  path: string;
  /** Null: the call is a GET. */
  body: string | null;
  /** The query of a GET. It may hold secrets and is not logged. */
  search?: URLSearchParams;
  /** Returns the headers. A call that cannot be signed counts as one that was not answered. */
  sign: () => Record<string, string>;
  limitMs: number;
  log: Logger;
};

/**
 * Sends one signed call. Returns null when there is no answer to go by: a 5xx, a broken reply, a
 * cut line and a late answer all mean that it is not known what was done.
 * @param read returns null, or throws, for a reply that says nothing certain
 */
export async function sendSignedCall<T>(
  { kind, name, address, path, body, search, sign, limitMs, log }: SignedCall,
  read: (response: { ok: boolean; status: number }, text: string) => T | null,
): Promise<T | null> {
  try {
    const query = search ? `?${search.toString()}` : '';
    const response = await fetch(`${address}${path}${query}`, {
      method: body === null ? 'GET' : 'POST',
      headers: sign(),
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    const answer = read(response, await response.text());
    if (answer === null) {
      log.warn({ [kind]: name, path, status: response.status }, `${kind} fault`);
    }
    return answer;
  } catch (error) {
    log.warn({ [kind]: name, path, err: error }, `${kind} did not answer`);
    return null;
  }
}
