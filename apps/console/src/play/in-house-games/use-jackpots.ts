import {
  jackpotsCancelRules,
  jackpotsConfirmRules,
  jackpotsGetDesk,
  jackpotsRequestRules,
} from '@khelaghor/client/routes/play.gen.ts';
import type * as contract from '@khelaghor/contract/play/jackpots.ts';
import type { DeskPot } from '@khelaghor/contract/play/jackpots.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';

const potsKey = ['in-house-jackpots'] as const;
const changed = [potsKey] as const;
/** Pots climb all the time. */
const watchedMs = 5_000;

/** A tier of the pots of a game in one currency. */
export type TierParams = Pick<DeskPot, 'currency' | 'tier'> & { readonly gameCode: string };

export const useJackpots = (gameCode: string) =>
  useCall(
    [...potsKey, gameCode],
    jackpotsGetDesk,
    { params: { gameCode } },
    { refetchInterval: watchedMs },
  );

export const useRequestRules = (params: TierParams) =>
  useChange(changed, (body: BodyOf<typeof contract.requestPotRules>) =>
    callOrThrow(jackpotsRequestRules, { params, body }),
  );

type RequestParams = TierParams & { readonly requestId: string };

export const useConfirmRules = () =>
  useChange(changed, (params: RequestParams) => callOrThrow(jackpotsConfirmRules, { params }));

export const useCancelRules = () =>
  useChange(changed, (params: RequestParams) => callOrThrow(jackpotsCancelRules, { params }));
