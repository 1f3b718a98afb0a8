import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type * as contract from '@khelaghor/contract/play/launch.ts';
import { language } from '@khelaghor/contract/lib/shapes.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { getFigures, findById } from '../../account/members/index.ts';
import { isActiveSession } from '../../account/sessions/index.ts';
import { readSettings } from '../../site/settings/index.ts';
import { findWallet } from '../../money/wallet/index.ts';
import { launchCodeLabel } from './launch-game.ts';
import { insertGameSession, takeLaunchCode } from './store.ts';

const sessionLifeMs = 12 * 3_600_000;

/** The label under which a game's token is hashed before it is stored. */
export const gameTokenLabel = 'game-token';

type GameSessionValue = ValueOf<typeof contract.openGameSession>;

/**
 * Exchanges a launch code, once, for a token that only the game's page holds, in its memory.
 * The token lives 12 hours at most and dies with the member's session. Unknown, used and late codes
 * are refused alike.
 */
export async function openGameSession(
  ctx: Context,
  launchCode: string,
): Promise<Result<GameSessionValue, 'launch_code_invalid'>> {
  const now = ctx.clock.now();
  const token = ctx.random.token(32);
  const settings = await readSettings(ctx);
  const taken = await ctx.db.transaction().execute(async (tx) => {
    const code = await takeLaunchCode(tx, ctx.secrets.mac(launchCodeLabel, launchCode));
    if (!code || code.expiresAt <= now) return null;
    if (!(await isActiveSession(ctx, tx, code.sessionId))) return null;
    const { currency } = await findWallet(tx, code.memberId);
    await insertGameSession(tx, {
      id: ctx.random.id(),
      tokenHash: ctx.secrets.mac(gameTokenLabel, token),
      memberId: code.memberId,
      sessionId: code.sessionId,
      gameCode: code.gameCode,
      currency,
      createdAt: now,
      expiresAt: new Date(now.getTime() + sessionLifeMs),
    });
    return { ...code, currency };
  });
  if (taken === null) return refuse('launch_code_invalid');
  const member = await findById(ctx.db, taken.memberId);
  const chosen = member ? getFigures(member) : null;
  return ok({
    gameToken: token,
    gameCode: taken.gameCode,
    currency: taken.currency,
    language: language.parse(taken.language),
    grouping: chosen?.grouping ?? settings.grouping,
    digits: chosen?.digits ?? settings.digits,
    now: now.toISOString(),
  });
}
