import { customerServicePath } from '@khelaghor/contract/site/external-links.ts';
import type { CsType, CustomerServiceEntry } from '@khelaghor/contract/site/external-links.ts';
import type { Context } from '../../lib/context.ts';
import type { ChannelRow } from './store.ts';
import * as store from './store.ts';
import { cleanAddress } from './safe-address.ts';

/** Channels that are switched on, whose time it is, and that lead where they may. */
async function openRows(ctx: Context): Promise<ChannelRow[]> {
  const [rows, hosts] = await Promise.all([
    store.listDueChannels(ctx.db, ctx.clock.now()),
    store.listHosts(ctx.db),
  ]);
  const allowed = new Set(hosts);
  return rows.filter(({ url }) => {
    const address = cleanAddress(url);
    return address !== null && allowed.has(address.hostname);
  });
}

/** The kinds of channels that are open, each once, with the call that says where it leads. */
export async function readOpenChannels(ctx: Context): Promise<CustomerServiceEntry[]> {
  const kinds = new Set((await openRows(ctx)).map(({ csType }) => csType as CsType));
  return [...kinds].map((csType) => ({ csType, path: `${customerServicePath}?csType=${csType}` }));
}

/** Where a channel leads; null when none of this kind is open. Of several the first. */
export async function getChannelAddress(ctx: Context, csType: CsType): Promise<string | null> {
  const found = (await openRows(ctx)).find((row) => row.csType === csType);
  return found?.url ?? null;
}
