import {
  documentsPerDay,
  hasExpiry,
  renewDays,
} from '@khelaghor/contract/account/document-terms.ts';
import type {
  DocumentKind,
  DocumentReason,
  DocumentState,
} from '@khelaghor/contract/account/document-terms.ts';
import { addDays } from '@khelaghor/time/dhaka.ts';
import { readDate } from '@khelaghor/typed-text/calendar-date.ts';
import { toNumberCode } from '@khelaghor/typed-text/code.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';

/** The parts that decide a document's state. Dates are days of Dhaka, like "2030-12-31". */
export type JudgedDocument = {
  readonly state: Exclude<DocumentState, 'expired'>;
  readonly expiresOn: string | null;
};

/** Returns the state on a day: an accepted document is valid on the day on which it expires. */
export const judgeState = ({ state, expiresOn }: JudgedDocument, today: string): DocumentState =>
  state === 'accepted' && expiresOn !== null && expiresOn < today ? 'expired' : state;

/** Returns the member's level on a day. */
export const judgeLevel = (documents: readonly JudgedDocument[], today: string): 0 | 1 =>
  documents.some((document) => judgeState(document, today) === 'accepted') ? 1 : 0;

/** Returns why a member cannot send a document on a day; null: nothing. */
export function findSendBar(
  documents: readonly JudgedDocument[],
  today: string,
): 'document_waiting' | 'document_accepted' | null {
  if (documents.some(({ state }) => state === 'waiting')) return 'document_waiting';
  const renewedFrom = addDays(today, renewDays);
  const isValidLong = documents.some(
    ({ state, expiresOn }) => state === 'accepted' && (expiresOn ?? '9') > renewedFrom,
  );
  return isValidLong ? 'document_accepted' : null;
}

/** Whether a member who sent so many documents within a day has sent enough. */
export const isTooOften = (sent: number): boolean => sent >= documentsPerDay;

/** Numbers as they are printed: an NID has 10, 13 or 17 digits, others letters and digits. */
const numberPatterns: Readonly<Record<DocumentKind, RegExp>> = {
  nid: /^(?:\d{10}|\d{13}|\d{17})$/u,
  passport: /^(?=.*\d)[A-Z0-9]{6,9}$/u,
  licence: /^(?=.*\d)[A-Z0-9]{6,18}$/u,
};

/** Reads a number as it is typed, without spaces and dashes; null: it is none of this kind. */
export function readNumber(kind: DocumentKind, typed: string): string | null {
  const number = toNumberCode(typed).toUpperCase();
  return numberPatterns[kind].test(number) ? number : null;
}

/**
 * Returns what makes a document the same one. An NID of 17 digits is the year of birth and the
 * older number of 13 digits.
 */
export const getSameness = (kind: DocumentKind, number: string): string =>
  `${kind}:${kind === 'nid' ? number.slice(-13) : number}`;

/** Documents are valid for ten years, some for more; a later date is a mistake. */
const validDaysMax = 366 * 25;

/** Reads an expiry date; null: documents of this kind have none. */
export function readExpiry(
  kind: DocumentKind,
  typed: string | undefined,
  today: string,
): Result<string | null, 'document_expiry_invalid' | 'document_expired'> {
  if (!hasExpiry(kind)) return ok(null);
  const read = readDate(typed ?? '');
  if (!read.ok || read.day > addDays(today, validDaysMax)) return refuse('document_expiry_invalid');
  return read.day < today ? refuse('document_expired') : ok(read.day);
}

/** Hides all but the last three characters, and how many there are. */
export const maskNumber = (number: string): string => `•••••${number.slice(-3)}`;

export type DecidedDocument = JudgedDocument & {
  readonly reason: DocumentReason | null;
  readonly decidedBy: string | null;
};

/** `act` writes an operator's decision, `repeat` means that they made the same one before. */
type Judged<C extends 'state_changed' | 'document_expired'> = Result<'act' | 'repeat', C>;

/** Decides whether a document can be accepted: only one that waits, and is valid on that day. */
export function judgeAcceptance(
  { state, decidedBy, expiresOn }: DecidedDocument,
  { by, today }: { readonly by: string; readonly today: string },
): Judged<'state_changed' | 'document_expired'> {
  if (state === 'accepted' && decidedBy === by) return ok('repeat');
  if (state !== 'waiting') return refuse('state_changed');
  return expiresOn !== null && expiresOn < today ? refuse('document_expired') : ok('act');
}

/** Decides whether a document can be refused: one that waits, or was accepted before. */
export function judgeRefusal(
  { state, decidedBy, reason: before }: DecidedDocument,
  { by, reason }: { readonly by: string; readonly reason: DocumentReason },
): Judged<'state_changed'> {
  if (state !== 'refused') return ok('act');
  return decidedBy === by && before === reason ? ok('repeat') : refuse('state_changed');
}
