import { z } from 'zod';
import { announcementContentMax, announcementTitleMax } from '../lib/message-limits.ts';
import { route } from '../lib/route.ts';
import { gameCode, id, instant, localText } from '../lib/shapes.ts';

/** Announcements: the list, the ticker, and the pop-ups. */

/**
 * B: the bulletin, in the list and in the ticker. The others are also in the list and pop up:
 * PU for every visitor, PL for members who are logged in, PR after registration, H over the home
 * page or over one game.
 */
export const announcementType = z.enum(['B', 'PL', 'PU', 'PR', 'H']);
export type AnnouncementType = z.infer<typeof announcementType>;

/** Where an announcement of type H pops up: the home page, or a game. */
const announcementPlace = z.union([z.literal('home'), gameCode]);

/** A time in Dhaka as the filter writes it: `yyyy-MM-dd hh:mm:ss`. */
const filterMoment = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

export const announcementLine = z.object({
  id,
  type: announcementType,
  title: localText,
  publishedAt: instant,
});
export type AnnouncementLine = z.infer<typeof announcementLine>;

export const announcement = announcementLine.extend({
  /** HTML, sanitised when it was written. */
  content: localText,
  place: z.string().nullable(),
});
export type Announcement = z.infer<typeof announcement>;

/** A pending pop-up; its text is fetched when it opens. */
export const popupMark = announcementLine
  .pick({ id: true, type: true })
  .extend({ place: z.string().nullable() });
export type PopupMark = z.infer<typeof popupMark>;

export const listAnnouncements = route({
  id: 'announcements.list',
  listener: 'site',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAnnouncements',
  caller: 'anyone',
  summary: 'A page of what was announced, newest first within the operator’s order',
  query: z.object({
    type: announcementType.optional(),
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    startTime: filterMoment.optional(),
    endTime: filterMoment.optional(),
  }),
  value: z.object({
    content: z.array(announcementLine),
    totalPages: z.number().int(),
    totalElements: z.number().int(),
  }),
  refusals: [],
});

export const readAnnouncement = route({
  id: 'announcements.get',
  listener: 'site',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAnnouncement/:id',
  caller: 'anyone',
  summary: 'One announcement with its text',
  params: z.object({ id }),
  value: announcement,
  refusals: ['announcement_unknown'],
});

export const listNotices = route({
  id: 'announcements.listNotices',
  listener: 'site',
  method: 'GET',
  path: '/wps/relay/MCSFE_getNotices',
  caller: 'anyone',
  summary: 'What is to be noticed now, with its texts, by types',
  query: z.object({
    types: z
      .string()
      .regex(/^(B|PL|PU|PR)(,(B|PL|PU|PR)){0,3}$/)
      .default('B,PL,PU,PR'),
    platform: z.literal('W').default('W'),
    execution: z.string().max(64).optional(),
  }),
  value: z.object({ list: z.array(announcement) }),
  refusals: [],
});

export const gameAnnouncements = route({
  id: 'announcements.getForGame',
  listener: 'site',
  method: 'GET',
  path: '/wps/relay/MCSFE_getGameAnnouncements',
  caller: 'anyone',
  summary: 'What pops up over the home page or a game',
  query: z.object({ gameCode: announcementPlace }),
  value: z.object({ promotion: z.array(announcement) }),
  refusals: [],
});

const title = z.string().trim().min(1).max(announcementTitleMax);
const content = z.string().max(announcementContentMax);

/** The fields that operators edit. */
export const announcementDraft = z.object({
  type: announcementType,
  place: announcementPlace.nullable(),
  title: z.object({ bn: title, en: title }),
  content: z.object({ bn: content, en: content }),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  enabled: z.boolean(),
  sort: z.number().int().min(0).max(9_999),
});
export type AnnouncementDraft = z.infer<typeof announcementDraft>;

export const adminAnnouncement = announcementDraft.extend({
  id,
  place: z.string().nullable(),
  createdAt: instant,
  changedAt: instant,
  changedBy: z.string(),
});
export type AdminAnnouncement = z.infer<typeof adminAnnouncement>;

const draftRefusals = ['schedule_invalid', 'game_unknown'] as const;

export const listKeptAnnouncements = route({
  id: 'announcements.admin.list',
  listener: 'console',
  method: 'GET',
  path: '/operator/announcements',
  caller: 'operator',
  summary: 'All announcements, with those that are off, to come or over',
  value: z.object({ announcements: z.array(adminAnnouncement) }),
  refusals: [],
});

export const addAnnouncement = route({
  id: 'announcements.admin.create',
  listener: 'console',
  method: 'POST',
  path: '/operator/announcements',
  caller: 'operator',
  summary: 'Adds an announcement; its HTML is cleaned before it is kept',
  body: announcementDraft,
  value: adminAnnouncement,
  refusals: draftRefusals,
});

export const changeAnnouncement = route({
  id: 'announcements.admin.update',
  listener: 'console',
  method: 'PUT',
  path: '/operator/announcements/:id',
  caller: 'operator',
  summary: 'Changes an announcement; the site follows at once',
  params: z.object({ id }),
  body: announcementDraft,
  value: adminAnnouncement,
  refusals: ['announcement_unknown', ...draftRefusals],
});

export const removeAnnouncement = route({
  id: 'announcements.admin.delete',
  listener: 'console',
  method: 'DELETE',
  path: '/operator/announcements/:id',
  caller: 'operator',
  summary: 'Removes an announcement for good',
  params: z.object({ id }),
  value: z.object({}),
  refusals: ['announcement_unknown'],
});
