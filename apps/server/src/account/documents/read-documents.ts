import type { MemberDocument, MyDocuments } from '@khelaghor/contract/account/documents.ts';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import type { Context } from '../../lib/context.ts';
import { findSendBar, judgeLevel, judgeState, maskNumber } from './document-rules.ts';
import { openNumber } from './seal.ts';
import { listOfMember } from './store.ts';
import type { StoredDocument } from './store.ts';

/** The day in Dhaka by which documents expire. */
export const getToday = ({ clock }: Pick<Context, 'clock'>): string =>
  formatDhakaDate(clock.now().getTime());

/** A document without its number. */
export const toDocumentValue = (ctx: Context, document: StoredDocument): MemberDocument => ({
  id: document.id,
  kind: document.kind,
  numberMasked: maskNumber(openNumber(ctx, document) ?? ''),
  expiresOn: document.expiresOn,
  state: judgeState(document, getToday(ctx)),
  reason: document.reason,
  sentAt: document.createdAt.toISOString(),
  decidedAt: document.decidedAt?.toISOString() ?? null,
});

/** Returns a member's documents and level. */
export async function readMyDocuments(ctx: Context, memberId: string): Promise<MyDocuments> {
  const documents = await listOfMember(ctx.db, memberId);
  const today = getToday(ctx);
  return {
    level: judgeLevel(documents, today),
    canSend: findSendBar(documents, today) === null,
    documents: documents.map((document) => toDocumentValue(ctx, document)),
  };
}
