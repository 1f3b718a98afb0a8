import type { BetRecord } from '@khelaghor/contract/play/bet-history.ts';
import type { TicketShares } from '@khelaghor/contract/play/lottery.ts';
import type { Words } from '@khelaghor/game-engine/game-engine.ts';
import { findGame } from '@khelaghor/game-list/games.ts';

/**
 * A round of an in-house game: what was bet on and what came, as its engine says it. The outcome is
 * null while a round of many steps is played, and when its stake went back before the first.
 */
export type RoundDetail = {
  readonly kind: 'round';
  readonly choice: Words;
  readonly outcome: Words | null;
};

/** The shares that a bet has of a group's ticket. */
export type BetShares = Pick<TicketShares, 'shares' | 'totalShares' | 'role'>;

/** A lottery ticket as its bet keeps it; the result is null until the draw. */
export type TicketDetail = {
  readonly kind: 'ticket';
  readonly issueNumber: string;
  readonly play: string;
  readonly selection: string;
  /** Points of the series that were given up for a rebate; 0: none. */
  readonly rebate: number;
  /** Null for a ticket of its own. */
  readonly group: BetShares | null;
  readonly result: readonly number[] | null;
  /** The result was another one when the bet was settled first. */
  readonly isCorrected: boolean;
};

/** A bet in a vendor's game, which only the vendor can explain. */
export type VendorDetail = {
  readonly kind: 'vendor';
  /** The vendor's id of the round; null: none is known. */
  readonly round: string | null;
};

type Bet = Pick<BetRecord, 'gameCode' | 'detail'> & Partial<Pick<BetRecord, 'state' | 'runBy'>>;

export type BetDetail = RoundDetail | TicketDetail | VendorDetail;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((number) => Number.isSafeInteger(number));

function getRoundDetail({ gameCode, detail, state }: Bet): RoundDetail | null {
  const game = findGame(gameCode);
  const choice = game?.parseChoice(detail);
  if (!game || !choice) return null;
  const outcome = game.parseOutcome(detail);
  const hasNone = state === 'running' || state === 'void';
  if (!outcome && !hasNone) return null;
  return {
    kind: 'round',
    choice: game.choiceWords(choice),
    outcome: outcome && game.outcomeWords(choice, outcome),
  };
}

const roles: readonly TicketShares['role'][] = ['organiser', 'guarantee', 'buyer'];

function getShares(group: unknown): BetShares | null {
  if (typeof group !== 'object' || group === null) return null;
  const { shares, totalShares, role }: { [key: string]: unknown } = { ...group };
  const known = roles.find((each) => each === role);
  if (typeof shares !== 'number' || typeof totalShares !== 'number' || !known) return null;
  return { shares, totalShares, role: known };
}

function getTicketDetail(detail: BetRecord['detail']): TicketDetail | null {
  const { issueNumber, play, selection, rebate, group, result, isCorrected } = detail;
  if (typeof issueNumber !== 'string' || typeof play !== 'string') return null;
  if (typeof selection !== 'string') return null;
  return {
    kind: 'ticket',
    issueNumber,
    play,
    selection,
    rebate: Number.isSafeInteger(rebate) ? Number(rebate) : 0,
    group: getShares(group),
    result: isNumbers(result) ? result : null,
    isCorrected: isCorrected === true,
  };
}

/**
 * Reads what a bet was placed on. Every game keeps its own terms; null is a bet of a game that this
 * page has no words for, which is then shown by its title alone.
 */
export function getBetDetail(bet: Bet): BetDetail | null {
  const { round } = bet.detail;
  if (bet.runBy === 'vendors')
    return { kind: 'vendor', round: typeof round === 'string' ? round : null };
  return findGame(bet.gameCode) ? getRoundDetail(bet) : getTicketDetail(bet.detail);
}
