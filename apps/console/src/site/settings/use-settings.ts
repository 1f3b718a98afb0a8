import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { settingsAdminUpdate } from '@khelaghor/client/routes.gen.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { callOrThrow } from '../../shared/api.ts';
import { settingsQuery } from '../../shared/number-format.ts';

/** Read anew when the page opens: a colleague may have changed something meanwhile. */
export const useSettings = () => useQuery({ ...settingsQuery, refetchOnMount: 'always' });

export function useChangeSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<SiteSettings>) => callOrThrow(settingsAdminUpdate, { body }),
    onSuccess: (settings) => queries.setQueryData(settingsQuery.queryKey, settings),
  });
}
