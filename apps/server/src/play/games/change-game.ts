import type * as contract from '@khelaghor/contract/play/games-admin.ts';
import type { AdminGame, GameFields } from '@khelaghor/contract/play/games-admin.ts';
import { panelPictures } from '@khelaghor/contract/site/picture-names.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { mergeEdit, dropRevision, pickChanges } from '../../lib/edits.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import { readPictures } from '../../site/media/index.ts';
import { setWinMax } from '../vendors/index.ts';
import { getGameFields, lockManaged, updateGame } from './admin-store.ts';
import type { GameChange } from './admin-store.ts';

type Body = ParsedBody<typeof contract.changeGame>;

/** What a wanted state means in the table; a maintenance without an end lasts until it is ended. */
function getStateChange({
  state,
  maintenanceEndsAt,
}: Pick<GameFields, 'state' | 'maintenanceEndsAt'>): GameChange {
  return {
    open: state === 'open',
    maintenance: state === 'maintenance',
    maintenanceEndsAt:
      state === 'maintenance' && maintenanceEndsAt ? new Date(maintenanceEndsAt) : null,
  };
}

const isStateChanged = (changes: Partial<GameFields>): boolean =>
  changes.state !== undefined || changes.maintenanceEndsAt !== undefined;

/** The columns that an edit changes; `fields` are all of the game as it makes them. */
function getChange(changes: Partial<GameFields>, fields: GameFields): GameChange {
  const { state: _, maintenanceEndsAt: _end, winMax: _max, minBet, ...plain } = changes;
  return {
    ...plain,
    ...(minBet !== undefined && { minBetMinor: minBet === null ? null : BigInt(minBet) }),
    ...(isStateChanged(changes) && getStateChange(fields)),
  };
}

/** Whether an edit names an end of a maintenance that has passed. */
const hasEnded = (ctx: Context, { state, maintenanceEndsAt }: GameFields): boolean =>
  state === 'maintenance' &&
  maintenanceEndsAt !== null &&
  new Date(maintenanceEndsAt) <= ctx.clock.now();

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

/** The events that change what operators edit of a game. */
const kinds = ['game.changed', 'game.maintenance_ended'];

/** Logs a change of a locked game, and returns how it is now. */
async function logChange(
  ctx: Context,
  tx: Tx,
  before: AdminGame,
  caller: OperatorCaller,
): Promise<AdminGame> {
  const { gameCode } = before;
  const after = await lockManaged(tx, gameCode);
  if (!after) throw new Error('a locked game does not vanish');
  await logEvent(ctx, tx, {
    kind: 'game.changed',
    actor: getOperatorActor(caller.username),
    subject: `game:${gameCode}`,
    detail: { before: dropRevision(before), after: dropRevision(after) },
  });
  return after;
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
): Promise<
  Result<AdminGame, 'game_unknown' | 'maintenance_ended' | 'malformed' | 'changed_meanwhile'>
> {
  const changes = pickChanges<GameFields>(body);
  const picture = body.picture === undefined ? undefined : await findPicture(ctx, body.picture);
  if (picture === null) return refuse('malformed', { fields: { picture: { code: 'malformed' } } });
  return ctx.db.transaction().execute(async (tx) => {
    const before = await lockManaged(tx, gameCode);
    if (!before) return refuse('game_unknown');
    const record = { subject: `game:${gameCode}`, kinds };
    const edited = await mergeEdit(tx, record, getGameFields(before), body);
    if (!edited.ok) return edited;
    if (isStateChanged(changes) && hasEnded(ctx, edited.value)) return refuse('maintenance_ended');
    await updateGame(tx, gameCode, {
      ...getChange(changes, edited.value),
      ...(picture !== undefined && { picture }),
    });
    const { winMax } = changes;
    if (winMax !== undefined)
      await setWinMax(tx, gameCode, winMax === null ? null : BigInt(winMax));
    return ok(await logChange(ctx, tx, before, caller));
  });
}

/** Opens a game, or closes it. A game that is so already stays as it is. */
export async function switchGame(
  ctx: Context,
  gameCode: string,
  { open }: ParsedBody<typeof contract.switchGame>,
  caller: OperatorCaller,
): Promise<Result<AdminGame, 'game_unknown'>> {
  return ctx.db.transaction().execute(async (tx) => {
    const before = await lockManaged(tx, gameCode);
    if (!before) return refuse('game_unknown');
    const state = open ? 'open' : 'closed';
    if (getGameFields(before).state === state) return ok(before);
    await updateGame(tx, gameCode, getStateChange({ state, maintenanceEndsAt: null }));
    return ok(await logChange(ctx, tx, before, caller));
  });
}
