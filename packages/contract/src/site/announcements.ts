import { z } from 'zod';
import { announcementContentMax, announcementTitleMax } from '../lib/message-limits.ts';
import { defineEdit, revision } from '../lib/edits.ts';
import { route } from '../lib/route.ts';
import { dhakaMoment, gameCode, id, instant, localText } from '../lib/shapes.ts';
import { defineName } from '../lib/typed-fields.ts';

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

export const listAnnouncements = route.anyone('GET /wps/relay/MCSFE_getAnnouncements', {
  id: 'announcements.list',
  summary: 'Lists announcements, newest first within the operator’s order',
  query: z.object({
    type: announcementType.optional(),
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    startTime: dhakaMoment.optional(),
    endTime: dhakaMoment.optional(),
  }),
  value: z.object({
    content: z.array(announcementLine),
    totalPages: z.number().int(),
    totalElements: z.number().int(),
  }),
});

export const readAnnouncement = route.anyone('GET /wps/relay/MCSFE_getAnnouncement/:id', {
  id: 'announcements.get',
  summary: 'Returns one announcement with its text',
  params: z.object({ id }),
  value: announcement,
  refusals: ['announcement_unknown'],
});

export const listNotices = route.anyone('GET /wps/relay/MCSFE_getNotices', {
  id: 'announcements.listNotices',
  summary: 'Lists the current announcements by type, with their texts',
  query: z.object({
    types: z
      .string()
      .regex(/^(B|PL|PU|PR)(,(B|PL|PU|PR)){0,3}$/)
      .default('B,PL,PU,PR'),
    platform: z.literal('W').default('W'),
    execution: z.string().max(64).optional(),
  }),
  value: z.object({ list: z.array(announcement) }),
});

export const gameAnnouncements = route.anyone('GET /wps/relay/MCSFE_getGameAnnouncements', {
  id: 'announcements.getForGame',
  summary: 'Lists the announcements that open over the home page or a game',
  query: z.object({ gameCode: announcementPlace }),
  value: z.object({ promotion: z.array(announcement) }),
});

const title = defineName(announcementTitleMax).min(1);
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
  revision,
});
export type AdminAnnouncement = z.infer<typeof adminAnnouncement>;

const draftRefusals = ['schedule_invalid', 'game_unknown'] as const;

export const listKeptAnnouncements = route.operator('GET /operator/announcements', {
  id: 'announcements.admin.list',
  permission: 'content.see',
  summary: 'Lists all announcements, with disabled, scheduled and ended ones',
  value: z.object({ announcements: z.array(adminAnnouncement) }),
});

export const addAnnouncement = route.operator('POST /operator/announcements', {
  id: 'announcements.admin.create',
  permission: 'content.act',
  summary: 'Creates an announcement; its HTML is cleaned',
  body: announcementDraft,
  value: adminAnnouncement,
  refusals: draftRefusals,
});

export const changeAnnouncement = route.operator('PUT /operator/announcements/:id', {
  id: 'announcements.admin.update',
  permission: 'content.act',
  summary: 'Changes an announcement; the site shows it at once',
  params: z.object({ id }),
  body: defineEdit(announcementDraft),
  value: adminAnnouncement,
  refusals: ['announcement_unknown', 'changed_meanwhile', ...draftRefusals],
});

export const removeAnnouncement = route.operator('DELETE /operator/announcements/:id', {
  id: 'announcements.admin.delete',
  permission: 'content.act',
  summary: 'Deletes an announcement',
  params: z.object({ id }),
  value: z.object({}),
  refusals: ['announcement_unknown'],
});
