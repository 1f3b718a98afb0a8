import { lotteryPlaceChase, lotteryPlaceTickets } from '@khelaghor/client/routes/play.gen.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { Issue } from '@khelaghor/contract/play/lottery.ts';
import type { LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v7 } from 'uuid';
import { call, isUnsure } from '../../shared/api.ts';
import { nowMs } from '../../shared/clock.ts';
import { balanceQuery } from '../../shared/api-queries.ts';
import { changeSlip, getSlip, type ChaseOrder, type SlipOrder } from './bet-slip-store.ts';
import type { SlipSum } from './bet-slip.ts';
import { listChasedIssues, noChase } from './chase.ts';
import { getChasesKey, getTicketsKey } from './use-tickets.ts';

/** Refusals because the page shows older terms than the server has. */
const outdated: ReadonlySet<CallRefusal['code']> = new Set([
  'issue_closed',
  'issue_unknown',
  'play_closed',
  'price_changed',
  'number_blocked',
]);

const makeKey = (): string => v7({ msecs: nowMs() });

/** The draws that the slip is for, each with a key of its own; null when it is for one. */
function getChaseOrder(game: LotteryGame, issue: Issue, { chase }: SlipSum): ChaseOrder | null {
  if (chase.issues === 1) return null;
  // Tickets are listed by their keys: in the order of their draws.
  const keys = Array.from({ length: chase.issues }, makeKey).toSorted();
  return {
    key: makeKey(),
    stopsOnWin: chase.stopsOnWin,
    tickets: listChasedIssues(game, chase, Date.parse(issue.opensAt)).map((each, draw) => ({
      key: keys[draw] ?? makeKey(),
      issueNumber: each.number,
      multiplier: Number(each.multiplier),
    })),
  };
}

function getOrder(game: LotteryGame, issue: Issue, sum: SlipSum): SlipOrder {
  return {
    issueId: issue.issueId,
    issueNumber: issue.issueNumber,
    tickets: sum.tickets.map(
      ({ play, selection, stakePerLine, series, rebate = 0, halfPaid = '' }) => ({
        key: makeKey(),
        play,
        selection,
        stakePerLine: formatMinor(stakePerLine),
        series: series + rebate,
        rebate,
        halfPaid,
      }),
    ),
    chase: getChaseOrder(game, issue, sum),
    total: sum.total ?? 0n,
    lineCount: sum.lineCount,
  };
}

/** Sends an order: the tickets for the running draw, or those of a chase. */
function sendOrder(gameCode: string, { issueId, tickets, chase }: SlipOrder) {
  const params = { gameCode };
  const [only] = tickets;
  if (!chase || !only)
    return call(lotteryPlaceTickets, { params, body: { issueId, tickets: [...tickets] } });
  const { key: _, ...chosen } = only;
  const { key, stopsOnWin } = chase;
  const body = { ...chosen, key, stopsOnWin, tickets: [...chase.tickets] };
  return call(lotteryPlaceChase, { params, body });
}

/**
 * Buys the tickets on the slip. An order keeps its idempotency keys until its reply is known, so
 * that a retry after a lost connection buys it once; a press while it is being sent does nothing.
 */
export function usePlaceTickets(game: LotteryGame) {
  const gameCode = game.code;
  const queries = useQueryClient();
  const isSending = useRef(false);
  const [busy, setBusy] = useState(false);

  const refused = (order: SlipOrder, refusal: CallRefusal) => {
    if (isUnsure(refusal)) {
      changeSlip(gameCode, () => ({ note: { kind: 'refused', refusal } }));
      return;
    }
    const isLate = refusal.code === 'issue_closed' || refusal.code === 'issue_unknown';
    changeSlip(gameCode, () => ({
      order: null,
      note: isLate
        ? { kind: 'closed', issueNumber: order.issueNumber }
        : { kind: 'refused', refusal },
    }));
    if (outdated.has(refusal.code))
      void queries.invalidateQueries({ queryKey: ['lottery-game', gameCode] });
    void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
  };

  const send = async (order: SlipOrder) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    changeSlip(gameCode, () => ({ order, note: null }));
    const reply = await sendOrder(gameCode, order);
    isSending.current = false;
    setBusy(false);
    if (!reply.success) {
      refused(order, reply);
      return;
    }
    const note = { kind: 'bought', order } as const;
    changeSlip(gameCode, () => ({ lines: [], chase: noChase, order: null, note }));
    queries.setQueryData(balanceQuery.queryKey, (held) =>
      held ? { ...held, sumBalance: reply.value.balance } : held,
    );
    void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
    void queries.invalidateQueries({ queryKey: getTicketsKey(gameCode) });
    if (order.chase) void queries.invalidateQueries({ queryKey: getChasesKey(gameCode) });
  };

  return {
    busy,
    /** Buys the slip for an issue; an order without a known reply is sent again instead. */
    place: (issue: Issue, sum: SlipSum) =>
      void send(getSlip(gameCode).order ?? getOrder(game, issue, sum)),
    /** Gives up an order without a known reply: the list of tickets shows what became of it. */
    forget: () => {
      changeSlip(gameCode, () => ({ order: null, note: null }));
      void queries.invalidateQueries({ queryKey: getTicketsKey(gameCode) });
      void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
    },
  };
}
