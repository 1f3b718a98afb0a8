import { z } from 'zod';
import { route } from '../lib/route.ts';
import { definePage, id, instant, pageQuery } from '../lib/shapes.ts';
import { caseEventKinds, caseKinds, caseStates, screeningCharactersMax } from './case-terms.ts';
import { defineLines } from '../lib/typed-fields.ts';

/**
 * Cases about members, which a hit of a screening list or an operator opens. No text to a member
 * says that there is one.
 */

const caseState = z.enum(caseStates);

const listedCase = z.object({
  id,
  memberId: id,
  account: z.string(),
  kind: z.enum(caseKinds),
  state: caseState,
  openedAt: instant,
  decidedAt: instant.nullable(),
  /** The names of the lists on which the member was found, each once. */
  lists: z.array(z.string()),
});
export type ListedCase = z.infer<typeof listedCase>;

const caseHit = z.object({
  list: z.string(),
  /** The person's number on the list. */
  reference: z.string(),
  name: z.string(),
  /** A day or a year; empty: not known. */
  born: z.string(),
  /** Both birthdays are known and agree; false: the names alone. */
  isBornEqual: z.boolean(),
  foundAt: instant,
});
export type CaseHit = z.infer<typeof caseHit>;

export const memberCase = listedCase.extend({
  /** The name and the birthday of the member's profile. */
  name: z.string().nullable(),
  birthday: z.string().nullable(),
  hits: z.array(caseHit),
  /** The oldest first. */
  events: z.array(
    z.object({
      id,
      kind: z.enum(caseEventKinds),
      note: z.string(),
      /** An operator's name; null: the site itself. */
      by: z.string().nullable(),
      at: instant,
    }),
  ),
});
export type MemberCase = z.infer<typeof memberCase>;

/** An operator's text about a case. */
const note = defineLines(500).min(3);
/** Made by the console: the same key acts once. */
const key = id;

const path = '/operator/cases';
const params = z.object({ id });

export const listCases = route.operator(`GET ${path}`, {
  id: 'cases.list',
  permission: 'cases.see',
  summary: 'Lists cases about members: open ones oldest first, decided ones newest first',
  query: pageQuery.extend({ state: caseState }),
  value: definePage(listedCase),
});

export const readCase = route.operator(`GET ${path}/:id`, {
  id: 'cases.get',
  permission: 'cases.see',
  summary: 'Returns a case with its hits and events',
  params,
  value: memberCase,
  refusals: ['case_unknown'],
});

export const listCasesOfMember = route.operator('GET /operator/members/:id/cases', {
  id: 'cases.listOfMember',
  permission: 'cases.see',
  summary: 'Lists the cases about a member, the newest first',
  params,
  value: z.object({ cases: z.array(listedCase) }),
  refusals: ['member_unknown'],
});

export const openCase = route.operator('POST /operator/members/:id/cases', {
  id: 'cases.open',
  permission: 'cases.act',
  summary: 'Opens a case about a member by hand',
  params,
  body: z.object({ key, note }),
  value: memberCase,
  refusals: ['member_unknown', 'case_is_open', 'key_reused'],
});

export const noteCase = route.operator(`POST ${path}/:id/notes`, {
  id: 'cases.note',
  permission: 'cases.act',
  summary: 'Adds a note of an operator to a case',
  params,
  body: z.object({ key, note }),
  value: memberCase,
  refusals: ['case_unknown', 'key_reused'],
});

export const decideCase = route.operator(`POST ${path}/:id/decision`, {
  id: 'cases.decide',
  permission: 'cases.approve',
  summary: 'Ends an open case: it is cleared, or was reported to the authority',
  params,
  body: z.object({ key, state: z.enum(['cleared', 'reported']), note }),
  value: memberCase,
  refusals: ['case_unknown', 'state_changed', 'key_reused'],
});

export const caseReport = route.operator(`GET ${path}/:id/report`, {
  id: 'cases.report',
  permission: 'cases.export',
  summary: 'Downloads a case as a report of suspicious activity; each download is an event',
  params,
  media: 'application/json',
  value: z.string(),
  refusals: ['case_unknown'],
});

const screeningFault = z.object({
  line: z.number().int(),
  /** The column; empty: the line as a whole. */
  column: z.string(),
  fault: z.enum(['unreadable', 'missing', 'invalid', 'too_many']),
});
export type ScreeningFault = z.infer<typeof screeningFault>;

const screeningList = z.object({
  list: z.string(),
  entries: z.number().int(),
  importedAt: instant,
});
export type ImportedList = z.infer<typeof screeningList>;

export const listScreeningLists = route.operator('GET /operator/screening-lists', {
  id: 'screeningLists.list',
  permission: 'cases.see',
  summary: 'Returns the screening lists with which members are compared',
  value: z.object({ lists: z.array(screeningList) }),
});

export const importScreeningLists = route.operator('POST /operator/screening-lists', {
  id: 'screeningLists.import',
  permission: 'cases.act',
  summary:
    'Replaces the lists that a CSV file names by its rows, and compares all members with them',
  bodyMaxBytes: screeningCharactersMax * 4,
  body: z.object({ text: z.string().min(1).max(screeningCharactersMax) }),
  value: z.object({
    lists: z.array(screeningList),
    /** Of the file; with any nothing is imported. The first ones. */
    faults: z.array(screeningFault),
  }),
});
