import { SERIES_MIN, validateTicket } from '@khelaghor/engine-lottery/public.ts';
import type {
  Family,
  Ticket,
  TicketLimits,
  TicketRefusal,
} from '@khelaghor/engine-lottery/public.ts';
import { minor, MINOR_MAX } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { termsBounds } from '@khelaghor/contract/play/lottery-admin.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Failure, Result } from '../../lib/http/result.ts';
import { getPlaySeries } from './game-config.ts';
import type { GameTerms } from './game-config.ts';

/** Why the terms of this moment do not allow a ticket that those of another moment might. */
export type TermsRefusal =
  | Exclude<TicketRefusal, 'play_unknown' | 'selection_invalid'>
  | 'play_closed'
  | 'price_changed';

/** A ticket that can be told apart from any other, with what it costs. */
export type TicketOrder = {
  ticket: Ticket;
  lines: number;
  stake: Minor;
  /** Why it is not sold now. A repeat of a ticket that was sold is answered nevertheless. */
  refused: Failure<TermsRefusal> | null;
};

/** What any terms that an operator can set may have sold. */
const widest: TicketLimits = {
  stakeMin: minor(1n),
  stakeMax: minor(termsBounds.stakeMax),
  payoutMax: minor(MINOR_MAX),
  linesMax: termsBounds.linesMax,
};

/**
 * A ticket at the terms of this moment. One with more rebate than they allow is priced at the
 * lowest series, and `checkTicket` refuses it.
 */
export function priceTicket(
  terms: GameTerms,
  bet: Pick<Ticket, 'play' | 'selection' | 'stakePerLine'> & { rebate: number },
): Ticket {
  const series = Math.max(SERIES_MIN, getPlaySeries(terms, bet.play) - bet.rebate);
  return { ...bet, series };
}

/** Why a play is not sold at all, or not at the price that the member saw. */
function findChange(
  terms: GameTerms,
  { play, rebate = 0 }: Ticket,
  seenSeries: number | undefined,
): 'play_closed' | 'price_changed' | null {
  if (terms.playsOff.has(play)) return 'play_closed';
  const series = getPlaySeries(terms, play);
  const isSame = seenSeries === undefined || seenSeries === series;
  const hasRebate = rebate <= Math.min(terms.rebateMax, series - SERIES_MIN);
  return isSame && hasRebate ? null : 'price_changed';
}

/**
 * Checks a ticket against the terms of this moment. What no terms could have sold is refused at
 * once; all else goes on, because the same ticket may have been sold before the terms changed.
 * @param family the plays of the ticket's issue
 * @param seenSeries the series of the play that the member saw; undefined: the call does not say
 */
export function checkTicket(
  terms: GameTerms,
  family: Family,
  ticket: Ticket,
  seenSeries: number | undefined,
): Result<TicketOrder, TicketRefusal> {
  const checked = validateTicket(family, ticket, terms.limits);
  const change = findChange(terms, ticket, seenSeries);
  if (checked.ok) {
    const { ticket: normal, lines, stake } = checked;
    return ok({ ticket: normal, lines, stake, refused: change === null ? null : refuse(change) });
  }
  const { refusal } = checked;
  if (refusal === 'play_unknown' || refusal === 'selection_invalid') return refuse(refusal);
  const sellable = validateTicket(family, ticket, widest);
  if (!sellable.ok) return refuse(refusal);
  const { ticket: normal, lines, stake } = sellable;
  return ok({ ticket: normal, lines, stake, refused: refuse(change ?? refusal) });
}
