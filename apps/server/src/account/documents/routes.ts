import * as contract from '@khelaghor/contract/account/documents.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { readMyDocuments } from './read-documents.ts';
import { receivePicture } from './receive-picture.ts';
import { sendDocument } from './send-document.ts';

export function documentRoutes(bind: Bind, ctx: Context): void {
  bind(contract.readMyDocuments, async ({ caller }) =>
    ok(await readMyDocuments(ctx, caller.memberId)),
  );
  bind(
    contract.uploadDocumentPicture,
    ({ caller, request }) => receivePicture(ctx, request, caller.memberId),
    { perMinute: 10 },
  );
  bind(contract.sendDocument, ({ caller, body }) => sendDocument(ctx, caller.memberId, body), {
    perMinute: 6,
  });
}
