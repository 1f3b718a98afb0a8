import * as contract from '@khelaghor/contract/site/external-links.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { readResourceLinks } from './visible-links.ts';

/** Links and QR codes; pages get the addresses with the whitelabel. */
export function linksRoutes(bind: Bind, ctx: Context): void {
  bind(contract.resourceLinks, async () => ok({ links: await readResourceLinks(ctx) }));
}
