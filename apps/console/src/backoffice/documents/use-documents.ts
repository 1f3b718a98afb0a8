import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  documentsAdminAccept,
  documentsAdminGetPicture,
  documentsAdminList,
  documentsAdminListOfMember,
  documentsAdminOpen,
  documentsAdminRefuse,
} from '@khelaghor/client/routes/account.gen.ts';
import type { DocumentReason, DocumentSide } from '@khelaghor/contract/account/document-terms.ts';
import type { ReviewedDocument } from '@khelaghor/contract/account/documents-admin.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { usePages } from '../../shared/kit/use-pages.ts';
import type { DocumentQueue } from './documents-search.ts';

const everyMs = 15_000;
const pageLength = 25;
const queuesKey = ['documents'] as const;
const getReviewKey = (id: string) => ['document', id] as const;
const memberKey = ['member-documents'] as const;

/** The documents of a queue, read anew every few seconds. */
export const useDocuments = (state: DocumentQueue) =>
  usePages({
    queryKey: [...queuesKey, state],
    read: (cursor, signal) =>
      callOrThrow(documentsAdminList, { query: { state, limit: pageLength, ...cursor } }, signal),
    everyMs,
  });

/** The documents of a member. */
export const useMemberDocuments = (id: string) =>
  useCall([...memberKey, id], documentsAdminListOfMember, { params: { id } });

/** A document with its number. Each reading is an event in the log, so it is read once. */
export const useReview = (id: string) =>
  useCall(
    getReviewKey(id),
    documentsAdminOpen,
    { params: { id } },
    { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );

/** The address of a picture. Each request for it is an event in the log. */
export const getPictureAddress = (id: string, side: DocumentSide): string =>
  documentsAdminGetPicture.path.replace(':id', id).replace(':side', side);

/** Decides about a document; the answer replaces what the page shows. */
function useDecision<Input>(id: string, decide: (input: Input) => Promise<ReviewedDocument>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: (value) => queries.setQueryData(getReviewKey(id), value),
    onSettled: () =>
      Promise.all(
        [queuesKey, memberKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
}

export const useAccept = (id: string) =>
  useDecision(id, () => callOrThrow(documentsAdminAccept, { params: { id } }));

export const useRefuse = (id: string) =>
  useDecision(id, (reason: DocumentReason) =>
    callOrThrow(documentsAdminRefuse, { params: { id }, body: { reason } }),
  );
