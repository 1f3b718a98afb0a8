import type { getExposure, PlayExposure } from '@khelaghor/contract/play/lottery-admin.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { getLineCount, optionWords } from '@khelaghor/engine-lottery/public.ts';
import type { LotteryGame, Ticket } from '@khelaghor/engine-lottery/public.ts';
import { computeExposure, requireLotteryGame } from '@khelaghor/engine-lottery/server.ts';
import type { LineExposure } from '@khelaghor/engine-lottery/server.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { canBlock } from './admin-lotteries.ts';
import { listRunningIssues } from './admin-store.ts';
import { findRepeatedShares } from './end-groups.ts';
import { readGameTerms } from './game-config.ts';
import { listRunningTickets } from './store.ts';
import type { RunningTicket } from './store.ts';

const chunkSize = 1_000;
/** More lines than this take the server seconds: what is beyond is not counted. */
const linesMax = 300_000;
const linesShown = 10;

/** The running tickets of an issue by currency, until they have too many lines together. */
async function readTickets(ctx: Context, { family }: LotteryGame, issueId: string) {
  const byCurrency = new Map<StakeCurrency, Ticket[]>();
  let behind: RunningTicket | undefined;
  let lines = 0;
  // A ticket that is sold in shares wins once, however many bets stand for it.
  const repeated = await findRepeatedShares(ctx.db, issueId);
  while (lines <= linesMax) {
    const chunk = await listRunningTickets(ctx.db, { issueId, behind, limit: chunkSize });
    for (const { ticket, bet } of chunk) {
      if (repeated.has(bet.id)) continue;
      lines += getLineCount(family, ticket);
      const currency = bet.currency as StakeCurrency;
      byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), ticket]);
    }
    behind = chunk.at(-1);
    if (chunk.length < chunkSize) return { byCurrency, isPartial: false };
  }
  return { byCurrency, isPartial: true };
}

const toLine = ({ name, stake, largest }: LineExposure): PlayExposure['lines'][number] => ({
  name: optionWords[name] ?? { bn: name, en: name },
  stake: formatMinor(stake),
  largest: formatMinor(largest),
});

function computePlays({ family }: LotteryGame, tickets: readonly Ticket[]): PlayExposure[] {
  return computeExposure(family, tickets, linesShown).flatMap(({ play: code, ...exposure }) => {
    const play = family.plays.get(code);
    if (!play) return [];
    const { label } = play;
    return {
      play: code,
      label,
      tickets: exposure.tickets,
      stake: formatMinor(exposure.stake),
      largest: formatMinor(exposure.largest),
      // A play of one line is its own only number.
      lines: canBlock(play) ? exposure.lines.map(toLine) : [],
    };
  });
}

/** Returns what the running issue of a game may have to pay. */
export async function readExposure(
  ctx: Context,
  game: LotteryGame,
  caller: OperatorCaller,
): Promise<ValueOf<typeof getExposure>> {
  const named = { now: ctx.clock.now(), gameCode: game.code };
  const issue = (await listRunningIssues(ctx.db, named, caller)).get(game.code);
  const terms = await readGameTerms(ctx, game.code);
  const limit = terms?.exposureMax ?? null;
  const exposureMax = limit === null ? null : formatMinor(limit);
  if (!issue) return { issue: null, exposureMax, isPartial: false, currencies: [] };
  const ofIssue = requireLotteryGame(game.code, Date.parse(issue.drawsAt));
  const { byCurrency, isPartial } = await readTickets(ctx, ofIssue, issue.issueId);
  const currencies = [...byCurrency].map(([currency, tickets]) => {
    return { currency, plays: computePlays(ofIssue, tickets) };
  });
  return { issue, exposureMax, isPartial, currencies };
}
