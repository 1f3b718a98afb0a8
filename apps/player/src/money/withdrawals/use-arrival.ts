import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { withdrawalsConfirm, withdrawalsUploadProof } from '@khelaghor/client/routes/money.gen.ts';
import { call } from '../../shared/api.ts';

/** The member's answer: what arrived in minor units as text, and pictures that show it. */
export type ArrivalAnswer = { readonly received: string; readonly pictures?: readonly Blob[] };

/** Sends the member's answer whether a payout arrived, after its pictures. */
export function useArrivalAnswer(id: string) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const bring = async (pictures: readonly Blob[]) => {
    const proofs: string[] = [];
    for (const picture of pictures) {
      const brought = await call(withdrawalsUploadProof, { files: [picture] });
      if (!brought.success) return brought;
      proofs.push(brought.value.ticket);
    }
    return { proofs };
  };
  const send = async ({ received, pictures = [] }: ArrivalAnswer): Promise<boolean> => {
    setBusy(true);
    setRefusal(null);
    const brought = await bring(pictures);
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
