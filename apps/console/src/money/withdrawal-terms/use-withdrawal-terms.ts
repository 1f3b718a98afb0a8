import {
  withdrawalTermsConfirm,
  withdrawalTermsList,
  withdrawalTermsRequest,
  withdrawalTermsWithdraw,
} from '@khelaghor/client/routes/money.gen.ts';
import type * as contract from '@khelaghor/contract/money/withdrawal-terms.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';

const termsKey = ['withdrawal-terms'] as const;
const changed = [termsKey] as const;

export const useWithdrawalTerms = () => useCall(termsKey, withdrawalTermsList, {});

type Currency = contract.DeskWithdrawalTerms['currency'];

export const useRequestTerms = (currency: Currency) =>
  useChange(changed, (body: BodyOf<typeof contract.requestWithdrawalTerms>) =>
    callOrThrow(withdrawalTermsRequest, { params: { currency }, body }),
  );

type RequestParams = { readonly currency: Currency; readonly requestId: string };

export const useConfirmTerms = () =>
  useChange(changed, (params: RequestParams) => callOrThrow(withdrawalTermsConfirm, { params }));

export const useWithdrawTerms = () =>
  useChange(changed, (params: RequestParams) => callOrThrow(withdrawalTermsWithdraw, { params }));
