// Goal: an order ends once, as the gateway ended it. Method: a table of every status, properties
// over all orders and answers, and a gateway that loses calls and answers until it recovers.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideNextAction, retryDelayMs, staleAfterMs } from './rules.ts';
import type { GatewayAnswer, GatewayStatus, NextAction, Order, OrderPolicy } from './rules.ts';

const statuses = [
  'absent',
  'pending',
  'authorised',
  'completed',
  'failed',
  'cancelled',
  'unknown',
] as const satisfies readonly GatewayStatus[];

const plain: OrderPolicy = { completesAfterEnd: false, queriesRefusal: false };
const late: OrderPolicy = { completesAfterEnd: true, queriesRefusal: false };
const asksBack: OrderPolicy = { completesAfterEnd: false, queriesRefusal: true };
const submitted: Order = { state: 'submitted' };

const N = 'nothing';
const W = 'wait';
const X = 'execute';
const C = 'completed';
const F = 'failed';
const L = 'cancelled';
const E = 'expired';

// One column per status, in the order of `statuses`.
test.each<[string, Order, GatewayAnswer['to'], OrderPolicy, string[]]>([
  ['not submitted', { state: 'not_submitted' }, 'query', late, [N, N, N, N, N, N, N]],
  ['submitted, at the order', submitted, 'order', plain, [W, W, W, C, W, W, W]],
  ['submitted, refusals queried', submitted, 'order', asksBack, [W, W, W, C, 'query', W, W]],
  ['submitted', submitted, 'query', plain, [W, W, X, C, F, L, W]],
  ['stale', { ...submitted, isStale: true }, 'query', plain, ['submit', W, X, C, F, L, W]],
  ['refused', { ...submitted, wasRefused: true }, 'query', plain, [F, W, X, C, F, L, W]],
  ['overdue', { ...submitted, isOverdue: true }, 'query', plain, [E, E, X, C, F, L, W]],
  ['completed', { state: 'completed' }, 'query', late, [N, N, N, N, N, N, N]],
  ['ended', { state: 'ended' }, 'query', plain, [N, N, N, N, N, N, N]],
  ['ended, completed late', { state: 'ended' }, 'query', late, [N, N, N, C, N, N, W]],
])('decides for an order that is %s', (_title, order, to, policy, expected) => {
  const actions = statuses.map((status) => {
    const action = decideNextAction(order, { to, status }, policy);
    return action.do === 'end' ? action.outcome : action.do;
  });
  expect(actions).toEqual(expected);
});

const someOrder = fc.record({
  state: fc.constantFrom('not_submitted', 'submitted', 'completed', 'ended'),
  wasRefused: fc.boolean(),
  isStale: fc.boolean(),
  isOverdue: fc.boolean(),
});
const somePolicy = fc.record({ completesAfterEnd: fc.boolean(), queriesRefusal: fc.boolean() });
const someCall = fc.constantFrom('order', 'query');
const someAnswer = fc.record({ to: someCall, status: fc.constantFrom(...statuses) });

test('ends no order when no answer came', () => {
  fc.assert(
    fc.property(someOrder, someCall, somePolicy, (order, to, policy) => {
      const action = decideNextAction(order, { to, status: 'unknown' }, policy);
      expect(['nothing', 'wait']).toContain(action.do);
    }),
  );
});

test('does nothing about a completed order, and never ends an ended one as failed', () => {
  fc.assert(
    fc.property(someOrder, someAnswer, somePolicy, (order, answer, policy) => {
      const completed = decideNextAction({ ...order, state: 'completed' }, answer, policy);
      expect(completed).toEqual({ do: 'nothing' });
      const ended = decideNextAction({ ...order, state: 'ended' }, answer, policy);
      expect(ended.do === 'end' ? ended.outcome : 'completed').toBe('completed');
    }),
  );
});

test('completes a submitted order whenever the gateway says so, from any call', () => {
  fc.assert(
    fc.property(someOrder, someCall, somePolicy, (order, to, policy) => {
      const action = decideNextAction(
        { ...order, state: 'submitted' },
        { to, status: 'completed' },
        policy,
      );
      expect(action).toEqual({ do: 'end', outcome: 'completed' });
    }),
  );
});

test('submits again only a stale order that a query did not find and that was not refused', () => {
  fc.assert(
    fc.property(someOrder, someAnswer, somePolicy, (order, answer, policy) => {
      if (decideNextAction(order, answer, policy).do !== 'submit') return;
      expect(order).toMatchObject({ state: 'submitted', isStale: true, wasRefused: false });
      expect(answer).toEqual({ to: 'query', status: 'absent' });
    }),
  );
});

test('believes a failure only as the answer to a query', () => {
  fc.assert(
    fc.property(someOrder, someAnswer, somePolicy, (order, answer, policy) => {
      const action = decideNextAction(order, answer, policy);
      if (action.do !== 'end' || action.outcome === 'completed') return;
      expect(answer.to).toBe('query');
    }),
  );
});

/** What happens to one call: it arrives and is answered, or one of the two is lost. */
type Fault = 'none' | 'call_lost' | 'answer_lost';

/** A gateway that carries out an order once, or declines it, under unreliable calls. */
function unreliableGateway(faults: Fault[], accepts: boolean) {
  let result: 'completed' | 'failed' | 'absent' = 'absent';
  let payments = 0;
  const call = (to: GatewayAnswer['to']): GatewayAnswer => {
    const fault = faults.shift() ?? 'none';
    if (fault === 'call_lost') return { to, status: 'unknown' };
    if (to === 'order' && result === 'absent') {
      result = accepts ? 'completed' : 'failed';
      payments += accepts ? 1 : 0;
    }
    return { to, status: fault === 'answer_lost' ? 'unknown' : result };
  };
  return { call, payments: () => payments };
}

/** Runs one order to its end, as the adapters do. Returns how it ended. */
function runOrder(call: (to: GatewayAnswer['to']) => GatewayAnswer, policy: OrderPolicy) {
  let nowMs = 0;
  let submittedAtMs = 0;
  let wasRefused = false;
  let answer = call('order');
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const isStale = nowMs - submittedAtMs >= staleAfterMs;
    const action: NextAction = decideNextAction(
      { ...submitted, wasRefused, isStale },
      answer,
      policy,
    );
    if (action.do === 'end') return action.outcome;
    if (action.do === 'submit') {
      submittedAtMs = nowMs;
      answer = call('order');
    } else {
      wasRefused ||= action.do === 'query';
      if (action.do === 'wait') nowMs += retryDelayMs(attempts);
      answer = call('query');
    }
  }
  return 'endless';
}

test('ends every order as the gateway ended it, with at most one payment', () => {
  const someFaults = fc.array(fc.constantFrom<Fault>('none', 'call_lost', 'answer_lost'), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(someFaults, fc.boolean(), somePolicy, (faults, accepts, policy) => {
      const gateway = unreliableGateway([...faults], accepts);
      expect(runOrder(gateway.call, policy)).toBe(accepts ? 'completed' : 'failed');
      expect(gateway.payments()).toBe(accepts ? 1 : 0);
    }),
  );
});

test('waits 15 s, 1, 2, 5 and 15 minutes before queries, then half an hour each time', () => {
  const delays = Array.from({ length: 7 }, (_, attempts) => retryDelayMs(attempts) / 1000);
  expect(delays).toEqual([15, 60, 120, 300, 900, 1800, 1800]);
  fc.assert(
    fc.property(fc.nat(), (attempts) => {
      expect(retryDelayMs(attempts + 1)).toBeGreaterThanOrEqual(retryDelayMs(attempts));
      expect(retryDelayMs(attempts)).toBeLessThanOrEqual(30 * 60_000);
    }),
  );
});
