import {
  settingsAdminCompare,
  settingsAdminListChanges,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { usePages } from '../../shared/kit/use-pages.ts';

const historyKey = ['settings-history'];

/** The changes of all settings, or of one, newest first. */
export const useSettingChanges = (key: string | undefined) =>
  usePages({
    queryKey: [...historyKey, key],
    read: (cursor, signal) =>
      callOrThrow(
        settingsAdminListChanges,
        { query: { limit: 30, ...(key !== undefined && { key }), ...cursor } },
        signal,
      ),
  });

/** Settings that differ between two times. */
export const useComparedSettings = (times: { readonly from: string; readonly to: string } | null) =>
  useCall(
    [...historyKey, 'compare', times],
    settingsAdminCompare,
    { query: times ?? { from: '', to: '' } },
    { enabled: times !== null },
  );
