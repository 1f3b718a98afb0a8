import { keepPreviousData } from '@tanstack/react-query';
import {
  gameDeskCancelLimits,
  gameDeskCancelVoid,
  gameDeskConfirmLimits,
  gameDeskConfirmVoid,
  gameDeskFindRound,
  gameDeskGet,
  gameDeskGetReturns,
  gameDeskGetSlotFigures,
  gameDeskList,
  gameDeskListRounds,
  gameDeskRequestLimits,
  gameDeskRequestVoid,
  gamesAdminSwitch,
} from '@khelaghor/client/routes/play.gen.ts';
import type * as contract from '@khelaghor/contract/play/game-desk.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import { usePages } from '../../shared/kit/use-pages.ts';

const deskKey = ['in-house-games'] as const;
const changed = [deskKey] as const;
/** Rounds come all the time, and another operator may request something. */
const watchedMs = 15_000;
const pageLength = 25;

export const useDeskGames = () =>
  useCall([...deskKey], gameDeskList, {}, { refetchInterval: watchedMs });

export const useDeskGame = (gameCode: string) =>
  useCall(
    [...deskKey, gameCode],
    gameDeskGet,
    { params: { gameCode } },
    { refetchInterval: watchedMs },
  );

export const useReturns = (gameCode: string) =>
  useCall([...deskKey, gameCode, 'returns'], gameDeskGetReturns, { params: { gameCode } });

/** Counts of a slot's symbols; while those of other days load, the last ones stay. */
export const useSlotFigures = (gameCode: string, days: number) =>
  useCall(
    [...deskKey, gameCode, 'slot-figures', days],
    gameDeskGetSlotFigures,
    { params: { gameCode }, query: { days } },
    { placeholderData: keepPreviousData },
  );

export const useDeskRound = (betId: string) =>
  useCall([...deskKey, 'round', betId], gameDeskFindRound, { params: { betId } });

/** A member's rounds, newest first. */
export const useDeskRounds = (account: string) =>
  usePages({
    queryKey: [...deskKey, 'rounds', account],
    read: (cursor, signal) => {
      const query = { limit: pageLength, account, ...cursor };
      return callOrThrow(gameDeskListRounds, { query }, signal);
    },
  });

/** Closes a game to new rounds, or opens it. */
export const useSwitchGame = (gameCode: string) =>
  useChange([deskKey, ['games']], (open: boolean) =>
    callOrThrow(gamesAdminSwitch, { params: { gameCode }, body: { open } }),
  );

export const useRequestLimits = (gameCode: string) =>
  useChange(changed, (body: BodyOf<typeof contract.requestLimits>) =>
    callOrThrow(gameDeskRequestLimits, { params: { gameCode }, body }),
  );

type LimitParams = { readonly gameCode: string; readonly requestId: string };

export const useConfirmLimits = () =>
  useChange(changed, (params: LimitParams) => callOrThrow(gameDeskConfirmLimits, { params }));

export const useCancelLimits = () =>
  useChange(changed, (params: LimitParams) => callOrThrow(gameDeskCancelLimits, { params }));

type RoundParams = { readonly gameCode: string; readonly roundId: string };

export const useRequestVoid = (params: RoundParams) =>
  useChange(changed, (body: BodyOf<typeof contract.requestVoid>) =>
    callOrThrow(gameDeskRequestVoid, { params, body }),
  );

type VoidParams = RoundParams & { readonly requestId: string };

export const useConfirmVoid = () =>
  useChange(changed, (params: VoidParams) => callOrThrow(gameDeskConfirmVoid, { params }));

export const useCancelVoid = () =>
  useChange(changed, (params: VoidParams) => callOrThrow(gameDeskCancelVoid, { params }));
