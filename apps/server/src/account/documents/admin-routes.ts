import * as contract from '@khelaghor/contract/account/documents-admin.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import {
  acceptDocument,
  listDocuments,
  listMemberDocuments,
  openDocument,
  refuseDocument,
  viewPicture,
} from './review-documents.ts';

/** Operators' review of identity documents. */
export function manageDocumentRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listDocuments, ({ query }) => listDocuments(ctx, query));
  bind(contract.listMemberDocuments, ({ params }) => listMemberDocuments(ctx, params.id));
  bind(contract.openDocument, ({ params: { id }, caller }) => openDocument(ctx, { id, caller }), {
    perMinute: 60,
  });
  bind(
    contract.readDocumentPicture,
    ({ params: { id, side }, caller }) => viewPicture(ctx, { id, caller }, side),
    { perMinute: 120 },
  );
  bind(contract.acceptDocument, ({ params: { id }, caller }) =>
    acceptDocument(ctx, { id, caller }),
  );
  bind(contract.refuseDocument, ({ params: { id }, caller, body: { reason } }) =>
    refuseDocument(ctx, { id, caller }, reason),
  );
}
