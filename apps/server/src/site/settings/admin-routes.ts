import * as contract from '@khelaghor/contract/backoffice/operator.ts';
import * as requests from '@khelaghor/contract/backoffice/setting-requests.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import { replyWith } from '../../lib/http/reply-with.ts';
import type { Context } from '../../lib/context.ts';
import { editSettings, readAllSettings } from './admin-settings.ts';
import {
  confirmSetting,
  readSettingRequests,
  requestSetting,
  withdrawSetting,
} from './requested-settings.ts';

/** How operators read and change the settings. */
export function settingsAdminRoutes(bind: Bind, ctx: Context): void {
  bind(contract.getSettings, async () => ok(await readAllSettings(ctx)));
  bind(contract.putSettings, ({ body, caller }) => editSettings(ctx, body, caller));
  const reply = replyWith(readSettingRequests, ctx);
  bind(requests.listSettingRequests, async ({ caller }) =>
    ok(await readSettingRequests(ctx, caller)),
  );
  bind(requests.requestSetting, ({ params: { setting }, body, caller }) =>
    reply(caller, requestSetting(ctx, { ...body, setting }, caller)),
  );
  bind(requests.confirmSetting, ({ params, caller }) =>
    reply(caller, confirmSetting(ctx, params, caller)),
  );
  bind(requests.withdrawSetting, ({ params, caller }) =>
    reply(caller, withdrawSetting(ctx, params, caller)),
  );
}
