import { setTimeout as pause } from 'node:timers/promises';
import type { Violation } from '@khelaghor/db/invariant-queries.ts';
import type { IntegrityCheck, ProductName } from '../../lib/area.ts';
import type { Looker } from '../../lib/context.ts';

type Found = { product: ProductName; breach: Violation; waits: boolean };

async function checkOnce(looker: Looker, checks: readonly IntegrityCheck[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const check of checks) {
    for (const { product, detail, waits } of await check(looker)) {
      const nowhere = { accountId: null, transferId: null, currency: null };
      found.push({ product, waits, breach: { invariant: 'I7', ...nowhere, detail } });
    }
  }
  return found;
}

const checkEveryMs = 5_000;

/**
 * Returns what the features' own integrity checks find. After an outage everything is late for a
 * while, so a finding counts only when it is still there after `patienceMs`.
 */
export async function findViolations(
  looker: Looker,
  checks: readonly IntegrityCheck[],
  patienceMs: number,
): Promise<readonly Found[]> {
  let found = await checkOnce(looker, checks);
  for (let waitedMs = 0; found.length > 0 && waitedMs < patienceMs; waitedMs += checkEveryMs) {
    await pause(checkEveryMs);
    found = await checkOnce(looker, checks);
  }
  return found;
}
