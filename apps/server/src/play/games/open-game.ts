import type { GameCard } from '@khelaghor/contract/play/games.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Database } from '../../lib/context.ts';
import { formatTimestamp } from '../../lib/http/messages.ts';
import { findGame } from './store.ts';
import { getLaunch } from './game-card.ts';

export type OpenGame = { code: string; launch: GameCard['launch'] };

/**
 * The game with this code if it can be played at this moment. Never cached: an operator who closes
 * a game closes it for the very next bet.
 */
export async function findOpenGame(
  db: Database,
  code: string,
): Promise<Result<OpenGame, 'game_unknown' | 'game_closed' | 'game_maintenance'>> {
  const game = await findGame(db, code);
  if (!game) return refuse('game_unknown');
  if (!game.open) {
    if (!game.maintenance) return refuse('game_closed');
    const endsAt = game.maintenanceEndsAt;
    return refuse('game_maintenance', {
      params: { until: endsAt === null ? 'unknown' : formatTimestamp(endsAt) },
    });
  }
  return ok({ code: game.code, launch: getLaunch(game.launch) });
}
