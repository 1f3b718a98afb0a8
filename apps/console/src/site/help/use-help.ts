import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { helpListKept, helpPut, helpRemove } from '@khelaghor/client/routes.gen.ts';
import type { ArticleDraft } from '@khelaghor/contract/site/help.ts';
import { ask } from '../../shared/api.ts';

const helpKey = ['help'] as const;

export const useArticles = () =>
  useQuery({
    queryKey: helpKey,
    queryFn: ({ signal }) => ask(helpListKept, {}, signal),
    refetchOnWindowFocus: 'always',
  });

/** A change, after which all are read anew, whatever came of it. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: helpKey }),
  });
}

export const useSaveArticle = () =>
  useChange(({ id, body }: { id: string; body: ArticleDraft }) =>
    ask(helpPut, { params: { id }, body }),
  );

export const useRemoveArticle = () =>
  useChange((id: string) => ask(helpRemove, { params: { id } }));
