import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QUICKNET } from '@khelaghor/fairness/beacon.ts';

/** What a relay answers; null: it never answers. */
export type RelayAnswer = { readonly status: number; readonly text: string } | null;

/** A relay of the beacon on this machine, for tests. */
export type BeaconRelay = {
  readonly address: string;
  /** What it was asked for: numbers of rounds, or "latest". */
  readonly asked: readonly string[];
  readonly close: () => void;
};

/** Opens a relay that speaks drand's protocol with the answers of a test. */
export async function openBeaconRelay(
  answer: (asked: string) => RelayAnswer,
): Promise<BeaconRelay> {
  const asked: string[] = [];
  const prefix = `/${QUICKNET.chain}/public/`;
  const relay = createServer((request, response) => {
    const path = request.url ?? '';
    const isKnown = path.startsWith(prefix);
    if (isKnown) asked.push(path.slice(prefix.length));
    const reply = isKnown ? answer(path.slice(prefix.length)) : { status: 404, text: '' };
    if (reply === null) return;
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.text);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  return {
    address: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    asked,
    close: () => {
      relay.close();
      relay.closeAllConnections();
    },
  };
}
