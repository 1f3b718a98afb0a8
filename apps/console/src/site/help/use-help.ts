import { useQuery } from '@tanstack/react-query';
import { helpListKept, helpPut, helpRemove } from '@khelaghor/client/routes.gen.ts';
import type { ArticleDraft } from '@khelaghor/contract/site/help.ts';
import { ask } from '../../shared/api.ts';
import { useChange } from '../../shared/kit/use-change.ts';

const helpKey = ['help'] as const;

export const useArticles = () =>
  useQuery({
    queryKey: helpKey,
    queryFn: ({ signal }) => ask(helpListKept, {}, signal),
    refetchOnWindowFocus: 'always',
  });

export const useSaveArticle = () =>
  useChange([helpKey], ({ id, body }: { id: string; body: ArticleDraft }) =>
    ask(helpPut, { params: { id }, body }),
  );

export const useRemoveArticle = () =>
  useChange([helpKey], (id: string) => ask(helpRemove, { params: { id } }));
