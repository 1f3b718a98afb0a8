import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v7 } from 'uuid';
import {
  documentsGet,
  documentsSend,
  documentsUploadPicture,
} from '@khelaghor/client/routes/account.gen.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { DocumentKind, DocumentSide } from '@khelaghor/contract/account/document-terms.ts';
import { call, fetchValue } from '../../shared/api.ts';

const documentsKey = ['documents'] as const;

/** An operator looks at a document, so the page asks seldom. */
const askEveryMs = 15_000;

/** The member's documents, read anew while one is being reviewed. */
export const useDocuments = () =>
  useQuery({
    queryKey: documentsKey,
    queryFn: ({ signal }) => fetchValue(documentsGet, {}, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.documents.some(({ state }) => state === 'waiting') === true ? askEveryMs : false,
  });

export type DocumentDraft = {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly expiresOn: string;
  readonly pictures: readonly { readonly side: DocumentSide; readonly blob: Blob }[];
};

/** Brings pictures one after the other; those that were brought before are not sent again. */
async function bringPictures(
  pictures: DocumentDraft['pictures'],
  brought: Map<Blob, string>,
): Promise<CallRefusal | null> {
  for (const { blob } of pictures) {
    if (brought.has(blob)) continue;
    const reply = await call(documentsUploadPicture, { files: [blob] });
    if (!reply.success) return reply;
    brought.set(blob, reply.value.picture);
  }
  return null;
}

/** Sends a document after its pictures; the answer replaces what the page shows. */
export function useSendDocument() {
  const queries = useQueryClient();
  // The same key goes again after a lost connection: the document is sent once.
  const [key] = useState(() => v7());
  const brought = useRef(new Map<Blob, string>());
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const send = async ({ kind, number, expiresOn, pictures }: DocumentDraft): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const failed = await bringPictures(pictures, brought.current);
    const ids = Object.fromEntries(
      pictures.map(({ side, blob }) => [side, brought.current.get(blob)]),
    );
    const body = { key, kind, number, ...(expiresOn !== '' && { expiresOn }), pictures: ids };
    const reply = failed ?? (await call(documentsSend, { body }));
    setBusy(false);
    if (reply.success) {
      queries.setQueryData(documentsKey, reply.value);
      return;
    }
    setRefusal(reply);
    // Pictures are kept for a day: the next attempt brings them again.
    if (reply.code === 'image_missing') brought.current.clear();
    if (reply.code === 'document_waiting' || reply.code === 'document_accepted')
      await queries.invalidateQueries({ queryKey: documentsKey });
  };
  const fields = refusal && 'fields' in refusal ? refusal.fields : undefined;
  const getError = (field: string): string | undefined => fields?.[field];
  return { send, busy, refusal: fields ? null : refusal, getError };
}
