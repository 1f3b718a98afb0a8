import * as contract from '@khelaghor/contract/backoffice/operator.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { editSettings, readAllSettings } from './admin-settings.ts';

/** How operators read and change the settings. */
export function settingsAdminRoutes(bind: Bind, ctx: Context): void {
  bind(contract.getSettings, async () => ok(await readAllSettings(ctx)));
  bind(contract.putSettings, ({ body, caller }) => editSettings(ctx, body, caller));
}
