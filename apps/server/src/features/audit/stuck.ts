import { setTimeout as pause } from 'node:timers/promises';
import type { Breach } from '@khelaghor/db/ledger-audit-searches.ts';
import type { Context } from '../../platform/context.ts';
import { stuckRolls } from '../dice/dice.ts';
import { stuckIssues } from '../lottery/lottery.ts';
import { wrongGrants } from '../promotions/promotions.ts';
import { stuckAtVendors } from '../vendor-wallet/vendor-wallet.ts';
import type { Product } from './concerned-products.ts';

type Told = { product: Product; detail: string };

/** Names what waits longer than a product's rule allows, or lost a half, each in a sentence. */
type StuckSearch = (ctx: Context) => Promise<readonly Told[]>;

/** A search of which everything concerns one product. */
const of =
  (product: Product, search: (ctx: Context) => Promise<readonly string[]>): StuckSearch =>
  async (ctx) =>
    (await search(ctx)).map((detail) => ({ product, detail }));

/** What each product says of itself. */
const searches: readonly StuckSearch[] = [
  of('dice', stuckRolls),
  of('lottery', stuckIssues),
  of('promotions', wrongGrants),
  async (ctx) =>
    (await stuckAtVendors(ctx)).map(({ vendorCode, detail }) => {
      return { product: `vendor:${vendorCode}`, detail };
    }),
];

export type Stuck = { product: Product; breach: Breach };

async function searchOnce(ctx: Context): Promise<Stuck[]> {
  const found: Stuck[] = [];
  for (const search of searches) {
    for (const { product, detail } of await search(ctx)) {
      const nowhere = { accountId: null, transferId: null, currency: null };
      found.push({ product, breach: { invariant: 'I7', ...nowhere, detail } });
    }
  }
  return found;
}

const lookEveryMs = 5_000;

/**
 * What players wait for in vain. After an outage everything is late for a while, so it is called
 * stuck only when it has not moved after `patienceMs`.
 */
export async function findStuck(ctx: Context, patienceMs: number): Promise<readonly Stuck[]> {
  let found = await searchOnce(ctx);
  for (let waitedMs = 0; found.length > 0 && waitedMs < patienceMs; waitedMs += lookEveryMs) {
    await pause(lookEveryMs);
    found = await searchOnce(ctx);
  }
  return found;
}
