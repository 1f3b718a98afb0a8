import * as contract from '@khelaghor/contract/resources.ts';
import { ok } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import {
  contactDeskOf,
  putChannel,
  putHosts,
  putResource,
  removeChannel,
  removeResource,
} from './edit-resources.ts';
import { resourceLinksOf } from './shown-resources.ts';

/** What operators set; readers get links with the whitelabel, codes and channels on demand. */
export function resourcesRoutes(bind: Bind, ctx: Context): void {
  bind(contract.resourceLinks, async () => ok({ links: await resourceLinksOf(ctx) }));
  bind(contract.readContactDesk, async () => ok(await contactDeskOf(ctx)));
  bind(contract.putResource, ({ params, body, caller }) =>
    putResource(ctx, params.id, body, caller),
  );
  bind(contract.removeResource, ({ params, caller }) => removeResource(ctx, params.id, caller));
  bind(contract.putChannel, ({ params, body, caller }) => putChannel(ctx, params.id, body, caller));
  bind(contract.removeChannel, ({ params, caller }) => removeChannel(ctx, params.id, caller));
  bind(contract.putHosts, ({ body, caller }) => putHosts(ctx, body.hosts, caller));
}
