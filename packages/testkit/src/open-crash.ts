import {
  sharedCashOut,
  sharedGetState,
  sharedPlaceBet,
} from '@khelaghor/client/routes/play.gen.ts';
import type { SharedBet } from '@khelaghor/contract/play/shared-rounds.ts';
import { openPlayer } from './open-player.ts';
import type { TestServer } from './test-server.ts';

const params = { game: 'crash' };

/** A new member with play money who has opened Crash, and what they do in it over HTTP. */
export async function openCrash(server: TestServer, balanceMinor: bigint) {
  const player = await openPlayer(server, { gameCode: 'crash', balanceMinor }, (game) =>
    game.callOrFail(sharedGetState, { params }),
  );
  const { game, newKey } = player;
  const getBet = (round: number, over: object = {}) => {
    return { key: newKey(), round, seat: 1, stake: '1000', choice: { auto: 0 }, ...over };
  };
  return {
    ...player,
    getBet,
    bet: (round: number, over: object = {}) =>
      game.call(sharedPlaceBet, { params, body: getBet(round, over) }),
    betOrFail: async (round: number, over: object = {}): Promise<SharedBet> =>
      (await game.callOrFail(sharedPlaceBet, { params, body: getBet(round, over) })).bet,
    cashOut: ({ betId }: Pick<SharedBet, 'betId'>) =>
      game.call(sharedCashOut, { params: { ...params, betId }, body: {} }),
    state: () => game.callOrFail(sharedGetState, { params }),
  };
}

export type CrashPlayer = Awaited<ReturnType<typeof openCrash>>;
