import {
  settingRequestsConfirm,
  settingRequestsList,
  settingRequestsRequest,
  settingRequestsWithdraw,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import type { requestSetting } from '@khelaghor/contract/backoffice/setting-requests.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import type { SettingByTwo } from '@khelaghor/contract/site/settings.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useStoredChange } from '../../shared/kit/use-stored-change.ts';
import { settingsQuery } from '../../shared/number-format.ts';

const requestsKey = ['setting-requests'] as const;
/** Queries that a changed setting makes old. */
const others = [settingsQuery.queryKey, ['settings-history']];

export const useSettingRequests = () => useCall(requestsKey, settingRequestsList, {});

export type AskedSetting = BodyOf<typeof requestSetting> & { readonly setting: SettingByTwo };

export const useRequestSetting = () =>
  useStoredChange(
    requestsKey,
    ({ setting, ...body }: AskedSetting) =>
      callOrThrow(settingRequestsRequest, { params: { setting }, body }),
    others,
  );

type Params = { readonly setting: SettingByTwo; readonly requestId: string };

export const useConfirmSetting = () =>
  useStoredChange(
    requestsKey,
    (params: Params) => callOrThrow(settingRequestsConfirm, { params }),
    others,
  );

export const useWithdrawSetting = () =>
  useStoredChange(requestsKey, (params: Params) =>
    callOrThrow(settingRequestsWithdraw, { params }),
  );
