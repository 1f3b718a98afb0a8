import type {
  listDocuments as listContract,
  listMemberDocuments as memberContract,
  QueuedDocument,
  ReviewedDocument,
} from '@khelaghor/contract/account/documents-admin.ts';
import type { DocumentReason, DocumentSide } from '@khelaghor/contract/account/document-terms.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { isTrial } from '../../lib/http/principals.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getMemberActor, getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { findById, readProfile } from '../members/index.ts';
import { judgeAcceptance, judgeLevel, judgeRefusal, judgeState } from './document-rules.ts';
import { getToday, toDocumentValue } from './read-documents.ts';
import { openNumber, openPicture } from './seal.ts';
import * as store from './store.ts';
import type { ListedDocument, StoredDocument } from './store.ts';

const toQueued = (ctx: Context, document: ListedDocument): QueuedDocument => ({
  ...toDocumentValue(ctx, document),
  memberId: document.memberId,
  account: document.account,
  decidedBy: document.decidedBy,
  isElsewhere: document.isElsewhere,
});

/** Returns a page of the documents in a state. */
export async function listDocuments(
  ctx: Context,
  { state, cursor, limit }: ParsedQuery<typeof listContract>,
): Promise<Result<ValueOf<typeof listContract>, 'malformed'>> {
  const before = readCursor(cursor);
  if (before === undefined) return refuse('malformed');
  const rows = await store.listByState(ctx.db, state, { limit: limit + 1, before });
  const page = rows.slice(0, limit);
  return ok({
    items: page.map((row) => toQueued(ctx, row)),
    nextCursor: rows.length > limit ? makeCursor(page.at(-1)) : null,
  });
}

/** Returns a member's level and documents for operators. Trials have none. */
export async function listMemberDocuments(
  ctx: Context,
  memberId: string,
): Promise<Result<ValueOf<typeof memberContract>, 'member_unknown'>> {
  const member = await findById(ctx.db, memberId);
  if (!member || isTrial(member)) return refuse('member_unknown');
  const rows = await store.listListed(ctx.db, memberId);
  return ok({
    level: judgeLevel(rows, getToday(ctx)),
    documents: rows.map((row) => toQueued(ctx, row)),
  });
}

type Which = { readonly id: string; readonly caller: OperatorCaller };

/** Logs an act of an operator about a document, which confirms that they may do it. */
const noteAct = (
  ctx: Context,
  tx: Tx,
  { document, caller }: { readonly document: StoredDocument; readonly caller: OperatorCaller },
  event: { readonly kind: string; readonly detail?: Record<string, unknown> },
): Promise<void> =>
  logEvent(ctx, tx, {
    kind: event.kind,
    actor: getOperatorActor(caller.username),
    subject: getMemberActor(document.memberId),
    detail: { document: document.id, ...event.detail },
  });

async function readReviewed(ctx: Context, db: Database, id: string): Promise<ReviewedDocument> {
  const document = await store.findListed(db, id);
  if (!document) throw new Error(`document ${id} is not there any more`);
  const { payeeName, birthday } = await readProfile(db, document.memberId);
  const elsewhere = await store.listElsewhere(db, document);
  return {
    ...toQueued(ctx, document),
    number: openNumber(ctx, document),
    pictures: await store.listSides(db, id),
    profile: { name: payeeName, birthday },
    elsewhere: elsewhere.map(({ account, state, expiresOn }) => ({
      account,
      state: judgeState({ state: state as StoredDocument['state'], expiresOn }, getToday(ctx)),
    })),
  };
}

/** Returns all that a review needs. The look is logged. */
export function openDocument(
  ctx: Context,
  { id, caller }: Which,
): Promise<Result<ReviewedDocument, 'document_unknown'>> {
  return transact(ctx, async (tx) => {
    const document = await store.findDocument(tx, id);
    if (!document) return refuse('document_unknown');
    await noteAct(ctx, tx, { document, caller }, { kind: 'document.opened' });
    return ok(await readReviewed(ctx, tx, id));
  });
}

/** Returns a picture of a document. The view is logged before the picture leaves. */
export async function viewPicture(
  ctx: Context,
  { id, caller }: Which,
  side: DocumentSide,
): Promise<Result<Buffer, 'document_unknown'>> {
  const found = await transact(ctx, async (tx) => {
    const document = await store.findDocument(tx, id);
    const picture = document && (await store.findPicture(tx, id, side));
    if (!picture) return null;
    const event = { kind: 'document.picture_seen', detail: { side } };
    await noteAct(ctx, tx, { document, caller }, event);
    return picture;
  });
  return found ? ok(openPicture(ctx, found)) : refuse('document_unknown');
}

type Judge<C extends ErrorCode> = (document: StoredDocument) => Result<'act' | 'repeat', C>;
type Outcome = Pick<StoredDocument, 'reason'> & { readonly state: 'accepted' | 'refused' };

/** Writes a decision about a locked document, and leaves its member a message. */
function decide<C extends ErrorCode>(
  ctx: Context,
  { id, caller }: Which,
  { state, reason }: Outcome,
  judge: Judge<C>,
): Promise<Result<ReviewedDocument, 'document_unknown' | C>> {
  return transact(ctx, async (tx) => {
    const document = await store.lockDocument(tx, id);
    if (!document) return refuse('document_unknown');
    const judged = judge(document);
    if (!judged.ok) return judged;
    if (judged.value === 'repeat') return ok(await readReviewed(ctx, tx, id));
    const decided = { state, reason, decidedBy: caller.username, decidedAt: ctx.clock.now() };
    await store.writeDecision(tx, id, decided);
    const detail = { before: document.state, ...(reason !== null && { reason }) };
    await noteAct(ctx, tx, { document, caller }, { kind: `document.${state}`, detail });
    // What finds the member's name on a list is not told to the member.
    if (state === 'accepted') await addJob(tx, 'screen-member', { memberId: document.memberId });
    await sendNotification(ctx, tx, {
      to: { memberId: document.memberId },
      template: state === 'accepted' ? 'document_accepted' : 'document_refused',
    });
    return ok(await readReviewed(ctx, tx, id));
  });
}

export function acceptDocument(ctx: Context, which: Which) {
  const by = which.caller.username;
  return decide(ctx, which, { state: 'accepted', reason: null }, (document) =>
    judgeAcceptance(document, { by, today: getToday(ctx) }),
  );
}

export function refuseDocument(ctx: Context, which: Which, reason: DocumentReason) {
  const by = which.caller.username;
  return decide(ctx, which, { state: 'refused', reason }, (document) =>
    judgeRefusal(document, { by, reason }),
  );
}
