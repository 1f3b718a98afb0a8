import {
  levelLimitsConfirm,
  levelLimitsList,
  levelLimitsRequest,
  levelLimitsWithdraw,
} from '@khelaghor/client/routes/money.gen.ts';
import type * as contract from '@khelaghor/contract/money/level-limits.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';

const limitsKey = ['level-limits'] as const;
const changed = [limitsKey] as const;

export const useLevelLimits = () => useCall(limitsKey, levelLimitsList, {});

type LimitKey = Pick<contract.DeskLevelLimit, 'currency' | 'level'>;

export const useRequestLimit = ({ currency, level }: LimitKey) =>
  useChange(changed, (body: BodyOf<typeof contract.requestLevelLimit>) =>
    callOrThrow(levelLimitsRequest, { params: { currency, level }, body }),
  );

type RequestParams = LimitKey & { readonly requestId: string };

export const useConfirmLimit = () =>
  useChange(changed, (params: RequestParams) => callOrThrow(levelLimitsConfirm, { params }));

export const useWithdrawLimit = () =>
  useChange(changed, (params: RequestParams) => callOrThrow(levelLimitsWithdraw, { params }));
