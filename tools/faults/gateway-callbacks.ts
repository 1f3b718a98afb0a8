// The payment gateway's messages, sent by hand: as often, as late and in the order that a scenario
// wants. The gateway itself is told to keep its own back.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gatewayCallback } from '@khelaghor/contract/money/deposits.ts';
import { signHeaders } from '@khelaghor/gateway-signature/message-signature.ts';
import type { System } from './system.ts';

export type CallbackStatus = 'completed' | 'failed' | 'cancelled';

export type Message = {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

const path = gatewayCallback.path.replace(':gateway', 'sandbox');

function signed({ gatewaySecret }: System, body: string, at: Date): Message {
  const sentAt = at.toISOString();
  return {
    body,
    headers: signHeaders({ key: 'khelaghor', secret: gatewaySecret }, sentAt, body),
  };
}

/** A message about a payment as the gateway would sign it at that time. */
export function getMessage(
  system: System,
  paymentId: string,
  status: CallbackStatus,
  at: Date,
): Message {
  return signed(system, JSON.stringify({ paymentId, status, sentAt: at.toISOString() }), at);
}

/** Delivers a message to a server and resolves with how it was answered. */
async function deliver(site: string, { body, headers }: Message): Promise<string> {
  const response = await fetch(new URL(path, site), { method: 'POST', headers, body });
  const reply = (await response.json()) as { success: boolean; code?: string };
  return reply.success ? 'received' : (reply.code ?? String(response.status));
}

/** Delivers a message so many times at once; how often each answer was given. */
export async function deliverAtOnce(
  site: string,
  message: Message,
  times: number,
): Promise<Map<string, number>> {
  const answers = await Promise.all(Array.from({ length: times }, () => deliver(site, message)));
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return counts;
}

/** A call of ours to the gateway, made by hand. */
export async function callGateway(
  system: System,
  gatewayPath: string,
  content: Readonly<Record<string, string>>,
): Promise<void> {
  const { body, headers } = signed(system, JSON.stringify(content), new Date());
  const address = new URL(gatewayPath, system.gateway.address);
  const response = await fetch(address, { method: 'POST', headers, body });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the gateway answered ${response.status}`);
}

/**
 * Stands between the gateway and a server that lives in another time: what the server signed then
 * is signed again now.
 */
export async function bridgeTimes(
  system: System,
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { body, headers } = signed(system, Buffer.concat(chunks).toString(), new Date());
      const address = new URL(request.url ?? '/', system.gateway.address);
      const answer = await fetch(address, { method: 'POST', headers, body });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(await answer.text());
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Runs a job now, on whichever process takes it, and waits until it is done. */
export async function runJob(
  { connection }: System,
  task: string,
  payload: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { rows } = await connection.pool.query<{ id: string }>(
    'select id::text from graphile_worker.add_job($1, $2::json)',
    [task, JSON.stringify(payload)],
  );
  const [job] = rows;
  const left = 'select from graphile_worker.jobs where id = $1';
  while ((await connection.pool.query(left, [job?.id])).rowCount !== 0) await pause(20);
}
