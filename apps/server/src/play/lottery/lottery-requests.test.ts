// Goal: the odds of a lottery change once, by two operators, and never upon terms that changed
// meanwhile; one operator stops the sale of a number. Method: the console's calls by two operators,
// at once where they could meet.
import { v7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import {
  lotteryAdminBlockNumbers,
  lotteryAdminConfirmBlocks,
  lotteryAdminConfirmTerms,
  lotteryAdminGet,
  lotteryAdminRequestBlocks,
  lotteryAdminRequestTerms,
  lotteryAdminWithdrawBlocks,
  lotteryAdminWithdrawTerms,
} from '@khelaghor/client/routes/play.gen.ts';
import type { BlocksChange, TermsChange } from '@khelaghor/contract/play/lottery-admin.ts';
import { createFirstOperator, inviteOperator } from '@khelaghor/testkit/test-operator.ts';
import type { TestOperator } from '@khelaghor/testkit/test-operator.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { invalidateTerms } from './game-config.ts';

const server = await withServer();
const shapla = await createFirstOperator(server);
const karim = await inviteOperator(server, shapla, 'karim');
const robi = await inviteOperator(server, karim, 'robi');
const reason = 'The margin is too low';

const gameCode = 'thai5';
beforeEach(async () => {
  const { waitingTerms, waitingBlocks } = await read();
  if (waitingTerms) await withdrawTerms(shapla, waitingTerms.id);
  if (waitingBlocks) await withdrawBlocks(shapla, waitingBlocks.id);
});

const read = (by = karim) => by.browser.callOrFail(lotteryAdminGet, { params: { gameCode } });

async function requestTerms(change: Partial<TermsChange>, key = v7(), why = reason) {
  const { seriesDefault: _, ...present } = (await read()).terms;
  const body = { ...present, ...change, key, reason: why };
  return shapla.browser.call(lotteryAdminRequestTerms, { params: { gameCode }, body });
}
const confirmTerms = ({ browser }: TestOperator, requestId: string) =>
  browser.call(lotteryAdminConfirmTerms, { params: { gameCode, requestId } });
const withdrawTerms = ({ browser }: TestOperator, requestId: string) =>
  browser.call(lotteryAdminWithdrawTerms, { params: { gameCode, requestId } });

const requestBlocks = (change: BlocksChange, key = v7()) =>
  shapla.browser.call(lotteryAdminRequestBlocks, {
    params: { gameCode },
    body: { key, reason, change },
  });
const confirmBlocks = ({ browser }: TestOperator, requestId: string) =>
  browser.call(lotteryAdminConfirmBlocks, { params: { gameCode, requestId } });
const withdrawBlocks = ({ browser }: TestOperator, requestId: string) =>
  browser.call(lotteryAdminWithdrawBlocks, { params: { gameCode, requestId } });

test('requested terms hold once another operator confirms them', async () => {
  const { terms } = await read();
  const key = v7();
  const series = terms.series - 20;
  const asked = await requestTerms({ series }, key);
  expect(asked).toMatchObject({
    value: {
      needsSecond: true,
      terms: { series: terms.series },
      waitingTerms: { id: key, reason, askedBy: 'shapla', isOwn: true, terms: { series } },
    },
  });
  expect(await requestTerms({ series }, key)).toMatchObject({ success: true });
  expect(await requestTerms({ series }, key, 'other')).toMatchObject({ code: 'key_reused' });
  expect(await requestTerms({ series: 1_500 })).toMatchObject({ code: 'request_waits' });
  expect(await confirmTerms(shapla, key)).toMatchObject({ code: 'second_operator_needed' });
  for (const _time of ['once', 'again'])
    expect(await confirmTerms(karim, key)).toMatchObject({
      value: { terms: { series, version: terms.version + 1 }, waitingTerms: null },
    });
  expect(await withdrawTerms(shapla, key)).toMatchObject({ code: 'request_unknown' });
});

test('a request for another lottery is unknown', async () => {
  const key = v7();
  await requestTerms({ rebateMax: 10 }, key);
  const params = { gameCode: 'k3', requestId: key };
  expect(await karim.browser.call(lotteryAdminConfirmTerms, { params })).toMatchObject({
    code: 'request_unknown',
  });
});

test('a request upon terms that changed meanwhile is refused', async () => {
  const { version } = (await read()).terms;
  const key = v7();
  await requestTerms({ linesMax: 999 }, key);
  await server.ctx.db
    .updateTable('lotteryTerms')
    .set({ version: version + 1 })
    .where('gameCode', '=', gameCode)
    .execute();
  invalidateTerms(server.ctx);
  expect((await read()).terms.version).toBe(version + 1);
  expect(await confirmTerms(karim, key)).toMatchObject({ code: 'terms_changed' });
  expect(await withdrawTerms(karim, key)).toMatchObject({ value: { waitingTerms: null } });
});

test('two who confirm at once change the terms once', async () => {
  const { version } = (await read()).terms;
  const key = v7();
  await requestTerms({ linesMax: 900 }, key);
  const replies = await Promise.all([confirmTerms(karim, key), confirmTerms(robi, key)]);
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  expect((await read()).terms).toMatchObject({ linesMax: 900, version: version + 1 });
});

test('of a confirmation and a withdrawal at once, one takes effect', async () => {
  const { version } = (await read()).terms;
  const key = v7();
  await requestTerms({ linesMax: 800 }, key);
  const [confirmed, withdrawn] = await Promise.all([
    confirmTerms(karim, key),
    withdrawTerms(shapla, key),
  ]);
  expect([confirmed.success, withdrawn.success].filter(Boolean)).toHaveLength(1);
  const { terms, waitingTerms } = await read();
  expect(waitingTerms).toBeNull();
  expect(terms.version).toBe(confirmed.success ? version + 1 : version);
});

test('one operator stops a number, and two sell it again or pay it half', async () => {
  const play = 'top2_direct';
  const body = { play, numbers: ['37'], lastIssue: null };
  const params = { gameCode };
  const stopped = await shapla.browser.call(lotteryAdminBlockNumbers, { params, body });
  expect(stopped).toMatchObject({ value: { blocks: [{ number: '37', rule: 'refused' }] } });
  const [block] = (await read()).blocks;
  const unblock = { kind: 'unblock', blockId: block?.id ?? '' } as const;
  const key = v7();
  expect(await requestBlocks(unblock, key)).toMatchObject({
    value: { blocks: [{ appliesUntil: null }], waitingBlocks: { id: key, change: unblock } },
  });
  expect(await confirmBlocks(shapla, key)).toMatchObject({ code: 'second_operator_needed' });
  expect(await confirmBlocks(karim, key)).toMatchObject({ value: { waitingBlocks: null } });
  expect(await requestBlocks(unblock)).toMatchObject({ code: 'number_block_unknown' });

  const half: BlocksChange = { kind: 'half', ...body, numbers: ['38', '39'] };
  const [first, second] = [v7(), v7()];
  expect(await requestBlocks(half, first)).toMatchObject({ success: true });
  expect(await withdrawBlocks(karim, first)).toMatchObject({ value: { waitingBlocks: null } });
  await requestBlocks(half, second);
  // One operator stops one of them before the other decides.
  await karim.browser.callOrFail(lotteryAdminBlockNumbers, {
    params,
    body: { ...body, numbers: ['39'] },
  });
  expect(await confirmBlocks(karim, second)).toMatchObject({ code: 'number_block_taken' });
  expect((await read()).blocks.map(({ number }) => number)).not.toContain('38');
});
