import * as contract from '@khelaghor/contract/site/announcements.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import {
  findVisibleAnnouncement,
  findGamePromotion,
  readNotices,
  readAnnouncements,
} from './visible-announcements.ts';

const isType = (text: string): text is contract.AnnouncementType =>
  contract.announcementType.safeParse(text).success;

export function announcementsRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listAnnouncements, ({ query }) => readAnnouncements(ctx, query));
  bind(contract.readAnnouncement, ({ params }) => findVisibleAnnouncement(ctx, params.id));
  bind(contract.listNotices, async ({ query }) =>
    ok({ list: await readNotices(ctx, query.types.split(',').filter(isType)) }),
  );
  bind(contract.gameAnnouncements, async ({ query }) =>
    ok({ promotion: await findGamePromotion(ctx, query) }),
  );
}
