import { useQuery } from '@tanstack/react-query';
import { settingsAdminUpdate } from '@khelaghor/client/routes.gen.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useStoredChange } from '../../shared/kit/use-stored-change.ts';
import { settingsQuery } from '../../shared/number-format.ts';

/** Read anew when the page opens: a colleague may have changed something meanwhile. */
export const useSettings = () => useQuery({ ...settingsQuery, refetchOnMount: 'always' });

export const useChangeSettings = () =>
  useStoredChange(settingsQuery.queryKey, (body: Partial<SiteSettings>) =>
    callOrThrow(settingsAdminUpdate, { body }),
  );
