import {
  vendorRoundsAdminRequest,
  vendorRoundsAdminConfirm,
  vendorRoundsAdminList,
  vendorRoundsAdminCancel,
} from '@khelaghor/client/routes/play.gen.ts';
import type * as contract from '@khelaghor/contract/play/vendor-rounds.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useChange } from '../../shared/kit/use-change.ts';
import { usePages } from '../../shared/kit/use-pages.ts';

const pageLength = 25;
const roundsKey = ['vendor-rounds'] as const;

/** Rounds that vendors have not ended, oldest first. */
export const useOpenRounds = (vendor: string | undefined) =>
  usePages({
    queryKey: [...roundsKey, vendor ?? null],
    read: (cursor, signal) => {
      const query = { limit: pageLength, ...(vendor !== undefined && { vendor }), ...cursor };
      return callOrThrow(vendorRoundsAdminList, { query }, signal);
    },
  });

type ActParams = { id: string; actId: string };

export const useRequestRoundAct = () =>
  useChange(
    [roundsKey],
    ({ id, body }: { id: string; body: BodyOf<typeof contract.requestRoundAct> }) =>
      callOrThrow(vendorRoundsAdminRequest, { params: { id }, body }),
  );

export const useConfirmRoundAct = () =>
  useChange([roundsKey], (params: ActParams) => callOrThrow(vendorRoundsAdminConfirm, { params }));

export const useWithdrawRoundAct = () =>
  useChange([roundsKey], (params: ActParams) => callOrThrow(vendorRoundsAdminCancel, { params }));
