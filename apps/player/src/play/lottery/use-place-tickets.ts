import { lotteryPlaceTickets } from '@khelaghor/client/routes.gen.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { Issue } from '@khelaghor/contract/play/lottery.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v7 } from 'uuid';
import { call } from '../../shared/api.ts';
import { nowMs } from '../../shared/clock.ts';
import { balanceQuery, memberQuery } from '../../shared/api-queries.ts';
import { changeSlip, getSlip, type SlipOrder } from './bet-slip-store.ts';
import type { SlipSum } from './bet-slip.ts';
import { getTicketsKey } from './use-tickets.ts';

/** Refusals that do not tell whether the tickets were sold. */
const unsure: ReadonlySet<CallRefusal['code']> = new Set(['network', 'fault', 'overloaded']);

function getOrder(issue: Issue, sum: SlipSum): SlipOrder {
  return {
    issueId: issue.issueId,
    issueNumber: issue.issueNumber,
    tickets: sum.tickets.map(({ play, selection, stakePerLine }) => ({
      key: v7({ msecs: nowMs() }),
      play,
      selection,
      stakePerLine: formatMinor(stakePerLine),
    })),
    total: sum.total ?? 0n,
    lineCount: sum.lineCount,
  };
}

/**
 * Buys the tickets on the slip. An order keeps its idempotency keys until its reply is known, so
 * that a retry after a lost connection buys it once; a press while it is being sent does nothing.
 */
export function usePlaceTickets(gameCode: string) {
  const queries = useQueryClient();
  const isSending = useRef(false);
  const [busy, setBusy] = useState(false);

  const refused = (order: SlipOrder, refusal: CallRefusal) => {
    if (unsure.has(refusal.code)) {
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
    if (refusal.code === 'not_logged_in') queries.setQueryData(memberQuery.queryKey, null);
    if (isLate) void queries.invalidateQueries({ queryKey: ['lottery-game', gameCode] });
    void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
  };

  const send = async (order: SlipOrder) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    changeSlip(gameCode, () => ({ order, note: null }));
    const { issueId, tickets } = order;
    const reply = await call(lotteryPlaceTickets, {
      params: { gameCode },
      body: { issueId, tickets: [...tickets] },
    });
    isSending.current = false;
    setBusy(false);
    if (!reply.success) {
      refused(order, reply);
      return;
    }
    changeSlip(gameCode, () => ({ lines: [], order: null, note: { kind: 'bought', order } }));
    queries.setQueryData(balanceQuery.queryKey, (held) =>
      held ? { ...held, sumBalance: reply.value.balance } : held,
    );
    void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
    void queries.invalidateQueries({ queryKey: getTicketsKey(gameCode) });
  };

  return {
    busy,
    /** Buys the slip for an issue; an order without a known reply is sent again instead. */
    place: (issue: Issue, sum: SlipSum) =>
      void send(getSlip(gameCode).order ?? getOrder(issue, sum)),
    /** Gives up an order without a known reply: the list of tickets shows what became of it. */
    forget: () => {
      changeSlip(gameCode, () => ({ order: null, note: null }));
      void queries.invalidateQueries({ queryKey: getTicketsKey(gameCode) });
      void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
    },
  };
}
