import type { Logger } from 'pino';
import type { z } from 'zod';
import { gatewayFault } from '@khelaghor/contract/money/gateways.ts';
import type { Clock } from '../../lib/clock.ts';
import { signatureOf } from './gateway-signature.ts';

/** Whom a gateway's calls go to and how they are signed. */
export type Line = {
  /** The gateway's name, for the log. */
  name: string;
  /** Without a trailing slash. */
  address: string;
  key: string;
  secret: string;
  clock: Clock;
  log: Logger;
};

/** What came back over the line: a value, a fault that the gateway named, or nothing to go by. */
export type LineAnswer<V> = { value: V } | { fault: z.infer<typeof gatewayFault> } | null;

/**
 * One signed call. A 5xx, a broken reply, a cut line and a late answer all mean the same: nobody
 * knows what was done.
 */
export async function signedCall<S extends z.ZodType>(
  line: Line,
  path: string,
  content: Record<string, string>,
  schema: S,
  limitMs: number,
): Promise<LineAnswer<z.output<S>>> {
  const body = JSON.stringify(content);
  const sentAt = line.clock.now().toISOString();
  try {
    const response = await fetch(`${line.address}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-app-key': line.key,
        'x-sent-at': sentAt,
        'x-signature': signatureOf(line.secret, sentAt, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    const reply: unknown = await response.json();
    if (response.ok) return { value: schema.parse(reply) };
    if (response.status < 500) return { fault: gatewayFault.parse(reply) };
    line.log.warn({ gateway: line.name, path, status: response.status }, 'gateway fault');
    return null;
  } catch (error) {
    line.log.warn({ gateway: line.name, path, err: error }, 'gateway did not answer');
    return null;
  }
}
