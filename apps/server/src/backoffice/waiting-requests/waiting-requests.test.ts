// Goal: an operator finds all that waits for a second operator in one list, of the areas that their
// role sees. Method: requests over HTTP, and every kind's query on a whole server.
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { waitingRequestsList } from '@khelaghor/client/routes/backoffice.gen.ts';
import {
  adjustmentsAdminRequest,
  adjustmentsAdminWithdraw,
  withdrawalTermsList,
  withdrawalTermsRequest,
} from '@khelaghor/client/routes/money.gen.ts';
import { lotteryAdminGet, lotteryAdminRequestTerms } from '@khelaghor/client/routes/play.gen.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import type { TestOperator } from '@khelaghor/testkit/test-operator.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();
const shapla = await createFirstOperator(server);
const karim = await inviteOperator(server, shapla, 'karim');
const member = await signUp(server, { balanceMinor: 10_000n });
const reason = 'A round was credited wrongly';

const list = async ({ browser }: TestOperator) =>
  (await browser.callOrFail(waitingRequestsList, {})).requests;

/** Requests stand in the order of their times. */
const waitSecond = () => server.clock.advance(1_000);

async function adjust(): Promise<{ id: string; requestId: string }> {
  waitSecond();
  const params = { id: member.memberId };
  const key = v7();
  const body = { key, currency: 'PLAY', amount: '100', reason } as const;
  await shapla.browser.callOrFail(adjustmentsAdminRequest, { params, body });
  return { ...params, requestId: key };
}

test('requests of several features are in one list, oldest first, until they end', async () => {
  expect(await list(karim)).toEqual([]);
  const adjustment = await adjust();
  const params = { gameCode: 'k3' };
  const { terms } = await shapla.browser.callOrFail(lotteryAdminGet, { params });
  const { seriesDefault: _, ...present } = terms;
  const body = { ...present, series: 1_900, key: v7(), reason };
  waitSecond();
  await shapla.browser.callOrFail(lotteryAdminRequestTerms, { params, body });
  const { terms: limits } = await shapla.browser.callOrFail(withdrawalTermsList, {});
  const play = limits.find(({ currency }) => currency === 'PLAY');
  if (!play) throw new Error('there are no limits of play money');
  waitSecond();
  await shapla.browser.callOrFail(withdrawalTermsRequest, {
    params: { currency: 'PLAY' },
    body: { key: v7(), version: play.version, terms: { ...play.terms, waitingMax: 2 }, reason },
  });
  const shown = { askedBy: 'shapla', reason };
  expect(await list(karim)).toMatchObject([
    { kind: 'adjustment', subject: member.account, ...shown, isOwn: false },
    { kind: 'lottery_terms', subject: 'k3', ...shown, isOwn: false },
    { kind: 'withdrawal_terms', subject: 'PLAY', ...shown, isOwn: false },
  ]);
  expect((await list(shapla)).map(({ isOwn }) => isOwn)).toEqual([true, true, true]);
  await karim.browser.callOrFail(adjustmentsAdminWithdraw, { params: adjustment });
  expect((await list(karim)).map(({ kind }) => kind)).toEqual([
    'lottery_terms',
    'withdrawal_terms',
  ]);
});

test('a role sees the requests of its areas alone', async () => {
  await adjust();
  const roleId = v7();
  await server.ctx.db
    .insertInto('operatorRole')
    .values({ id: roleId, name: 'Looker', permissions: ['overview.see', 'games.see'], version: 0 })
    .execute();
  await server.ctx.db
    .updateTable('operator')
    .set({ roleId })
    .where('username', '=', 'karim')
    .execute();
  expect((await list(karim)).map(({ kind }) => kind)).toEqual(['lottery_terms']);
  expect((await list(shapla)).map(({ kind }) => kind)).toEqual([
    'lottery_terms',
    'withdrawal_terms',
    'adjustment',
  ]);
});
