import * as contract from '@khelaghor/contract/play/dice.ts';
import { DICE_SCOPE, diceEngine } from '@khelaghor/engine-dice/public.ts';
import { getGame } from './round-values.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { GameCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { toDiceRoll } from './dice-values.ts';
import { playRound } from './play-round.ts';
import { readGameRounds, readGameState } from './read-state.ts';
import { rotateSeed } from './rotate-seed.ts';

/** The calls of Dice under the names of before there were other games. */
export function diceRoutes(bind: Bind, ctx: Context): void {
  // A token is bound to the game it was launched for; another game's token opens nothing here.
  const isOurs = (caller: GameCaller): boolean => caller.gameCode === diceEngine.code;

  bind(contract.diceGetState, async ({ caller }) => {
    if (!isOurs(caller)) return refuse('not_allowed');
    const state = await readGameState(ctx, getGame(diceEngine.code), caller);
    if (!state.ok) return state;
    const { openRound: _openRound, ...value } = state.value;
    return ok({ ...value, rolls: value.rounds.map(toDiceRoll) });
  });
  bind(contract.rollDice, async ({ caller, body }) => {
    if (!isOurs(caller)) return refuse('not_allowed');
    const { direction, chance, ...bet } = body;
    const wanted = { ...bet, choice: { direction, chance } };
    const played = await playRound(ctx, diceEngine, caller, wanted);
    if (played.ok) {
      const { round, ...rest } = played.value;
      return ok({ ...rest, roll: toDiceRoll(round) });
    }
    if (played.refusal === 'choice_invalid') return refuse('chance_out_of_range');
    return { ...played, refusal: played.refusal };
  });
  bind(
    contract.rotateDiceSeed,
    async ({ caller, body }) => {
      if (!isOurs(caller)) return refuse('not_allowed');
      return rotateSeed(ctx, { memberId: caller.memberId, scope: DICE_SCOPE }, body);
    },
    { perMinute: 60 },
  );
  bind(contract.diceListRolls, async ({ caller, query }) => {
    if (!isOurs(caller)) return refuse('not_allowed');
    const of = { memberId: caller.memberId, game: diceEngine.code };
    const page = await readGameRounds(ctx, of, query);
    return page.ok ? ok({ ...page.value, items: page.value.items.map(toDiceRoll) }) : page;
  });
}
