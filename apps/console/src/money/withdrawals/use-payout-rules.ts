import {
  payoutRulesConfirm,
  payoutRulesList,
  payoutRulesRequest,
  payoutRulesWithdraw,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import type * as contract from '@khelaghor/contract/backoffice/payout-rules.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';

const rulesKey = ['payout-rules'] as const;
const changed = [rulesKey] as const;

export const usePayoutRules = () => useCall(rulesKey, payoutRulesList, {});

type Currency = contract.PayoutRule['currency'];

export const useRequestRule = (currency: Currency) =>
  useChange(changed, (body: BodyOf<typeof contract.requestPayoutRule>) =>
    callOrThrow(payoutRulesRequest, { params: { currency }, body }),
  );

type RequestParams = { readonly currency: Currency; readonly requestId: string };

export const useConfirmRule = () =>
  useChange(changed, (params: RequestParams) => callOrThrow(payoutRulesConfirm, { params }));

export const useWithdrawRule = () =>
  useChange(changed, (params: RequestParams) => callOrThrow(payoutRulesWithdraw, { params }));
