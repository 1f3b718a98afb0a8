import * as contract from '@khelaghor/contract/play/dice.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { GameCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { readDiceRolls, readDiceState } from './read-state.ts';
import { rollDice } from './play-round.ts';
import { rotateSeed } from './rotate-seed.ts';

export function diceRoutes(bind: Bind, ctx: Context): void {
  // A token is bound to the game it was launched for; another game's token opens nothing here.
  const isOurs = (caller: GameCaller): boolean => caller.gameCode === 'dice';

  bind(contract.diceGetState, async ({ caller }) =>
    isOurs(caller) ? readDiceState(ctx, caller) : refuse('not_allowed'),
  );
  bind(contract.rollDice, async ({ caller, body }) =>
    isOurs(caller) ? rollDice(ctx, caller, body) : refuse('not_allowed'),
  );
  bind(
    contract.rotateDiceSeed,
    async ({ caller, body }) =>
      isOurs(caller) ? rotateSeed(ctx, caller.memberId, body) : refuse('not_allowed'),
    { perMinute: 60 },
  );
  bind(contract.diceListRolls, async ({ caller, query }) =>
    isOurs(caller) ? readDiceRolls(ctx, caller.memberId, query) : refuse('not_allowed'),
  );
}
