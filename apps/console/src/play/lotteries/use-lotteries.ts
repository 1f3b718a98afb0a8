import {
  lotteryAdminAdd,
  lotteryAdminBlockNumbers,
  lotteryAdminConfirmBlocks,
  lotteryAdminConfirmTerms,
  lotteryAdminGet,
  lotteryAdminGetExposure,
  lotteryAdminGetIssue,
  lotteryAdminList,
  lotteryAdminListGroups,
  lotteryAdminListIssues,
  lotteryAdminRemove,
  lotteryAdminRequestBlocks,
  lotteryAdminRequestTerms,
  lotteryAdminUpdateTimetable,
  lotteryAdminWithdrawBlocks,
  lotteryAdminWithdrawTerms,
} from '@khelaghor/client/routes/play.gen.ts';
import type { addLottery } from '@khelaghor/contract/play/added-lotteries.ts';
import type * as contract from '@khelaghor/contract/play/lottery-admin.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import { usePages } from '../../shared/kit/use-pages.ts';
import type { LotteriesSearch } from './lotteries-search.ts';

const lotteriesKey = ['lotteries'] as const;
const pageLength = 25;
/** Stakes come in all the time. */
const watchedMs = 15_000;

export const useLotteries = () =>
  useCall([...lotteriesKey], lotteryAdminList, {}, { refetchOnWindowFocus: 'always' });

export const useLottery = (gameCode: string) =>
  useCall(
    [...lotteriesKey, gameCode],
    lotteryAdminGet,
    { params: { gameCode } },
    { refetchOnWindowFocus: 'always' },
  );

/** The issues of a lottery, the latest draw first. */
export const useIssues = (gameCode: string, filter: Pick<LotteriesSearch, 'state' | 'day'>) =>
  usePages({
    queryKey: [...lotteriesKey, gameCode, 'issues', filter],
    read: (cursor, signal) =>
      callOrThrow(
        lotteryAdminListIssues,
        { params: { gameCode }, query: { limit: pageLength, ...filter, ...cursor } },
        signal,
      ),
  });

export const useIssue = (gameCode: string, issueId: string) =>
  useCall([...lotteriesKey, gameCode, 'issue', issueId], lotteryAdminGetIssue, {
    params: { gameCode, issueId },
  });

/** The group tickets of an issue, newest first. */
export const useIssueGroups = (gameCode: string, issueId: string) =>
  usePages({
    queryKey: [...lotteriesKey, gameCode, 'issue', issueId, 'groups'],
    read: (cursor, signal) =>
      callOrThrow(
        lotteryAdminListGroups,
        { params: { gameCode, issueId }, query: { limit: pageLength, ...cursor } },
        signal,
      ),
  });

export const useExposure = (gameCode: string) =>
  useCall(
    [...lotteriesKey, gameCode, 'exposure'],
    lotteryAdminGetExposure,
    { params: { gameCode } },
    { refetchInterval: watchedMs },
  );

export const useRequestTerms = (gameCode: string) =>
  useChange([lotteriesKey], (body: BodyOf<typeof contract.requestTerms>) =>
    callOrThrow(lotteryAdminRequestTerms, { params: { gameCode }, body }),
  );

export const useConfirmTerms = (gameCode: string) =>
  useChange([lotteriesKey], (requestId: string) =>
    callOrThrow(lotteryAdminConfirmTerms, { params: { gameCode, requestId } }),
  );

export const useWithdrawTerms = (gameCode: string) =>
  useChange([lotteriesKey], (requestId: string) =>
    callOrThrow(lotteryAdminWithdrawTerms, { params: { gameCode, requestId } }),
  );

export const useChangeTimetable = (gameCode: string) =>
  useChange([lotteriesKey], (body: BodyOf<typeof contract.changeTimetable>) =>
    callOrThrow(lotteryAdminUpdateTimetable, { params: { gameCode }, body }),
  );

export const useBlockNumbers = (gameCode: string) =>
  useChange([lotteriesKey], (body: BodyOf<typeof contract.blockNumbers>) =>
    callOrThrow(lotteryAdminBlockNumbers, { params: { gameCode }, body }),
  );

export const useRequestBlocks = (gameCode: string) =>
  useChange([lotteriesKey], (body: BodyOf<typeof contract.requestBlocks>) =>
    callOrThrow(lotteryAdminRequestBlocks, { params: { gameCode }, body }),
  );

export const useConfirmBlocks = (gameCode: string) =>
  useChange([lotteriesKey], (requestId: string) =>
    callOrThrow(lotteryAdminConfirmBlocks, { params: { gameCode, requestId } }),
  );

export const useWithdrawBlocks = (gameCode: string) =>
  useChange([lotteriesKey], (requestId: string) =>
    callOrThrow(lotteryAdminWithdrawBlocks, { params: { gameCode, requestId } }),
  );

export const useAddLottery = () =>
  useChange([lotteriesKey], (body: BodyOf<typeof addLottery>) =>
    callOrThrow(lotteryAdminAdd, { body }),
  );

export const useRemoveLottery = () =>
  useChange([lotteriesKey], (gameCode: string) =>
    callOrThrow(lotteryAdminRemove, { params: { gameCode } }),
  );
