import { useQuery } from '@tanstack/react-query';
import { betsGetFairness, jackpotsGetBet } from '@khelaghor/client/routes/play.gen.ts';
import type { Fairness } from '@khelaghor/contract/play/bet-history.ts';
import type { PotLiftValue } from '@khelaghor/contract/play/jackpots.ts';
import { gamePots } from '@khelaghor/game-list/pots.ts';
import { fetchValue } from '../../shared/api.ts';
import { nowMs } from '../../shared/clock.ts';
import { checkReceipt } from '../../shared/proof/check-receipt.ts';
import type { SignatureCheck } from '../../shared/proof/check-receipt.ts';
import type { RoundProof } from './round-proof.ts';

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

/** A bet is added to the pots of its game within about a second. */
const askLiftsEveryMs = 1_000;

/** Lifts of a bet; empty while they are unknown, and for games without pots. */
export function useBetLifts({ round: { betId, game } }: RoundProof): readonly PotLiftValue[] {
  const { data } = useQuery({
    queryKey: ['records', 'jackpots', betId],
    queryFn: ({ signal }) => fetchValue(jackpotsGetBet, { params: { betId } }, signal),
    enabled: gamePots.has(game),
    refetchInterval: ({ state }) => (state.data?.lifts === null ? askLiftsEveryMs : false),
  });
  return data?.lifts ?? [];
}

type Signed = { readonly text: string; readonly receipt: string; readonly publicKey: string };

/** The worst of some checks. */
function getWorst(checks: readonly SignatureCheck[]): SignatureCheck {
  if (checks.includes('invalid')) return 'invalid';
  return checks.includes('unsupported') ? 'unsupported' : 'valid';
}

async function checkAll(receipts: readonly Signed[]): Promise<SignatureCheck> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  return getWorst(await Promise.all(receipts.map((each) => checkReceipt(each, subtle))));
}

/** Checks signatures; undefined while the browser is at it. */
function useChecked(receipts: readonly Signed[]): SignatureCheck | undefined {
  return useQuery({
    queryKey: ['signature', receipts],
    queryFn: () => checkAll(receipts),
    staleTime: Infinity,
    networkMode: 'always',
  }).data;
}

/** Checks the signature under a round's receipt; undefined while the browser is at it. */
export function useSignatureCheck({ round, receiptText: text, receiptKey: publicKey }: RoundProof) {
  return useChecked([{ text, receipt: round.receipt, publicKey }]);
}

/** The same for the receipts of the steps of a round; valid when there are none. */
export function useStepsCheck({ steps, receiptKey: publicKey }: RoundProof) {
  return useChecked(steps.map(({ receiptText: text, receipt }) => ({ text, receipt, publicKey })));
}
