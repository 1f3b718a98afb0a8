import {
  lotteryCallOffsCallOff,
  lotteryCallOffsCancel,
  lotteryCallOffsConfirm,
  lotteryCallOffsListWaiting,
  lotteryCallOffsRequest,
} from '@khelaghor/client/routes/play.gen.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';

const changed = [['lotteries']] as const;
/** Another operator may request one at any time. */
const watchedMs = 15_000;

/** The draws of all lotteries that an operator requested to call off. */
export const useWaitingCallOffs = () =>
  useCall(
    ['lotteries', 'call-offs'],
    lotteryCallOffsListWaiting,
    {},
    { refetchInterval: watchedMs },
  );

export const useCallOffIssue = (gameCode: string) =>
  useChange(changed, ({ issueId, reason }: { issueId: string; reason: string }) =>
    callOrThrow(lotteryCallOffsCallOff, { params: { gameCode, issueId }, body: { reason } }),
  );

type Requested = { readonly issueId: string; readonly key: string; readonly reason: string };

export const useRequestCallOff = (gameCode: string) =>
  useChange(changed, ({ issueId, ...body }: Requested) =>
    callOrThrow(lotteryCallOffsRequest, { params: { gameCode, issueId }, body }),
  );

type Decided = {
  readonly gameCode: string;
  readonly issueId: string;
  readonly callOffId: string;
};

export const useConfirmCallOff = () =>
  useChange(changed, (params: Decided) => callOrThrow(lotteryCallOffsConfirm, { params }));

export const useWithdrawCallOff = () =>
  useChange(changed, (params: Decided) => callOrThrow(lotteryCallOffsCancel, { params }));
