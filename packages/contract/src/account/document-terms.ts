/** Identity documents: kinds, pictures, states and reasons, for programs without schemas. */

export const documentKinds = ['nid', 'passport', 'licence'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentSides = ['front', 'back', 'selfie'] as const;
export type DocumentSide = (typeof documentSides)[number];

/** The pictures that a document of each kind needs. */
export const sidesOfDocument: Readonly<Record<DocumentKind, readonly DocumentSide[]>> = {
  nid: ['front', 'back', 'selfie'],
  passport: ['front', 'selfie'],
  licence: ['front', 'back', 'selfie'],
};

/** Whether documents of a kind have an expiry date. */
export const hasExpiry = (kind: DocumentKind): boolean => kind !== 'nid';

/** States of a sent document. An accepted one expires with its date, without any act. */
export const documentStates = ['waiting', 'accepted', 'refused', 'expired'] as const;
export type DocumentState = (typeof documentStates)[number];

/**
 * Why a document was refused. `not_accepted` says no more than that: for example, when the same
 * document belongs to another account.
 */
export const documentReasons = [
  'unreadable',
  'wrong_kind',
  'name_differs',
  'number_differs',
  'expired',
  'selfie_differs',
  'not_accepted',
] as const;
export type DocumentReason = (typeof documentReasons)[number];

/** Documents that a member can send within 24 hours. */
export const documentsPerDay = 5;

/** Days before its expiry from which a member is told and can send the next document. */
export const renewDays = 30;

/** Days over which withdrawals of members without an accepted document are added up. */
export const unverifiedDays = 30;
