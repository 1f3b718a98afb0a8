import * as contract from '@khelaghor/contract/announcements.ts';
import { ok } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import {
  addAnnouncement,
  changeAnnouncement,
  listKept,
  removeAnnouncement,
} from './edit-announcements.ts';
import {
  announcementShown,
  announcementsOfGame,
  noticesOf,
  pageOfAnnouncements,
} from './shown-announcements.ts';

const isType = (text: string): text is contract.AnnouncementType =>
  contract.announcementType.safeParse(text).success;

export function announcementsRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listAnnouncements, ({ query }) => pageOfAnnouncements(ctx, query));
  bind(contract.readAnnouncement, ({ params }) => announcementShown(ctx, params.id));
  bind(contract.listNotices, async ({ query }) =>
    ok({ list: await noticesOf(ctx, query.types.split(',').filter(isType)) }),
  );
  bind(contract.gameAnnouncements, async ({ query }) =>
    ok({ promotion: await announcementsOfGame(ctx, query) }),
  );

  bind(contract.listKeptAnnouncements, async () => ok({ announcements: await listKept(ctx) }));
  bind(contract.addAnnouncement, ({ body, caller }) => addAnnouncement(ctx, body, caller));
  bind(contract.changeAnnouncement, ({ params, body, caller }) =>
    changeAnnouncement(ctx, params.id, body, caller),
  );
  bind(contract.removeAnnouncement, ({ params, caller }) =>
    removeAnnouncement(ctx, params.id, caller),
  );
}
