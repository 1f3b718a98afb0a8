import type * as contract from '@khelaghor/contract/play/games-admin.ts';
import type { AdminGame } from '@khelaghor/contract/play/games-admin.ts';
import { panelPictures } from '@khelaghor/contract/site/picture-names.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import { readPictures } from '../../site/media/index.ts';
import { setWinMax } from '../vendors/index.ts';
import { lockManaged, updateGame } from './admin-store.ts';
import type { GameChange } from './admin-store.ts';

type Body = ParsedBody<typeof contract.changeGame>;

/** What a wanted state means in the table; a maintenance without an end lasts until it is ended. */
function getGameChange({ state, maintenanceEndsAt }: Body): GameChange {
  if (state === undefined) return {};
  return {
    open: state === 'open',
    maintenance: state === 'maintenance',
    maintenanceEndsAt:
      state === 'maintenance' && maintenanceEndsAt ? new Date(maintenanceEndsAt) : null,
  };
}

function getChange(body: Body): GameChange {
  const { state: _, maintenanceEndsAt: _end, winMax: _max, minBet, ...plain } = body;
  const given = Object.fromEntries(
    Object.entries(plain).filter(([, value]) => value !== undefined),
  ) as GameChange;
  return {
    ...given,
    ...(minBet !== undefined && { minBetMinor: minBet === null ? null : BigInt(minBet) }),
    ...getGameChange(body),
  };
}

/** How wide a panel is on a screen with two pixels to each of ours. */
const panelWidth = 640;

/** What is kept for a picture: a painted panel's name, or the address of one of its files. */
async function findPicture(ctx: Context, name: string): Promise<string | null> {
  if (panelPictures.some((panel) => panel === name)) return name;
  const { image } = (await readPictures(ctx.db, [name]))(name);
  if (!image) return null;
  const width = image.widths.find((one) => one >= panelWidth) ?? image.width;
  return `/media/${image.hash}-${width}.webp`;
}

/**
 * Changes what was named of a game; the event log keeps before and after. From the commit on no
 * bet is taken in a game that was closed, and rounds that run come to their end.
 */
export async function changeGame(
  ctx: Context,
  gameCode: string,
  body: Body,
  caller: OperatorCaller,
): Promise<Result<AdminGame, 'game_unknown' | 'maintenance_ended' | 'malformed'>> {
  const { state, maintenanceEndsAt } = body;
  const picture = body.picture === undefined ? undefined : await findPicture(ctx, body.picture);
  if (picture === null) return refuse('malformed', { fields: { picture: { code: 'malformed' } } });
  if (
    state === 'maintenance' &&
    maintenanceEndsAt &&
    new Date(maintenanceEndsAt) <= ctx.clock.now()
  )
    return refuse('maintenance_ended');
  return ctx.db.transaction().execute(async (tx) => {
    const before = await lockManaged(tx, gameCode);
    if (!before) return refuse('game_unknown');
    await updateGame(tx, gameCode, {
      ...getChange(body),
      ...(picture !== undefined && { picture }),
    });
    const { winMax } = body;
    if (winMax !== undefined)
      await setWinMax(tx, gameCode, winMax === null ? null : BigInt(winMax));
    const after = await lockManaged(tx, gameCode);
    if (!after) throw new Error('a locked game does not vanish');
    await logEvent(ctx, tx, {
      kind: 'game.changed',
      actor: getOperatorActor(caller.username),
      subject: `game:${gameCode}`,
      detail: { before, after },
    });
    return ok(after);
  });
}
