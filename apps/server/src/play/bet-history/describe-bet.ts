import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { findGame } from '@khelaghor/game-list/games.ts';
import { inHouseSource } from '../bets/index.ts';
import { describeTicket } from '../lottery/index.ts';
import type { BetRow } from './bet-history-query.ts';

/** A round of a game of the house: what was bet on, and what came of it. */
function describeRound({ gameCode, detail }: BetRow): LocalText | null {
  const game = findGame(gameCode);
  const choice = game?.parseChoice(detail);
  if (!game || !choice) return null;
  const words = game.choiceWords(choice);
  const outcome = game.parseOutcome(detail);
  if (!outcome) return words;
  const came = game.outcomeWords(choice, outcome);
  return { bn: `${words.bn} · ${came.bn}`, en: `${words.en} · ${came.en}` };
}

/** What a bet was placed on, in words. Null: only its vendor knows, or its game is gone. */
export function describeBet(row: BetRow): LocalText | null {
  if (row.source !== inHouseSource) return null;
  const { kind, play, selection } = row.detail;
  if (kind === 'lottery' && typeof play === 'string' && typeof selection === 'string')
    return describeTicket(row.gameCode, play, selection);
  return describeRound(row);
}
