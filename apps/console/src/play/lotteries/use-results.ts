import {
  lotteryCorrectionsCancel,
  lotteryCorrectionsConfirm,
  lotteryCorrectionsPreview,
  lotteryCorrectionsRequest,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import {
  lotteryAdminEnterResult,
  lotteryAdminGetResults,
  lotteryAdminListAwaitedResults,
  lotteryAdminWithdrawResult,
} from '@khelaghor/client/routes/play.gen.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';

/** Below the key of all lotteries, so that a change of one is read anew everywhere. */
const resultsKey = ['lotteries', 'results'] as const;
const changed = [['lotteries']] as const;
/** Another operator may enter theirs at any time. */
const watchedMs = 15_000;

/** An issue of a lottery. */
export type IssueName = { readonly gameCode: string; readonly issueId: string };

/** The draws that wait for their official result. */
export const useAwaitedResults = () =>
  useCall(
    [...resultsKey, 'awaited'],
    lotteryAdminListAwaitedResults,
    {},
    { refetchInterval: watchedMs },
  );

/** What was entered for a draw, and its corrections. */
export const useIssueResults = (params: IssueName) =>
  useCall(
    [...resultsKey, params.gameCode, params.issueId],
    lotteryAdminGetResults,
    { params },
    { refetchInterval: watchedMs },
  );

export const useEnterResult = (params: IssueName) =>
  useChange(changed, (result: number[]) =>
    callOrThrow(lotteryAdminEnterResult, { params, body: { result } }),
  );

export const useWithdrawResult = (params: IssueName) =>
  useChange(changed, () => callOrThrow(lotteryAdminWithdrawResult, { params }));

/** What another result would move; asked again only for other numbers. */
export const useCorrectionPreview = (params: IssueName, result: readonly number[] | null) =>
  useCall(
    // Not below the key of the lotteries: once it is confirmed, there is nothing to preview.
    ['lottery-correction', params.issueId, result],
    lotteryCorrectionsPreview,
    { params, body: { result: [...(result ?? [])] } },
    { enabled: result !== null, retry: false },
  );

export const useRequestCorrection = (params: IssueName) =>
  useChange(changed, (body: { key: string; result: number[]; reason: string }) =>
    callOrThrow(lotteryCorrectionsRequest, { params, body }),
  );

export const useConfirmCorrection = (params: IssueName) =>
  useChange(changed, ({ correctionId, totpCode }: { correctionId: string; totpCode: string }) =>
    callOrThrow(lotteryCorrectionsConfirm, {
      params: { ...params, correctionId },
      body: { totpCode },
    }),
  );

export const useWithdrawCorrection = (params: IssueName) =>
  useChange(changed, (correctionId: string) =>
    callOrThrow(lotteryCorrectionsCancel, { params: { ...params, correctionId } }),
  );
