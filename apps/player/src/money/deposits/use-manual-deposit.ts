import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  manualDepositsClaim,
  manualDepositsGet,
  manualDepositsSendReceipt,
  manualDepositsUploadReceipt,
} from '@khelaghor/client/routes/money.gen.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { call, fetchValue } from '../../shared/api.ts';

const getKey = (id: string) => ['deposit', id, 'wallet'] as const;

/** A person looks at a claim, so the page asks seldom. */
const askEveryMs = 10_000;

/** Where the member sends the money of a deposit, and what became of the claim. */
export const useManualDeposit = (id: string) =>
  useQuery({
    queryKey: getKey(id),
    queryFn: ({ signal }) => fetchValue(manualDepositsGet, { params: { id } }, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'credited' || data?.state === 'rejected' ? false : askEveryMs,
  });

/** The member's claim of a payment, with a picture of its receipt. */
export type Claim = {
  readonly senderNumber: string;
  readonly trxId: string;
  readonly picture: Blob | null;
};

/** Brings the picture of a receipt and returns its ticket, or the refusal. */
const bringReceipt = (picture: Blob) => call(manualDepositsUploadReceipt, { files: [picture] });

/** Adds the picture of a receipt to a claim that waits; the answer replaces what the page shows. */
export function useReceipt(id: string) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const send = async (picture: Blob): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const brought = await bringReceipt(picture);
    const reply = brought.success
      ? await call(manualDepositsSendReceipt, {
          params: { id },
          body: { receipt: brought.value.ticket },
        })
      : brought;
    setBusy(false);
    if (reply.success) queries.setQueryData(getKey(id), reply.value);
    else setRefusal(reply);
  };
  return { send, busy, refusal };
}

/** Sends the claim after its picture; the answer replaces what the page shows. */
export function useClaim(id: string) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const send = async ({ senderNumber, trxId, picture }: Claim): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const brought = picture === null ? null : await bringReceipt(picture);
    const receipt = brought?.success === true && { receipt: brought.value.ticket };
    const body = { senderNumber, trxId, ...receipt };
    const reply =
      brought?.success === false
        ? brought
        : await call(manualDepositsClaim, { params: { id }, body });
    setBusy(false);
    if (reply.success) queries.setQueryData(getKey(id), reply.value);
    else setRefusal(reply);
  };
  const fields = refusal && 'fields' in refusal ? refusal.fields : undefined;
  const getError = (field: string): string | undefined => fields?.[field];
  return { send, busy, refusal: fields ? null : refusal, getError };
}
