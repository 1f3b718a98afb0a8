import {
  alertRulesAdminConfirm,
  alertRulesAdminChangeEmail,
  alertRulesAdminConfirmEmail,
  alertRulesAdminList,
  alertRulesAdminRequest,
  alertRulesAdminWithdraw,
  alertsAdminClose,
  alertsAdminList,
  alertsAdminSee,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import type { requestAlertRule } from '@khelaghor/contract/backoffice/alerts.ts';
import type { AlertKind } from '@khelaghor/contract/backoffice/alert-terms.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import { usePages } from '../../shared/kit/use-pages.ts';
import { useStoredChange } from '../../shared/kit/use-stored-change.ts';
import type { AlertsSearch } from './alerts-search.ts';

const alertsKey = ['alerts'] as const;
const rulesKey = ['alert-rules'] as const;
/** An act changes the list and the count in the frame. */
const changed = [alertsKey, ['overview']];
const everyMs = 15_000;

export const useAlerts = ({ state }: AlertsSearch) =>
  usePages({
    queryKey: [...alertsKey, state],
    read: (cursor, signal) => callOrThrow(alertsAdminList, { query: { ...cursor, state } }, signal),
    everyMs,
  });

export const useSeeAlert = () =>
  useChange(changed, (id: string) => callOrThrow(alertsAdminSee, { params: { id } }));

export const useCloseAlert = () =>
  useChange(changed, (id: string) => callOrThrow(alertsAdminClose, { params: { id } }));

export const useRules = () => useCall(rulesKey, alertRulesAdminList, {});

export const useRequestRule = (kind: AlertKind) =>
  useStoredChange(rulesKey, (body: BodyOf<typeof requestAlertRule>) =>
    callOrThrow(alertRulesAdminRequest, { params: { kind }, body }),
  );

type RequestParams = { readonly kind: AlertKind; readonly requestId: string };

export const useConfirmRule = () =>
  useStoredChange(rulesKey, (params: RequestParams) =>
    callOrThrow(alertRulesAdminConfirm, { params }),
  );

export const useWithdrawRule = () =>
  useStoredChange(rulesKey, (params: RequestParams) =>
    callOrThrow(alertRulesAdminWithdraw, { params }),
  );

export const useChangeAlertEmail = () =>
  useStoredChange(rulesKey, (email: string) =>
    callOrThrow(alertRulesAdminChangeEmail, { body: { email } }),
  );

export const useConfirmAlertEmail = () =>
  useStoredChange(rulesKey, (code: string) =>
    callOrThrow(alertRulesAdminConfirmEmail, { body: { code } }),
  );
