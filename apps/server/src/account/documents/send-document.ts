import { sidesOfDocument } from '@khelaghor/contract/account/document-terms.ts';
import type { DocumentKind, DocumentSide } from '@khelaghor/contract/account/document-terms.ts';
import type * as contract from '@khelaghor/contract/account/documents.ts';
import type { MyDocuments } from '@khelaghor/contract/account/documents.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import { ok, refuse, refuseForNow } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getMemberActor, logEvent } from '../../lib/event-log.ts';
import { findSendBar, isTooOften, readExpiry, readNumber } from './document-rules.ts';
import { readMyDocuments } from './read-documents.ts';
import { hashNumber, sealNumber } from './seal.ts';
import {
  attachPictures,
  countSince,
  findDocument,
  insertDocument,
  listOfMember,
  lockMember,
} from './store.ts';
import type { StoredDocument } from './store.ts';

type Body = ParsedBody<typeof contract.sendDocument>;
type Refusal = (typeof contract.sendDocument)['refusals'][number];
type Typed = {
  readonly number: string;
  readonly expiresOn: string | null;
  readonly pictures: readonly { readonly id: string; readonly side: DocumentSide }[];
};

type PicturesBySide = Readonly<Partial<Record<DocumentSide, string>>>;

/** The pictures that the kind needs; null: one is missing, or stands for two. */
function choosePictures(kind: DocumentKind, given: PicturesBySide): Typed['pictures'] | null {
  const chosen = sidesOfDocument[kind].flatMap((side) => {
    const id = given[side];
    return id === undefined ? [] : [{ id, side }];
  });
  const isWhole = chosen.length === sidesOfDocument[kind].length;
  return isWhole && new Set(chosen.map(({ id }) => id)).size === chosen.length ? chosen : null;
}

/** Reads a document as it is typed; the refusal marks every field that makes no sense. */
function readTyped(body: Body, today: string): Result<Typed, Refusal> {
  const number = readNumber(body.kind, body.number);
  const expiry = readExpiry(body.kind, body.expiresOn, today);
  const pictures = choosePictures(body.kind, body.pictures);
  if (number !== null && expiry.ok && pictures !== null)
    return ok({ number, expiresOn: expiry.value, pictures });
  const wrong = {
    ...(number === null && { number: { code: 'document_number_invalid' } as const }),
    ...(!expiry.ok && { expiresOn: { code: expiry.refusal } }),
    ...(pictures === null && { pictures: { code: 'image_missing' } as const }),
  };
  const [first] = Object.values(wrong);
  return refuse(first?.code ?? 'image_missing', { fields: wrong });
}

/** Thrown to undo a transaction whose pictures are not there. */
class PictureMissing extends Error {
  override readonly name = 'PictureMissing';
}

async function writeDocument(
  ctx: Context,
  tx: Tx,
  document: Omit<StoredDocument, 'numberSealed' | 'state' | 'reason' | 'decidedBy' | 'decidedAt'>,
  { number, pictures }: Typed,
): Promise<void> {
  const { id, memberId, kind } = document;
  await insertDocument(tx, { ...document, numberSealed: sealNumber(ctx, id, number) });
  if (!(await attachPictures(tx, document, pictures))) throw new PictureMissing();
  await logEvent(ctx, tx, {
    kind: 'document.sent',
    actor: getMemberActor(memberId),
    subject: getMemberActor(memberId),
    detail: { document: id, kind },
  });
}

/** Sends a document for review, once for each key. Whether another account has it is not told. */
export async function sendDocument(
  ctx: Context,
  memberId: string,
  body: Body,
): Promise<Result<MyDocuments, Refusal>> {
  const { key: id, kind } = body;
  const now = ctx.clock.now();
  const today = formatDhakaDate(now.getTime());
  const typed = readTyped(body, today);
  if (!typed.ok) return typed;
  const { number, expiresOn } = typed.value;
  const numberHash = hashNumber(ctx, kind, number);
  const isSame = (known: StoredDocument): boolean =>
    known.memberId === memberId && known.kind === kind && known.numberHash === numberHash;
  try {
    const sent = await transact(ctx, async (tx): Promise<Result<null, Refusal>> => {
      await lockMember(tx, memberId);
      const known = await findDocument(tx, id);
      if (known) return isSame(known) ? ok(null) : refuse('key_reused');
      const bar = findSendBar(await listOfMember(tx, memberId), today);
      if (bar) return refuse(bar);
      const since = new Date(now.getTime() - dayMs);
      if (isTooOften(await countSince(tx, memberId, since)))
        return refuseForNow('documents_too_often', dayMs);
      const document = { id, memberId, kind, numberHash, expiresOn, createdAt: now };
      await writeDocument(ctx, tx, document, typed.value);
      return ok(null);
    });
    return sent.ok ? ok(await readMyDocuments(ctx, memberId)) : sent;
  } catch (error) {
    if (error instanceof PictureMissing) return refuse('image_missing');
    throw error;
  }
}
