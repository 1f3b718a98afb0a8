import { expect, test } from 'vitest';
import type { GatewayAnswer, GatewayStatus } from '../reconcile/index.ts';
import { decidePayout } from './withdrawal-state.ts';
import type { WithdrawalState } from './withdrawal-state.ts';

/** One row per state and call; one column per status that the gateway can give. */
const statuses: GatewayStatus[] = ['completed', 'failed', 'pending', 'absent', 'unknown'];
const N = 'nothing';
const W = 'wait';

type Circumstances = { to: GatewayAnswer['to']; isStale: boolean };
const ordered: Circumstances = { to: 'order', isStale: false };
const orderedLate: Circumstances = { to: 'order', isStale: true };
const queried: Circumstances = { to: 'query', isStale: false };
const queriedLate: Circumstances = { to: 'query', isStale: true };

const table: [WithdrawalState, string, Circumstances, string[]][] = [
  ['requested', 'ordered', ordered, [N, N, N, N, N]],
  ['requested', 'queried late', queriedLate, [N, N, N, N, N]],
  ['approved', 'ordered', ordered, ['completed', W, W, W, W]],
  ['approved', 'queried', queried, ['completed', 'failed', W, W, W]],
  ['approved', 'queried late', queriedLate, ['completed', 'failed', W, 'submit', W]],
  ['unknown', 'ordered', ordered, ['completed', W, W, W, W]],
  ['unknown', 'ordered late', orderedLate, ['completed', W, W, W, W]],
  ['unknown', 'queried', queried, ['completed', 'failed', W, W, W]],
  ['unknown', 'queried late', queriedLate, ['completed', 'failed', W, 'submit', W]],
  ['paid', 'queried late', queriedLate, [N, N, N, N, N]],
  ['rejected', 'queried late', queriedLate, [N, N, N, N, N]],
];

test.each(table)(
  'decides for a withdrawal that is %s, %s',
  (state, _when, { to, isStale }, expected) => {
    const actions = statuses.map((status) => {
      const action = decidePayout(state, { to, status }, isStale);
      return action.do === 'end' ? action.outcome : action.do;
    });
    expect(actions).toEqual(expected);
  },
);
