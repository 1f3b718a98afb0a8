import { setTimeout as pause } from 'node:timers/promises';
import type { Breach } from '@khelaghor/db/ledger-audit-searches.ts';
import type { Looker } from '../../platform/context.ts';
import { stuckRolls } from '../dice/dice.ts';
import { stuckIssues } from '../lottery/lottery.ts';
import { wrongGrants } from '../promotions/promotions.ts';
import { stuckAtVendors } from '../vendor-wallet/vendor-wallet.ts';
import type { Product } from './concerned-products.ts';

type Told = {
  product: Product;
  detail: string;
  /** Nothing of it is wrong but that nobody has moved it on. */
  waits: boolean;
};

/** Names what waits longer than a product's rule allows, or lost a half, each in a sentence. */
type StuckSearch = (looker: Looker) => Promise<readonly Told[]>;

/** A search for halves of what was written together, in one product. */
const halvesOf =
  (product: Product, search: (looker: Looker) => Promise<readonly string[]>): StuckSearch =>
  async (looker) =>
    (await search(looker)).map((detail) => ({ product, detail, waits: false }));

/** What each product says of itself. */
const searches: readonly StuckSearch[] = [
  halvesOf('dice', stuckRolls),
  async (looker) =>
    (await stuckIssues(looker)).map((stuck) => ({ product: 'lottery' as const, ...stuck })),
  halvesOf('promotions', wrongGrants),
  async (looker) =>
    (await stuckAtVendors(looker)).map(({ vendorCode, detail, waits }) => {
      return { product: `vendor:${vendorCode}`, detail, waits };
    }),
];

export type Stuck = { product: Product; breach: Breach; waits: boolean };

async function searchOnce(looker: Looker): Promise<Stuck[]> {
  const found: Stuck[] = [];
  for (const search of searches) {
    for (const { product, detail, waits } of await search(looker)) {
      const nowhere = { accountId: null, transferId: null, currency: null };
      found.push({ product, waits, breach: { invariant: 'I7', ...nowhere, detail } });
    }
  }
  return found;
}

const lookEveryMs = 5_000;

/**
 * What players wait for in vain. After an outage everything is late for a while, so it is called
 * stuck only when it has not moved after `patienceMs`.
 */
export async function findStuck(looker: Looker, patienceMs: number): Promise<readonly Stuck[]> {
  let found = await searchOnce(looker);
  for (let waitedMs = 0; found.length > 0 && waitedMs < patienceMs; waitedMs += lookEveryMs) {
    await pause(lookEveryMs);
    found = await searchOnce(looker);
  }
  return found;
}
