import { useQuery } from '@tanstack/react-query';
import { helpAdminList, helpAdminUpdate, helpAdminDelete } from '@khelaghor/client/routes.gen.ts';
import type { ArticleDraft } from '@khelaghor/contract/site/help.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useChange } from '../../shared/kit/use-change.ts';

const helpKey = ['help'] as const;

export const useArticles = () =>
  useQuery({
    queryKey: helpKey,
    queryFn: ({ signal }) => callOrThrow(helpAdminList, {}, signal),
    refetchOnWindowFocus: 'always',
  });

export const useSaveArticle = () =>
  useChange([helpKey], ({ id, body }: { id: string; body: ArticleDraft }) =>
    callOrThrow(helpAdminUpdate, { params: { id }, body }),
  );

export const useRemoveArticle = () =>
  useChange([helpKey], (id: string) => callOrThrow(helpAdminDelete, { params: { id } }));
