import type { Logger } from 'pino';
import type { z } from 'zod';
import { gatewayFault } from '@khelaghor/contract/money/gateways.ts';
import { signHeaders } from '@khelaghor/gateway-signature/message-signature.ts';
import type { Clock } from '../../lib/clock.ts';
import { sendSignedCall } from '../../lib/http/send-signed-call.ts';

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

/** Calls a gateway. Returns null when it is not known what was done. */
export function callGateway<S extends z.ZodType>(
  line: Line,
  path: string,
  content: Record<string, string>,
  schema: S,
  limitMs: number,
): Promise<LineAnswer<z.output<S>>> {
  const body = JSON.stringify(content);
  const sign = () => signHeaders(line, line.clock.now().toISOString(), body);
  return sendSignedCall(
    { ...line, kind: 'gateway', path, body, sign, limitMs },
    ({ ok, status }, text) => {
      const reply: unknown = JSON.parse(text);
      if (ok) return { value: schema.parse(reply) };
      return status < 500 ? { fault: gatewayFault.parse(reply) } : null;
    },
  );
}
