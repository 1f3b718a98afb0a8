import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { withdrawalsConfirm, withdrawalsUploadProof } from '@khelaghor/client/routes/money.gen.ts';
import { call } from '../../shared/api.ts';

/** The member's answer: what arrived in minor units as text, and a picture that shows it. */
export type ArrivalAnswer = { readonly received: string; readonly picture?: Blob };

/** Sends the member's answer whether a payout arrived, after its picture. */
export function useArrivalAnswer(id: string) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const bring = async (picture: Blob | undefined) => {
    if (picture === undefined) return {};
    const brought = await call(withdrawalsUploadProof, { files: [picture] });
    return brought.success ? { proof: brought.value.ticket } : brought;
  };
  const send = async ({ received, picture }: ArrivalAnswer): Promise<boolean> => {
    setBusy(true);
    setRefusal(null);
    const brought = await bring(picture);
    const reply =
      'code' in brought
        ? brought
        : await call(withdrawalsConfirm, { params: { id }, body: { received, ...brought } });
    setBusy(false);
    if (!reply.success) setRefusal(reply);
    // Also after a refusal: another tab may have answered.
    await queries.invalidateQueries({ queryKey: ['withdrawals'] });
    return reply.success;
  };
  return { send, busy, refusal };
}
