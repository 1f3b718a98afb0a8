import type { DeskGame, DeskGameDetail } from '@khelaghor/contract/play/game-desk.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { findEngine, findStepEngine, finishedGames } from '@khelaghor/game-list/games.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { toOperatorRequest } from '../../lib/operator-request.ts';
import {
  applyLimits,
  readOpenRounds,
  readStoredLimits,
  readWaitingLimits,
} from '../inhouse/index.ts';
import { readSharedDesk } from '../shared-rounds/index.ts';
import { countMismatches, listGameStates, listMismatches, listOpenSums } from './desk-store.ts';

const toLimits = ({ stakeMin, stakeMax, payoutMax }: GameLimits): DeskGame['limits'] => ({
  stakeMin: formatMinor(stakeMin),
  stakeMax: formatMinor(stakeMax),
  payoutMax: formatMinor(payoutMax),
});

function getKind({ code }: FinishedGame): DeskGame['kind'] {
  if (findEngine(code)) return 'instant';
  return findStepEngine(code) ? 'steps' : 'shared';
}

function getState({ open, maintenance }: { open: boolean; maintenance: boolean }) {
  if (open) return 'open';
  return maintenance ? 'maintenance' : 'closed';
}

/** All in-house games with limits, open rounds and mismatches, as one operator sees them. */
export async function readDeskGames(ctx: Context, caller: OperatorCaller): Promise<DeskGame[]> {
  const { db } = ctx;
  const codes = finishedGames.map(({ code }) => code);
  const states = new Map((await listGameStates(db, codes)).map((row) => [row.code, row]));
  const stored = await readStoredLimits(db);
  const waiting = await readWaitingLimits(db);
  const sums = Map.groupBy(await listOpenSums(db), ({ gameCode }) => gameCode);
  const mismatches = await countMismatches(db);
  return finishedGames.flatMap((game): DeskGame[] => {
    const { code: gameCode, scope, limits } = game;
    const shown = states.get(gameCode);
    if (!shown) return [];
    const chosen = stored.get(gameCode);
    const request = waiting.get(gameCode);
    return [
      {
        gameCode,
        title: { bn: shown.titleBn, en: shown.titleEn },
        kind: getKind(game),
        scope,
        state: getState(shown),
        limits: toLimits(applyLimits(limits, chosen)),
        outerLimits: toLimits(limits),
        limitsVersion: chosen?.version ?? 0,
        waiting: request
          ? { ...toOperatorRequest(request, caller), limits: toLimits(request.limits) }
          : null,
        openSums: (sums.get(gameCode) ?? []).map(({ currency, rounds, stake, payoutMax }) => {
          return { currency, rounds, stake: String(stake), payoutMax: String(payoutMax) };
        }),
        mismatches: mismatches.get(`game:${gameCode}`) ?? 0,
      },
    ];
  });
}

const mismatchesShown = 20;

/** Reads the detail of a mismatch in the event log. */
function toMismatch({ at, detail }: { at: Date; detail: unknown }) {
  const { betId, round, part } = detail as {
    readonly betId?: string;
    readonly round?: number;
    readonly part: string;
  };
  return { at: at.toISOString(), betId: betId ?? null, round: round ?? null, part };
}

/** One in-house game; undefined: there is no such game. */
export async function readDeskGame(
  ctx: Context,
  gameCode: string,
  caller: OperatorCaller,
): Promise<DeskGameDetail | undefined> {
  const games = await readDeskGames(ctx, caller);
  const game = games.find((one) => one.gameCode === gameCode);
  if (!game) return undefined;
  const isShared = game.kind === 'shared';
  const mismatches = await listMismatches(ctx.db, gameCode, mismatchesShown);
  return {
    ...game,
    openRounds: game.kind === 'steps' ? await readOpenRounds(ctx, gameCode) : [],
    sharedRound: isShared ? await readSharedDesk(ctx.db, gameCode, caller) : null,
    lastMismatches: mismatches.map(toMismatch),
  };
}
