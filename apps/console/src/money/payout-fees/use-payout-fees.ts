import {
  payoutFeesConfirm,
  payoutFeesList,
  payoutFeesRequest,
  payoutFeesWithdraw,
} from '@khelaghor/client/routes/money.gen.ts';
import type * as contract from '@khelaghor/contract/money/payout-fees.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';

const feesKey = ['payout-fees'] as const;
const changed = [feesKey] as const;

export const usePayoutFees = () => useCall(feesKey, payoutFeesList, {});

type FeeKey = Pick<contract.PayoutFee, 'currency' | 'walletKind'>;

export const useRequestFee = (params: FeeKey) =>
  useChange(changed, (body: BodyOf<typeof contract.requestPayoutFee>) =>
    callOrThrow(payoutFeesRequest, { params, body }),
  );

type RequestParams = FeeKey & { readonly requestId: string };

export const useConfirmFee = () =>
  useChange(changed, (params: RequestParams) => callOrThrow(payoutFeesConfirm, { params }));

export const useWithdrawFee = () =>
  useChange(changed, (params: RequestParams) => callOrThrow(payoutFeesWithdraw, { params }));
