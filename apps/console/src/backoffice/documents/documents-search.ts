import { readDetail } from '../../shared/authenticated-route.ts';
import type { DetailSearch } from '../../shared/authenticated-route.ts';

/** Queues of documents; expired ones are among the accepted. */
export const documentQueues = ['waiting', 'accepted', 'refused'] as const;
export type DocumentQueue = (typeof documentQueues)[number];

export type DocumentsSearch = { readonly state: DocumentQueue } & DetailSearch;

/** Reads the queue and the document of an address. */
export const readDocumentsSearch = (search: Record<string, unknown>): DocumentsSearch => ({
  state: documentQueues.find((queue) => queue === search['state']) ?? 'waiting',
  ...readDetail(search),
});
