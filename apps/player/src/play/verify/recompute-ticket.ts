import type { Fairness } from '@khelaghor/contract/play/bet-history.ts';
import {
  computePartPayout,
  DRAW_NONCE,
  formatClientSeed,
  findLotteryGame,
  getLineCount,
  getPoolRates,
  settleTicket,
  validateTicket,
} from '@khelaghor/engine-lottery/public.ts';
import type {
  GroupPart,
  GroupTerms,
  LotteryGame,
  PoolRates,
  SettledLines,
  SettledTicket,
  Ticket,
} from '@khelaghor/engine-lottery/public.ts';
import { computeTicketRoot } from '@khelaghor/fairness/ticket-list.ts';
import { minor, MINOR_MAX, parseMinor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { TicketShares } from '@khelaghor/contract/play/lottery.ts';
import { recomputeDraw } from '../lottery/index.tsx';
import { compareValues, compareRows } from './comparison.ts';
import type { Comparison } from './comparison.ts';

/** All that is known of a lottery ticket and its draw. */
export type TicketProof = Extract<Fairness, { kind: 'lottery' }>;

/** Lines of a ticket that ended alike, settled here and there. */
export type LineCompared = {
  /** The option, or what all lines of the play share. */
  readonly priced: string;
  readonly lines: number;
  readonly won: boolean;
  /** In minor units. */
  readonly payout: Comparison<Minor>;
  readonly matches: boolean;
};

/** All lines of a ticket; they match when none differs and none is missing or too many. */
export type LinesCompared = { readonly rows: readonly LineCompared[]; readonly matches: boolean };

/** The shares that a ticket stands for, and what they are paid of. */
export type TicketSharing = {
  readonly terms: GroupTerms;
  readonly part: GroupPart;
  /** Of the whole ticket, in minor units. */
  readonly payout: Minor;
};

/** A draw and a ticket worked out anew, each part beside what the server says of it. */
export type TicketRecomputed = {
  readonly commitment: Comparison<string>;
  /**
   * What names the draw beside the seed: with the ticket's issue and the announced round of the
   * beacon in it, no other draw fits.
   */
  readonly name: Comparison<string>;
  readonly result: Comparison<readonly number[]>;
  /** The root of the tickets; null for an issue of before there were lists. */
  readonly list: Comparison<string> | null;
  /** What the ticket cost, in minor units: the stake of a line times the lines, or shares of it. */
  readonly stake: Comparison<Minor>;
  /** Null while the server has not settled the ticket, and for a void one. */
  readonly lines: LinesCompared | null;
  /** The part of the payout that is a rebate. Null while the ticket is not settled, or void. */
  readonly rebate: Comparison<Minor> | null;
  /** Null while the server has not settled the ticket, and for a void one. */
  readonly payout: Comparison<Minor> | null;
  /** What the drawn result makes of the ticket, in minor units, settled yet or not. */
  readonly computedPayout: Minor;
  /** How the payout of a whole ticket is shared; null for a ticket of its own. */
  readonly sharing: TicketSharing | null;
};

/** A recomputation, or why there is none. */
export type TicketChecked =
  | ({ readonly ok: true } & TicketRecomputed)
  | {
      readonly ok: false;
      readonly refusal: 'sealed' | 'not_drawn' | 'undivided' | 'scope_unknown' | 'inputs_invalid';
    };

/** Any ticket that the game knows; what the operator allows is not this page's business. */
const noLimits = {
  stakeMin: minor(1n),
  stakeMax: minor(MINOR_MAX),
  payoutMax: minor(MINOR_MAX),
  linesMax: Number.MAX_SAFE_INTEGER,
};

function checkTicket(game: LotteryGame, { ticket }: TicketProof): Ticket | null {
  const stakePerLine = parseMinor(ticket.stakePerLine);
  if (!stakePerLine.ok) return null;
  const { play, selection, halfPaid, series, rebate } = ticket;
  if (!Number.isSafeInteger(rebate) || rebate < 0) return null;
  const bet = { play, selection, halfPaid, series, rebate };
  const asked: Ticket = { ...bet, stakePerLine: stakePerLine.value };
  try {
    return validateTicket(game.family, asked, noLimits).ok ? asked : null;
  } catch (error) {
    // A prize series that cannot be is a bug on the server; here it is data from afar.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const getStake = ({ family }: LotteryGame, ticket: Ticket): Minor =>
  minor(ticket.stakePerLine * BigInt(getLineCount(family, ticket)));

/** What the pools of the ticket's issue pay, as it published them; null: a text is no amount. */
function readRates({ ticket, issue }: TicketProof): PoolRates | null {
  const own = (issue.jackpots ?? []).filter(({ currency }) => currency === ticket.currency);
  const pools = own.flatMap(({ tier, pool, winningStake }) => {
    const [held, won] = [parseMinor(pool), parseMinor(winningStake)];
    return held.ok && won.ok ? [{ tier, pool: held.value, winningStake: won.value }] : [];
  });
  return pools.length === own.length ? getPoolRates(pools) : null;
}

/** Settles a ticket; null when it won a pool of which the issue does not say what it pays. */
function settle(
  { family }: LotteryGame,
  ticket: Ticket,
  result: readonly number[],
  rates: PoolRates,
): SettledTicket | null {
  try {
    return settleTicket(family, ticket, result, rates);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Whether shares can be those of a ticket that cost so much. */
const isShareOf = ({ shares, totalShares, feeHundredths }: TicketShares, stake: Minor): boolean =>
  [shares, totalShares, feeHundredths].every((count) => Number.isSafeInteger(count)) &&
  shares > 0 &&
  shares <= totalShares &&
  feeHundredths >= 0 &&
  stake % BigInt(totalShares) === 0n;

/** How a ticket that cost and won so much is shared; null for a ticket of its own. */
function getSharing(
  group: TicketShares | null,
  { stake, payout }: { readonly stake: Minor; readonly payout: Minor },
): TicketSharing | null {
  if (!group) return null;
  const { shares, totalShares, feeHundredths, role } = group;
  return {
    terms: { stake, shares: totalShares, feeHundredths },
    part: { shares, isOrganiser: role === 'organiser' },
    payout,
  };
}

/** The options of a ticket that did not win; plays of other shapes list none. */
function listLost(
  { family }: LotteryGame,
  { play, selection }: Ticket,
  won: readonly SettledLines[],
): string[] {
  if (family.plays.get(play)?.shape.form.kind !== 'options') return [];
  const wins = new Set(won.map(({ priced }) => priced));
  return selection.split(',').filter((option) => !wins.has(option));
}

/** Lines that won are matched by their place: both sides settle in the order of the ticket. */
function compareLines(
  computed: readonly SettledLines[],
  stored: TicketProof['ticket']['won'],
  lost: readonly string[],
): LinesCompared {
  const rows = computed.map((line, index) => {
    const other = stored?.[index];
    const paid = parseMinor(other?.payout);
    const payout = compareValues(line.payout, paid.ok ? paid.value : minor(0n));
    const isSame =
      other?.priced === line.priced &&
      other.lines === line.lines &&
      String(other.outcome) === String(line.outcome);
    const { priced, lines } = line;
    return { priced, lines, won: true, payout, matches: isSame && paid.ok && payout.matches };
  });
  const isWhole = rows.length === stored?.length;
  const nothing = compareValues(minor(0n), minor(0n));
  const lostRows = lost.map((priced) => {
    const matches = stored?.every((other) => other.priced !== priced) ?? false;
    return { priced, lines: 1, won: false, payout: nothing, matches };
  });
  const all = [...rows, ...lostRows];
  return { rows: all, matches: isWhole && all.every(({ matches }) => matches) };
}

/**
 * The root of the issue's tickets, to which the ticket leads: computed is empty when it leads
 * nowhere. Null while tickets are sold, and for an issue of before there were lists.
 */
export function compareTicketRoot({
  ticket,
  issue,
  inclusion,
}: TicketProof): Comparison<string> | null {
  if (issue.ticketRoot === null) return null;
  const root = inclusion && computeTicketRoot(ticket, inclusion, issue.ticketCount ?? 0);
  return compareValues(root ?? '', issue.ticketRoot);
}

/** Whether every part that can be compared agrees. */
export function isSameTicket(checked: TicketRecomputed): boolean {
  const { commitment, name, result, list, stake, lines, rebate, payout } = checked;
  const parts = [commitment, name, result, list, stake, lines, rebate, payout];
  return parts.every((part) => part === null || part.matches);
}

/** The parts of a ticket that follow from its result. */
export type SettledParts = Omit<TicketRecomputed, 'commitment' | 'name' | 'result' | 'ok'>;

/** Settles a ticket by a result, and compares. */
function compareSettlement(
  game: LotteryGame,
  proof: TicketProof,
  result: readonly number[],
):
  | { readonly ok: true; readonly parts: SettledParts }
  | { readonly ok: false; readonly refusal: 'inputs_invalid' | 'undivided' } {
  const { ticket, issue } = proof;
  const asked = checkTicket(game, proof);
  const stake = parseMinor(ticket.stake);
  const payout = parseMinor(ticket.payout);
  const rebate = parseMinor(ticket.rebatePaid);
  if (!asked || !stake.ok || !payout.ok || !rebate.ok)
    return { ok: false, refusal: 'inputs_invalid' };
  const rates = readRates(proof);
  const settled = rates && settle(game, asked, result, rates);
  if (!settled) return { ok: false, refusal: issue.jackpots ? 'inputs_invalid' : 'undivided' };
  const whole = getStake(game, asked);
  if (ticket.group && !isShareOf(ticket.group, whole))
    return { ok: false, refusal: 'inputs_invalid' };
  const sharing = getSharing(ticket.group, { stake: whole, payout: settled.payout });
  const paid = sharing
    ? computePartPayout(sharing.terms, sharing.part, sharing.payout)
    : settled.payout;
  const cost = ticket.group
    ? minor((whole / BigInt(ticket.group.totalShares)) * BigInt(ticket.group.shares))
    : whole;
  const isSettled = ticket.state === 'won' || ticket.state === 'lost';
  const parts: SettledParts = {
    list: compareTicketRoot(proof),
    stake: compareValues(cost, stake.value),
    lines: isSettled
      ? compareLines(settled.won, ticket.won, listLost(game, asked, settled.won))
      : null,
    rebate: isSettled ? compareValues(settled.rebate, rebate.value) : null,
    payout: isSettled ? compareValues(paid, payout.value) : null,
    computedPayout: paid,
    sharing,
  };
  return { ok: true, parts };
}

/**
 * Draws an issue anew from its revealed seed and settles the ticket from that draw, line by line.
 * The server's own results go into nothing but the comparisons.
 */
export function recomputeTicket(proof: TicketProof): TicketChecked {
  const { ticket, issue, clientSeed, nonce } = proof;
  if (issue.serverSeed === null) return { ok: false, refusal: 'sealed' };
  if (issue.result === null) return { ok: false, refusal: 'not_drawn' };
  const { gameCode } = ticket;
  const { serverSeed } = issue;
  if (clientSeed === null) return { ok: false, refusal: 'inputs_invalid' };
  const { scope } = proof;
  const drawsAt = Date.parse(issue.drawsAt);
  const draw = recomputeDraw({ scope, serverSeed, clientSeed, nonce, gameCode, drawsAt });
  const game = findLotteryGame(gameCode, drawsAt);
  if (!game || (!draw.ok && draw.refusal !== 'inputs_invalid'))
    return { ok: false, refusal: 'scope_unknown' };
  if (!draw.ok || nonce !== DRAW_NONCE) return { ok: false, refusal: 'inputs_invalid' };
  const settled = compareSettlement(game, proof, draw.result);
  if (!settled.ok) return settled;
  return {
    ok: true,
    commitment: compareValues(draw.commitment, issue.commitment.toLowerCase()),
    name: compareValues(formatClientSeed({ ...ticket, beacon: issue.beacon }) ?? '', clientSeed),
    result: compareRows(draw.result, issue.result),
    ...settled.parts,
  };
}

/** A ticket of an official draw, settled anew by the result that was taken over. */
export type OfficialChecked =
  | ({ readonly ok: true } & SettledParts)
  | {
      readonly ok: false;
      readonly refusal: 'not_drawn' | 'scope_unknown' | 'inputs_invalid' | 'undivided';
    };

/**
 * Settles a ticket of an official draw anew. Nothing of ours decided the result, so that it cannot
 * be drawn again: it is taken as it is shown.
 */
export function recomputeOfficialTicket(proof: TicketProof): OfficialChecked {
  const { issue, scope } = proof;
  if (issue.result === null) return { ok: false, refusal: 'not_drawn' };
  const game = findLotteryGame(proof.ticket.gameCode, Date.parse(issue.drawsAt));
  if (!game || game.scope !== scope) return { ok: false, refusal: 'scope_unknown' };
  const settled = compareSettlement(game, proof, issue.result);
  return settled.ok ? { ok: true, ...settled.parts } : settled;
}

/** Whether every part of an official ticket that can be compared agrees. */
export const isSameOfficial = ({ list, stake, lines, rebate, payout }: SettledParts): boolean =>
  [list, stake, lines, rebate, payout].every((part) => part === null || part.matches);
