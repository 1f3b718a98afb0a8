import * as contract from '@khelaghor/contract/site/announcements.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import {
  addAnnouncement,
  changeAnnouncement,
  listAdminAnnouncements,
  removeAnnouncement,
} from './edit-announcements.ts';

/** What operators do about announcements. */
export function announcementsAdminRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listKeptAnnouncements, async () =>
    ok({ announcements: await listAdminAnnouncements(ctx) }),
  );
  bind(contract.addAnnouncement, ({ body, caller }) => addAnnouncement(ctx, body, caller));
  bind(contract.changeAnnouncement, ({ params, body, caller }) =>
    changeAnnouncement(ctx, params.id, body, caller),
  );
  bind(contract.removeAnnouncement, ({ params, caller }) =>
    removeAnnouncement(ctx, params.id, caller),
  );
}
