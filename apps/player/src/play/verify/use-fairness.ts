import { useQuery } from '@tanstack/react-query';
import { betsGetFairness } from '@khelaghor/client/routes.gen.ts';
import type { Fairness } from '@khelaghor/contract/play/bet-history.ts';
import { fetchValue } from '../../shared/api.ts';
import { nowMs } from '../../shared/clock.ts';
import { checkReceipt } from '../../shared/proof/check-receipt.ts';
import type { RoundProof } from './recompute-round.ts';

/** Notices tell of a settled ticket; the page asks by itself as well, in case one was lost. */
const askEveryMs = 4_000;

export const getFairnessKey = (betId: string) => ['records', 'fairness', betId] as const;

/** Milliseconds until the next question, or false when nothing about the bet will change. */
function askAgainIn(proof: Fairness | undefined): number | false {
  if (proof?.kind !== 'lottery' || proof.ticket.state !== 'running') return false;
  return Math.max(askEveryMs, Date.parse(proof.issue.drawsAt) - nowMs() + 1_500);
}

/** All that is needed to work a bet out anew. */
export function useFairness(betId: string) {
  return useQuery({
    queryKey: getFairnessKey(betId),
    queryFn: ({ signal }) => fetchValue(betsGetFairness, { params: { betId } }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => askAgainIn(state.data),
  });
}

/** Checks the signature under a round's receipt; undefined while the browser is at it. */
export function useSignatureCheck({ round, receiptText, receiptKey }: RoundProof) {
  const signed = { text: receiptText, receipt: round.receipt, publicKey: receiptKey };
  return useQuery({
    queryKey: ['signature', signed],
    queryFn: () => checkReceipt(signed, crypto.subtle as SubtleCrypto | undefined),
    staleTime: Infinity,
    networkMode: 'always',
  }).data;
}
