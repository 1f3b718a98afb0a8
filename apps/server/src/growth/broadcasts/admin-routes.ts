import * as contract from '@khelaghor/contract/growth/broadcasts.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { deleteTemplate, saveTemplate } from './edit-templates.ts';
import { countRecipients, readBroadcasts, sendBroadcast, stopBroadcast } from './send-broadcast.ts';
import { listTemplates } from './store.ts';

/** How operators write to members. */
export function broadcastsAdminRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listBroadcasts, ({ query }) => readBroadcasts(ctx, query));
  bind(contract.previewBroadcast, ({ body }) => countRecipients(ctx, body));
  bind(contract.sendBroadcast, ({ body, caller }) => sendBroadcast(ctx, body, caller));
  bind(contract.stopBroadcast, ({ params, caller }) => stopBroadcast(ctx, params.id, caller));
  bind(contract.listBroadcastTemplates, async () => ok({ templates: await listTemplates(ctx.db) }));
  bind(contract.saveBroadcastTemplate, ({ params, body, caller }) =>
    saveTemplate(ctx, params.id, body, caller),
  );
  bind(contract.removeBroadcastTemplate, ({ params, caller }) =>
    deleteTemplate(ctx, params.id, caller),
  );
}
