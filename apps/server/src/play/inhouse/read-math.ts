import type { GameMath } from '@khelaghor/contract/play/inhouse.ts';
import { computeOdds } from '@khelaghor/game-engine/game-odds.ts';
import { computeLowestReturn } from '@khelaghor/game-engine/game-return.ts';
import { findGame } from '@khelaghor/game-list/games.ts';
import { getMathHash } from '@khelaghor/game-list/math-hash.ts';
import { findSlot } from '@khelaghor/game-list/slots.ts';
import { formatRatio, readRatio, toFloat } from '@khelaghor/money/ratio.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import type { Context } from '../../lib/context.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { withLimits } from './game-limits.ts';

type Game = NonNullable<ReturnType<typeof findGame>>;
type Figures = Omit<GameMath, 'limits'>;

/** Anyone may ask, and a game has thousands of plays: figures are computed once. */
const computed = new Map<string, Figures>();

function getFigures(game: Game): Figures {
  const known = computed.get(game.code);
  if (known) return known;
  const proof = findSlot(game.code)?.proof;
  const figures: Figures = {
    scope: game.scope,
    math: getMathHash(game),
    lowestReturn: formatRatio(computeLowestReturn(game)),
    odds: computeOdds(game),
    slot: proof
      ? { features: toFloat(readRatio(proof.features)), hundredSpins: proof.hundredSpins }
      : null,
  };
  computed.set(game.code, figures);
  return figures;
}

/** Returns the math of a game of any kind, as its receipts name it, its odds and its limits. */
export async function readMath(
  ctx: Context,
  code: string,
): Promise<Result<GameMath, 'game_unknown'>> {
  const game = findGame(code);
  if (!game) return refuse('game_unknown');
  const { stakeMin, stakeMax, payoutMax } = (await withLimits(ctx, game)).limits;
  const limits = {
    stakeMin: formatMinor(stakeMin),
    stakeMax: formatMinor(stakeMax),
    payoutMax: formatMinor(payoutMax),
  };
  return ok({ ...getFigures(game), limits });
}
