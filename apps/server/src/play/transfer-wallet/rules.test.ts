// Goal: a transfer between wallets ends only on what the vendor has said. Method: one row for each
// status, as the answer to the order and as the answer to a query.
import { expect, test } from 'vitest';
import type { GatewayAnswer, NextAction } from '../../money/reconcile/index.ts';
import { transferAction } from './rules.ts';

const done: NextAction = { do: 'end', outcome: 'completed' };
const refused: NextAction = { do: 'end', outcome: 'failed' };
const nothing: NextAction = { do: 'nothing' };
const wait: NextAction = { do: 'wait' };

test.each<[GatewayAnswer, { wasRefused: boolean; isStale: boolean }, NextAction]>([
  [{ to: 'order', status: 'completed' }, { wasRefused: false, isStale: false }, done],
  [{ to: 'order', status: 'failed' }, { wasRefused: false, isStale: false }, { do: 'query' }],
  [{ to: 'order', status: 'failed' }, { wasRefused: true, isStale: true }, { do: 'query' }],
  [{ to: 'order', status: 'unknown' }, { wasRefused: false, isStale: true }, wait],
  [{ to: 'query', status: 'completed' }, { wasRefused: true, isStale: true }, done],
  [{ to: 'query', status: 'failed' }, { wasRefused: false, isStale: false }, refused],
  [{ to: 'query', status: 'absent' }, { wasRefused: true, isStale: false }, refused],
  [{ to: 'query', status: 'absent' }, { wasRefused: true, isStale: true }, refused],
  [{ to: 'query', status: 'absent' }, { wasRefused: false, isStale: false }, wait],
  [{ to: 'query', status: 'absent' }, { wasRefused: false, isStale: true }, { do: 'submit' }],
  [{ to: 'query', status: 'unknown' }, { wasRefused: true, isStale: true }, wait],
])('decides for a pending transfer from %o, %o', (answer, so, action) => {
  expect(transferAction('pending', answer, so)).toEqual(action);
  expect(transferAction('done', answer, so)).toEqual(nothing);
  expect(transferAction('refused', answer, so)).toEqual(nothing);
});
