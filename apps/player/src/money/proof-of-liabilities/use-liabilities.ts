import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { unwrapReply } from '@khelaghor/client/api-error.ts';
import {
  liabilitiesListEpochs,
  liabilitiesGetKey,
  liabilitiesGetProof,
} from '@khelaghor/client/routes/money.gen.ts';
import type {
  LiabilityEpoch,
  LiabilityTree,
} from '@khelaghor/contract/money/proof-of-liabilities.ts';
import { call, fetchValue } from '../../shared/api.ts';
import { cursorPages, getCursor, staleTimes } from '../../shared/api-queries.ts';
import { checkSignature } from '../../shared/proof/check-receipt.ts';
import { checkFile } from './check-liabilities.ts';
import type { FileCheck } from './check-liabilities.ts';

const pageSize = 10;

/** What was published, newest first, page by page. */
export function useEpochs() {
  return useInfiniteQuery({
    queryKey: ['liabilities', 'epochs'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: pageSize, ...getCursor(pageParam) };
      return fetchValue(liabilitiesListEpochs, { query }, signal);
    },
    ...cursorPages,
    staleTime: staleTimes.lists,
  });
}

/** One epoch and the one before it, for a page about that epoch; null is the newest. */
export function useEpoch(epoch: number | null) {
  return useQuery({
    queryKey: ['liabilities', 'epoch', epoch],
    queryFn: async ({ signal }) => {
      const cursor = epoch === null ? {} : { cursor: String(epoch + 1) };
      const query = { limit: 2, ...cursor };
      return (await fetchValue(liabilitiesListEpochs, { query }, signal)).items;
    },
    staleTime: staleTimes.lists,
  });
}

/** The member's own proof. It never changes. */
export function useStepUpProof(epoch: number, currency: string) {
  return useQuery({
    queryKey: ['liabilities', 'proof', epoch, currency],
    queryFn: ({ signal }) =>
      fetchValue(liabilitiesGetProof, { params: { epoch, currency } }, signal),
    staleTime: Infinity,
  });
}

/** Checks the signature under a statement; undefined while the browser is at it. */
export function useStatementSignature(statement: LiabilityEpoch['statement']) {
  return useQuery({
    queryKey: ['signature', statement],
    queryFn: () => checkSignature(statement, crypto.subtle as SubtleCrypto | undefined),
    staleTime: Infinity,
    networkMode: 'always',
  }).data;
}

/** The member's key to the files of leaves. */
async function ownKey() {
  return unwrapReply(await call(liabilitiesGetKey, {}));
}

/** Fetches the member's key when it is asked for. */
export function useOwnKey() {
  return useMutation({ mutationFn: ownKey });
}

const rest = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Fetches the file of all leaves without saying who asks, and works the whole tree out. */
export function useFullFile(epoch: LiabilityEpoch, tree: LiabilityTree) {
  return useMutation({
    mutationFn: async (): Promise<FileCheck> => {
      const key = await ownKey();
      const reply = await fetch(tree.file, { credentials: 'omit', cache: 'force-cache' });
      if (!reply.ok) throw new Error(`the file of leaves was answered with ${reply.status}`);
      const file = new Uint8Array(await reply.arrayBuffer());
      return checkFile(epoch, tree.currency, file, key, rest);
    },
  });
}
