// Goal: an operator sees the bets of a member in all games and where all of their money is.
// Method: a member who plays Mines and one who withdraws, read over HTTP.
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import {
  membersAdminGetDesk,
  membersAdminGetVendorWallets,
  membersAdminListBets,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { withdrawalsCreate } from '@khelaghor/client/routes/money.gen.ts';
import { openMines } from '@khelaghor/testkit/open-mines.ts';
import { openFreePlay, startTrial } from '@khelaghor/testkit/test-demo.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { readWalletId } from '@khelaghor/testkit/test-wallets.ts';
import { auditAfterAll, withOperator } from '@khelaghor/testkit/with-server.ts';

const { server, operator } = await withOperator();
auditAfterAll(server);
const player = await openMines(server, 1_000_000n);
const lost = await player.open({ stake: '2000' });
const [mine = 0] = (await player.look(lost.betId)).mined;
await player.step(lost, 1, mine);
const running = await player.open({ stake: '5000' });

type Query = Parameters<typeof list>[1];
const list = (
  id: string,
  query: { cursor?: string; state?: 'lost'; gameCode?: string; limit?: number },
) => operator.callOrFail(membersAdminListBets, { params: { id }, query });
const listIds = async (query: Query) =>
  (await list(player.memberId, query)).items.map(({ betId }) => betId);

test('a page lists the bets, newest first, with the games and the totals', async () => {
  const page = await list(player.memberId, {});
  expect(page).toMatchObject({
    items: [
      { betId: running.betId, state: 'running', product: 'mines', vendor: null, stake: '5000' },
      { betId: lost.betId, state: 'lost', payout: '0', stake: '2000' },
    ],
    games: [{ gameCode: 'mines' }],
    currency: 'PLAY',
    totals: { count: 2, stake: '7000', net: '-2000' },
    nextCursor: null,
  });
  expect(page.items[0]).not.toHaveProperty('detail');
});

test('pages follow each other, and a filter leaves the others out', async () => {
  const first = await list(player.memberId, { limit: 1 });
  expect(first.items).toHaveLength(1);
  expect(await listIds({ cursor: first.nextCursor ?? '' })).toEqual([lost.betId]);
  expect(await listIds({ state: 'lost' })).toEqual([lost.betId]);
  expect(await listIds({ gameCode: 'dice' })).toEqual([]);
});

test('the balances say what is in play and what is on hold', async () => {
  const desk = (id: string) => operator.callOrFail(membersAdminGetDesk, { params: { id } });
  const play = await desk(player.memberId);
  expect(play.sums).toMatchObject([{ balance: '993000', inPlay: '5000', onHold: '0' }]);
  const member = await signUp(server, { balanceMinor: 500_000n });
  const walletId = await readWalletId(member);
  const body = { key: v7(), amount: '100000', walletId, password: member.password };
  await member.browser.callOrFail(withdrawalsCreate, { body });
  const { sums } = await desk(member.memberId);
  expect(sums).toMatchObject([{ balance: '400000', inPlay: '0', onHold: '100000' }]);
});

test('trials have neither bets nor wallets at the desk', async () => {
  await openFreePlay(server, true);
  await startTrial(server);
  const { id } = await server.ctx.db
    .selectFrom('member')
    .select('id')
    .where('type', '=', 4)
    .executeTakeFirstOrThrow();
  const unknown = { code: 'member_unknown' };
  const input = { params: { id } };
  expect(await operator.call(membersAdminListBets, { ...input, query: {} })).toMatchObject(unknown);
  expect(await operator.call(membersAdminGetVendorWallets, input)).toMatchObject(unknown);
  const { wallets } = await operator.callOrFail(membersAdminGetVendorWallets, {
    params: { id: player.memberId },
  });
  expect(wallets.every(({ balance }) => balance === null)).toBe(true);
});
