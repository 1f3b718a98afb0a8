import { z } from 'zod';
import { route } from '../lib/route.ts';
import { calendarDay, id, instant } from '../lib/shapes.ts';
import { documentKinds, documentReasons, documentSides, documentStates } from './document-terms.ts';

/** A member's identity documents. Numbers and pictures never come back to the member. */

export const memberDocument = z.object({
  id,
  kind: z.enum(documentKinds),
  /** All but the last three characters are masked. */
  numberMasked: z.string(),
  /** A date like "2030-12-31"; null: a document of this kind has none. */
  expiresOn: calendarDay.nullable(),
  state: z.enum(documentStates),
  reason: z.enum(documentReasons).nullable(),
  sentAt: instant,
  decidedAt: instant.nullable(),
});
export type MemberDocument = z.infer<typeof memberDocument>;

/** 1: a document is accepted and has not expired; 0: none. */
export const verificationLevel = z.union([z.literal(0), z.literal(1)]);

const myDocuments = z.object({
  level: verificationLevel,
  /** No document waits, and none is accepted for long enough. */
  canSend: z.boolean(),
  /** The newest first. */
  documents: z.array(memberDocument),
});
export type MyDocuments = z.infer<typeof myDocuments>;

export const readMyDocuments = route.member('GET /wps/member/documents', {
  id: 'documents.get',
  summary: 'Returns the member’s identity documents with their states, and the level they give',
  value: myDocuments,
});

export const uploadDocumentPicture = route.member('PUT /wps/member/documents/pictures', {
  id: 'documents.uploadPicture',
  upload: true,
  summary: 'Brings one picture (PNG or JPEG, at most 5 MB) of a document; it is stored encrypted',
  value: z.object({ picture: id }),
  refusals: ['image_missing', 'image_unreadable', 'image_too_large', 'documents_too_often'],
});

export const sendDocument = route.member('POST /wps/member/documents', {
  id: 'documents.send',
  sealed: true,
  summary: 'Sends an identity document for review; one waits at a time',
  body: z.object({
    key: id,
    kind: z.enum(documentKinds),
    number: z.string().max(40),
    /** Not read where a document of the kind has none. */
    expiresOn: z.string().max(20).optional(),
    /** Uploaded pictures by side; those of the kind are all needed. */
    pictures: z.partialRecord(z.enum(documentSides), id),
  }),
  value: myDocuments,
  refusals: [
    'document_number_invalid',
    'document_expiry_invalid',
    'document_expired',
    'image_missing',
    'document_waiting',
    'document_accepted',
    'documents_too_often',
    'key_reused',
  ],
});
