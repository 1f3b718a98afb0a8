import { v7 } from 'uuid';
import {
  launchCreateGameSession,
  launchLaunchGame,
  sharedGetState,
  sharedPlaceBet,
  sharedTakeBet,
} from '@khelaghor/client/routes.gen.ts';
import type { SharedBet } from '@khelaghor/contract/play/shared-rounds.ts';
import { findBalance } from '@khelaghor/db/ledger-store.ts';
import type { GameCaller } from '@khelaghor/server/lib/http/principals.ts';
import { findWalletIn } from '@khelaghor/server/money/wallet/index.ts';
import { openBrowser, readValue } from './test-browser.ts';
import { signUp } from './test-member.ts';
import type { TestServer } from './test-server.ts';

const params = { game: 'crash' };

/** A new member with play money who has opened Crash, and what they do in it over HTTP. */
export async function openCrash(server: TestServer, balanceMinor: bigint) {
  const { ctx } = server;
  const member = await signUp(server, { balanceMinor });
  const { memberId, browser: site } = member;
  const launched = await site.call(launchLaunchGame, {
    body: { gameId: 'crash', launchMode: 'GLS', platform: 'html5', language: 'en' },
  });
  const launchCode = new URL(readValue(launched).content).hash.slice('#launch='.length);
  const stranger = openBrowser(server, { listener: 'games' });
  const opened = await stranger.call(launchCreateGameSession, { body: { launchCode } });
  const { gameToken } = readValue(opened);
  const game = openBrowser(server, { listener: 'games', bearer: () => gameToken });
  await game.callOrFail(sharedGetState, { params });
  const { id: gameSessionId } = await ctx.db
    .selectFrom('gameSessionSum')
    .select('gameSessionId as id')
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow();
  /** The member below HTTP, as another process knows them. */
  const caller: GameCaller = {
    memberId,
    gameSessionId,
    gameCode: 'crash',
    currency: 'PLAY',
    play: { isLimited: false, checkDueAt: null, pause: null, time: null },
  };
  const newKey = (): string => v7({ msecs: ctx.clock.now().getTime() });
  const getBet = (round: number, over: object = {}) => {
    return { key: newKey(), round, seat: 1, stake: '1000', choice: { auto: 0 }, ...over };
  };
  return {
    ...member,
    site,
    game,
    caller,
    newKey,
    getBet,
    bet: (round: number, over: object = {}) =>
      game.call(sharedPlaceBet, { params, body: getBet(round, over) }),
    betOrFail: async (round: number, over: object = {}): Promise<SharedBet> =>
      (await game.callOrFail(sharedPlaceBet, { params, body: getBet(round, over) })).bet,
    take: ({ betId }: Pick<SharedBet, 'betId'>) =>
      game.call(sharedTakeBet, { params: { ...params, betId }, body: {} }),
    state: () => game.callOrFail(sharedGetState, { params }),
    readBalance: async (): Promise<bigint> => {
      const { walletId } = await findWalletIn(ctx.db, memberId, 'PLAY');
      return (await findBalance(ctx.db, walletId))?.available ?? 0n;
    },
    readEscrow: async (): Promise<bigint> => {
      const { escrowId } = await findWalletIn(ctx.db, memberId, 'PLAY');
      return (await findBalance(ctx.db, escrowId))?.available ?? 0n;
    },
  };
}

export type CrashPlayer = Awaited<ReturnType<typeof openCrash>>;
