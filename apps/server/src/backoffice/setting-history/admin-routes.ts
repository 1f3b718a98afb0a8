import * as contract from '@khelaghor/contract/backoffice/setting-history.ts';
import type { Context } from '../../lib/context.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import { compareTimes, listChanges } from './setting-history.ts';

/** The history of settings. */
export function settingHistoryAdminRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listSettingChanges, ({ query }) => listChanges(ctx, query));
  bind(contract.compareSettings, ({ query }) => compareTimes(ctx.db, query));
}
