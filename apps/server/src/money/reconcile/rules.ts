import { minuteMs, secondMs } from '@khelaghor/time/durations.ts';

/** What is known of an order at the gateway after a call; `unknown` when no answer came. */
export type GatewayStatus =
  | 'absent'
  | 'pending'
  /** The payer has agreed; the money is taken when the payment is executed. */
  | 'authorised'
  | 'completed'
  | 'failed'
  | 'cancelled'
  | 'unknown';

/** The call that the gateway answered: the order itself, or a query about it. */
export type GatewayAnswer = { to: 'order' | 'query'; status: GatewayStatus };

/** How an order ends. */
export type Outcome = 'completed' | 'failed' | 'cancelled' | 'expired';

export type Order = {
  /** `ended`: in any way but completed. */
  state: 'not_submitted' | 'submitted' | 'completed' | 'ended';
  /** True when the gateway refused the order the last time it was submitted. */
  wasRefused?: boolean;
  /** True when the order was submitted `staleAfterMs` ago or earlier. */
  isStale?: boolean;
  /** True when the time to pay has run out. */
  isOverdue?: boolean;
};

/** What differs from one kind of order to the next. */
export type OrderPolicy = {
  /** Completes an order whose payment the gateway reports after the order ended. */
  completesAfterEnd: boolean;
  /** Queries at once when the gateway refuses the order, instead of at the next attempt. */
  queriesRefusal: boolean;
};

export type NextAction =
  | { do: 'nothing' }
  /** The end is not known yet. Query at the next attempt. */
  | { do: 'wait' }
  /** Query now. */
  | { do: 'query' }
  /** Take the authorised payment, then decide again by the gateway's answer. */
  | { do: 'execute' }
  /** Submit the order again under the same key. */
  | { do: 'submit' }
  | { do: 'end'; outcome: Outcome };

const wait: NextAction = { do: 'wait' };
const end = (outcome: Outcome): NextAction => ({ do: 'end', outcome });

/**
 * Decides what follows for an order from what the gateway answered.
 *
 * Completion is believed at once, from any call. A failure is believed only as the answer to a
 * query: gateways have refused an order that they had carried out, or carried out later. No answer
 * never ends an order. An order that the gateway does not know is submitted again only when it is
 * stale, so that it cannot be on its way any more.
 */
export function decideNextAction(
  order: Order,
  answer: GatewayAnswer,
  policy: OrderPolicy,
): NextAction {
  const isOpen = order.state === 'submitted';
  const canComplete = isOpen || (order.state === 'ended' && policy.completesAfterEnd);
  if (!canComplete) return { do: 'nothing' };
  if (answer.status === 'completed') return end('completed');
  if (answer.status === 'unknown') return wait;
  if (!isOpen) return { do: 'nothing' };
  return answer.to === 'query'
    ? actionAfterQuery(order, answer.status)
    : actionAfterSubmission(answer.status, policy);
}

type Unfinished = Exclude<GatewayStatus, 'completed' | 'unknown'>;

function actionAfterQuery(order: Order, status: Unfinished): NextAction {
  switch (status) {
    case 'authorised':
      return { do: 'execute' };
    case 'failed':
    case 'cancelled':
      return end(status);
    case 'absent':
      if (order.wasRefused) return end('failed');
      if (order.isOverdue) return end('expired');
      return order.isStale ? { do: 'submit' } : wait;
    case 'pending':
      return order.isOverdue ? end('expired') : wait;
  }
}

const actionAfterSubmission = (status: Unfinished, policy: OrderPolicy): NextAction =>
  status === 'failed' && policy.queriesRefusal ? { do: 'query' } : wait;

const delaysMs = [15 * secondMs, minuteMs, 2 * minuteMs, 5 * minuteMs, 15 * minuteMs];

/** Returns the delay before the next query, after this many attempts. Attempts never stop. */
export const retryDelayMs = (attempts: number): number => delaysMs[attempts] ?? 30 * minuteMs;

/** After this long an order that the gateway does not know never arrived. */
export const staleAfterMs = 2 * minuteMs;
