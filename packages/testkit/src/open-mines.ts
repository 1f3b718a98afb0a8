import {
  inhouseGetState,
  inhouseOpenRound,
  inhouseStep,
  inhouseTake,
} from '@khelaghor/client/routes/play.gen.ts';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { findStepRound, listActs } from '@khelaghor/server/play/inhouse/step-store.ts';
import { loadStepRound } from '@khelaghor/server/play/inhouse/step-values.ts';
import { readSeedId } from './open-game.ts';
import { openPlayer } from './open-player.ts';
import type { TestServer } from './test-server.ts';

const params = { game: 'mines' };

/** A new member with play money who has opened Mines, and what they do in it over HTTP. */
export async function openMines(server: TestServer, balanceMinor: bigint) {
  const { ctx } = server;
  const player = await openPlayer(server, { gameCode: 'mines', balanceMinor }, (game) =>
    readSeedId(game, 'mines'),
  );
  const { memberId, game, newKey, opened: seedId } = player;
  const getOpening = (over: object = {}) => {
    return { key: newKey(), stake: '1000', choice: { mines: 3 }, seedId, ...over };
  };
  return {
    ...player,
    seedId,
    getOpening,
    open: async (over: object = {}): Promise<StepRound> =>
      (await game.callOrFail(inhouseOpenRound, { params, body: getOpening(over) })).round,
    step: ({ betId }: Pick<StepRound, 'betId'>, number: number, cell: number, key = newKey()) =>
      game.call(inhouseStep, {
        params: { ...params, betId },
        body: { key, number, step: { cell } },
      }),
    take: ({ betId }: Pick<StepRound, 'betId'>, number: number, key = newKey()) =>
      game.call(inhouseTake, { params: { ...params, betId }, body: { key, number } }),
    state: () => game.callOrFail(inhouseGetState, { params }),
    countActs: async (betId: string): Promise<number> => (await listActs(ctx.db, betId)).length,
    /** The rounds that have ended, as the records have them. */
    listEnded: () =>
      ctx.db.selectFrom('gameRound').selectAll().where('memberId', '=', memberId).execute(),
    /** The cells of a round with a mine, and those without: no caller is ever told. */
    look: async (betId: string) => {
      const row = await findStepRound(ctx.db, memberId, betId);
      if (!row) throw new Error('no such round');
      const { layout: mined } = await loadStepRound(ctx, ctx.db, row);
      const cells = Array.from({ length: 25 }, (_, cell) => cell);
      return { mined, safe: cells.filter((cell) => !mined.includes(cell)) };
    },
  };
}

export type MinesPlayer = Awaited<ReturnType<typeof openMines>>;
