import { useQuery } from '@tanstack/react-query';
import { settingsAdminUpdate } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { putSettings } from '@khelaghor/contract/backoffice/operator.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useStoredChange } from '../../shared/kit/use-stored-change.ts';
import { settingsQuery } from '../../shared/number-format.ts';

/** Read anew when the page opens: a colleague may have changed something meanwhile. */
export const useSettings = () => useQuery({ ...settingsQuery, refetchOnMount: 'always' });

export const useChangeSettings = () =>
  useStoredChange(settingsQuery.queryKey, (body: BodyOf<typeof putSettings>) =>
    callOrThrow(settingsAdminUpdate, { body }),
  );
