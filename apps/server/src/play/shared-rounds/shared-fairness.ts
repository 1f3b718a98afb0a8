import type { Fairness } from '@khelaghor/contract/play/bet-history.ts';
import { formatAnnouncedSeed, SHARED_NONCE } from '@khelaghor/fairness/shared-seed.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { findReceiptText, getReceiptKey, getReceiptText } from '../inhouse/index.ts';
import { findSettledBet } from './bet-store.ts';
import type { SettledBetRow } from './bet-store.ts';
import { getSharedEngine, readChoice, toGameRound, toSharedRound } from './round-values.ts';
import { findRoundById } from './store.ts';
import type { RoundRow } from './store.ts';

type ReceivedBet = Pick<
  SettledBetRow,
  'betId' | 'currency' | 'stakeMinor' | 'placedAt' | 'receipt'
> &
  Parameters<typeof readChoice>[0];

/** Text of a bet's receipt: the commitment, and the round of the beacon that was announced. */
function describeBet(bet: ReceivedBet, round: RoundRow) {
  const engine = getSharedEngine(round.gameCode);
  const beaconRound = round.beaconRound === null ? null : Number(round.beaconRound);
  const named = { game: round.gameCode, number: Number(round.number) };
  const signed = {
    betId: bet.betId,
    formatSelection: engine.formatSelection(readChoice(bet)),
    stakeMinor: bet.stakeMinor,
    currency: bet.currency,
    nonce: SHARED_NONCE,
    playedAt: bet.placedAt,
    receipt: bet.receipt,
  };
  const pair = {
    scope: engine.scope,
    commitment: round.commitment,
    clientSeed: formatAnnouncedSeed(named, beaconRound),
  };
  return { signed, pair };
}

/** Whether the receipt of a bet is signed over this bet, in its first or second version. */
export function hasReceipt(ctx: Context, bet: ReceivedBet, round: RoundRow): boolean {
  const { signed, pair } = describeBet(bet, round);
  return findReceiptText(ctx.secrets, signed, pair) !== null;
}

/** The text under the receipt of a bet. */
function getBetText(ctx: Context, bet: ReceivedBet, round: RoundRow): string {
  const { signed, pair } = describeBet(bet, round);
  return findReceiptText(ctx.secrets, signed, pair) ?? getReceiptText(signed, pair);
}

/**
 * All that is needed to recompute a bet in a shared round. Nothing is told before the bet is
 * settled; a void round has nothing to tell.
 */
export async function readSharedFairness(
  ctx: Context,
  tx: Tx,
  memberId: string,
  betId: string,
): Promise<Extract<Fairness, { kind: 'shared' }> | 'round_open' | null> {
  const bet = await findSettledBet(tx, memberId, betId);
  const row = bet && (await findRoundById(tx, bet.roundId));
  if (!bet || !row || row.state === 'void') return null;
  const { serverSeed, clientSeed } = row;
  if (bet.state === 'running' || serverSeed === null || clientSeed === null) return 'round_open';
  const { number, chain, beacon } = toSharedRound(row);
  return {
    kind: 'shared',
    scope: getSharedEngine(row.gameCode).scope,
    round: toGameRound(bet),
    shared: { number, chain, beacon },
    commitment: row.commitment,
    clientSeed,
    serverSeed,
    receiptText: getBetText(ctx, bet, row),
    receiptKey: getReceiptKey(ctx.secrets),
  };
}
