import { useMutation, useQueryClient } from '@tanstack/react-query';
import { careAct, careGetOfMember, careList } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { CareActKind, CareCase } from '@khelaghor/contract/backoffice/care.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { usePages } from '../../shared/kit/use-pages.ts';
import type { CareState } from './care-search.ts';

const everyMs = 60_000;
const pageLength = 25;
const listKey = ['care-cases'] as const;
const getMemberKey = (id: string) => ['member-care', id] as const;

/** The cases in a state. */
export const useCareCases = (state: CareState) =>
  usePages({
    queryKey: [...listKey, state],
    read: (cursor, signal) =>
      callOrThrow(careList, { query: { state, limit: pageLength, ...cursor } }, signal),
    everyMs,
  });

/** A member's scores and cases. */
export const useMemberCare = (id: string) =>
  useCall(getMemberKey(id), careGetOfMember, { params: { id } });

type CareAct = { readonly key: string; readonly kind: CareActKind; readonly note: string };

/** Records what was done for a case; the page shows the answer. */
export function useCareAct({ id, memberId }: CareCase) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CareAct) => callOrThrow(careAct, { params: { id }, body }),
    onSuccess: (value) => queries.setQueryData(getMemberKey(memberId), value),
    onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
  });
}
