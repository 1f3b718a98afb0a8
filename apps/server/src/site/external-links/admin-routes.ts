import * as contract from '@khelaghor/contract/site/external-links.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import {
  loadSupportSettings,
  putChannel,
  putHosts,
  putResource,
  removeChannel,
  removeResource,
} from './edit-links.ts';

/** What operators do about links, support channels and their hosts. */
export function resourcesAdminRoutes(bind: Bind, ctx: Context): void {
  bind(contract.getSupportSettings, async () => ok(await loadSupportSettings(ctx)));
  bind(contract.putResource, ({ params, body, caller }) =>
    putResource(ctx, params.id, body, caller),
  );
  bind(contract.removeResource, ({ params, caller }) => removeResource(ctx, params.id, caller));
  bind(contract.putChannel, ({ params, body, caller }) => putChannel(ctx, params.id, body, caller));
  bind(contract.removeChannel, ({ params, caller }) => removeChannel(ctx, params.id, caller));
  bind(contract.putHosts, ({ body, caller }) => putHosts(ctx, body, caller));
}
