// Goal: each call of members, visitors and games that takes a key made by the caller is tested with
// the key of another caller: it has an effect of its own or is refused, and is never answered as
// the other one was. Method: the calls with keys are found in the contract; the table names the
// test of each. Keys of operators' requests are compared by `checkRepeat`, with their operator.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getConstantName, readRoutes } from './generate-routes.ts';
import { projectRoot } from './run-program.ts';

const tests: Readonly<Record<string, string>> = {
  'debts.pay': 'money/debts/forgive-debt.test.ts',
  'deposits.create': 'money/deposits/deposits.test.ts',
  'documents.send': 'account/documents/documents.test.ts',
  'feedback.send': 'backoffice/feedback/feedback.test.ts',
  'inhouse.openRound': 'play/inhouse/steps.test.ts',
  'inhouse.play': 'play/inhouse/dice.test.ts',
  'inhouse.step': 'play/inhouse/steps.test.ts',
  'inhouse.take': 'play/inhouse/steps.test.ts',
  'lottery.placeChase': 'play/lottery/chases.test.ts',
  'lottery.placeTickets': 'play/lottery/lottery.test.ts',
  'lotteryGroups.buyShares': 'play/lottery/groups.test.ts',
  'lotteryGroups.create': 'play/lottery/groups.test.ts',
  'promotions.apply': 'growth/promotions/promotions.test.ts',
  'promotions.claim': 'growth/promotions/promotions.test.ts',
  'promotions.join': 'growth/promotions/promotions.test.ts',
  'shared.placeBet': 'play/shared-rounds/shared-rounds.test.ts',
  'transferWallet.transfer': 'play/transfer-wallet/transfer-wallet.test.ts',
  'withdrawals.create': 'money/withdrawals/withdrawals.test.ts',
};

/** Whether a schema in JSON has a field `key`, at any depth. */
function hasKey(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { properties } = schema as { properties?: object };
  if (properties && Object.hasOwn(properties, 'key')) return true;
  return Object.values(schema).some(hasKey);
}

test('each call with a key has a row in the table', async () => {
  const withKey = (await readRoutes()).filter(
    ({ caller, body }) =>
      caller !== 'operator' &&
      body &&
      hasKey(body.toJSONSchema({ io: 'input', unrepresentable: 'any' })),
  );
  expect(withKey.map(({ id }) => id).toSorted()).toEqual(Object.keys(tests).toSorted());
});

test.each(Object.entries(tests))('%s is tested with a key that is taken', (id, file) => {
  const text = readFileSync(join(projectRoot, 'apps/server/src', file), 'utf8');
  expect(text).toContain(getConstantName(id));
  expect(text).toContain('key_reused');
});
