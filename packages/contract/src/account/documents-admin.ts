import { z } from 'zod';
import { route } from '../lib/route.ts';
import { definePage, id, pageQuery } from '../lib/shapes.ts';
import { documentReasons, documentSides } from './document-terms.ts';
import { memberDocument, verificationLevel } from './documents.ts';

/** Operators' review of identity documents. Each look at one is an event in the log. */

const queuedDocument = memberDocument.extend({
  memberId: id,
  account: z.string(),
  decidedBy: z.string().nullable(),
  /** Another account sent a document with this number. */
  isElsewhere: z.boolean(),
});
export type QueuedDocument = z.infer<typeof queuedDocument>;

const path = '/operator/documents';
const params = z.object({ id });

export const listDocuments = route.operator(`GET ${path}`, {
  id: 'documents.admin.list',
  permission: 'members.see',
  summary: 'Lists documents in a state: those that wait the oldest first, others the newest first',
  query: pageQuery.extend({ state: z.enum(['waiting', 'accepted', 'refused']) }),
  value: definePage(queuedDocument),
});

export const listMemberDocuments = route.operator('GET /operator/members/:id/documents', {
  id: 'documents.admin.listOfMember',
  permission: 'members.see',
  summary: 'Returns a member’s level and documents, the newest first',
  params,
  value: z.object({ level: verificationLevel, documents: z.array(queuedDocument) }),
  refusals: ['member_unknown'],
});

const sameDocument = z.object({ account: z.string(), state: memberDocument.shape.state });

const reviewedDocument = queuedDocument.extend({
  /** Null once number and pictures were removed. */
  number: z.string().nullable(),
  pictures: z.array(z.enum(documentSides)),
  /** Name and birthday of the member's profile. */
  profile: z.object({ name: z.string().nullable(), birthday: z.string().nullable() }),
  /** Documents with the same number at other accounts. */
  elsewhere: z.array(sameDocument),
});
export type ReviewedDocument = z.infer<typeof reviewedDocument>;

export const openDocument = route.operator(`GET ${path}/:id`, {
  id: 'documents.admin.open',
  permission: 'members.approve',
  summary:
    'Returns a document with its number, the profile and the same document elsewhere; logged',
  params,
  value: reviewedDocument,
  refusals: ['document_unknown'],
});

export const readDocumentPicture = route.operator(`GET ${path}/:id/pictures/:side`, {
  id: 'documents.admin.getPicture',
  permission: 'members.approve',
  summary: 'Returns a picture of a document; each view is logged',
  params: z.object({ id, side: z.enum(documentSides) }),
  media: 'image/webp',
  value: z.string(),
  refusals: ['document_unknown'],
});

export const acceptDocument = route.operator(`POST ${path}/:id/accept`, {
  id: 'documents.admin.accept',
  permission: 'members.approve',
  summary: 'Accepts a document that waits',
  params,
  value: reviewedDocument,
  refusals: ['document_unknown', 'document_expired', 'state_changed'],
});

export const refuseDocument = route.operator(`POST ${path}/:id/refuse`, {
  id: 'documents.admin.refuse',
  permission: 'members.approve',
  summary: 'Refuses a document that waits or was accepted, with a reason that the member reads',
  params,
  body: z.object({ reason: z.enum(documentReasons) }),
  value: reviewedDocument,
  refusals: ['document_unknown', 'state_changed'],
});
