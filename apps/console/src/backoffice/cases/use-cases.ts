import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  casesDecide,
  casesGet,
  casesList,
  casesListOfMember,
  casesNote,
  casesOpen,
  casesReport,
  screeningListsImport,
  screeningListsList,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import type { CaseState } from '@khelaghor/contract/backoffice/case-terms.ts';
import type { MemberCase } from '@khelaghor/contract/backoffice/cases.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { usePages } from '../../shared/kit/use-pages.ts';
import { createId } from '../../shared/new-id.ts';

const everyMs = 60_000;
const pageLength = 25;
const listKey = ['cases'] as const;
const memberKey = ['member-cases'] as const;
const listsKey = ['screening-lists'] as const;
const getCaseKey = (id: string) => ['case', id] as const;

/** The cases in a state. */
export const useCases = (state: CaseState) =>
  usePages({
    queryKey: [...listKey, state],
    read: (cursor, signal) =>
      callOrThrow(casesList, { query: { state, limit: pageLength, ...cursor } }, signal),
    everyMs,
  });

/** The cases about a member. */
export const useMemberCases = (id: string) =>
  useCall([...memberKey, id], casesListOfMember, { params: { id } });

/** A case. Each reading is an event in the log, so it is read once. */
export const useCase = (id: string) =>
  useCall(
    getCaseKey(id),
    casesGet,
    { params: { id } },
    { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );

/** The address of the report. Each request for it is an event of the case. */
export const getReportAddress = (id: string): string => casesReport.path.replace(':id', id);

type Written = { readonly key: string; readonly note: string };

/**
 * Acts on a case; the answer replaces what its page shows. The key stays until the act is done, so
 * that a second press records it once.
 */
function useAct(act: (written: Written) => Promise<MemberCase>) {
  const queries = useQueryClient();
  const [key, setKey] = useState(createId);
  return useMutation({
    mutationFn: (note: string) => act({ key, note }),
    onSuccess: (value) => {
      setKey(createId());
      queries.setQueryData(getCaseKey(value.id), value);
    },
    onSettled: () =>
      Promise.all([listKey, memberKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}

export const useNote = (id: string) =>
  useAct((body) => callOrThrow(casesNote, { params: { id }, body }));

export const useDecision = (id: string, state: 'cleared' | 'reported') =>
  useAct((body) => callOrThrow(casesDecide, { params: { id }, body: { ...body, state } }));

export const useOpening = (memberId: string) =>
  useAct((body) => callOrThrow(casesOpen, { params: { id: memberId }, body }));

/** The screening lists. */
export const useScreeningLists = () => useCall(listsKey, screeningListsList, {});

/** Imports lists; without a fault their list shows them. */
export function useImport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => callOrThrow(screeningListsImport, { body: { text } }),
    onSuccess: ({ lists }) => queries.setQueryData(listsKey, { lists }),
  });
}
