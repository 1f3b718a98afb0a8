import type { launchGame as launchGameRoute } from '@khelaghor/contract/play/launch.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { findOpenGame } from '../games/index.ts';
import { findOpenRound } from '../inhouse/index.ts';
import { noteOpened } from '../favourites/index.ts';
import { checkCanStartSession } from '../../account/responsible-gaming/index.ts';
import { launchVendorGame } from '../vendors/index.ts';
import { insertLaunchCode } from './store.ts';

type Wanted = Pick<ParsedBody<typeof launchGameRoute>, 'gameId' | 'roomId' | 'platform'> & {
  language: Language;
  /** From where the member calls. */
  ip: string;
};

const codeLifeMs = 60_000;

/** The label under which a launch code is hashed before it is stored. */
export const launchCodeLabel = 'launch-code';

/** An open game, or a closed one in which the member has a round to end. */
async function findGameToPlay(ctx: Context, memberId: string, game: string) {
  const found = await findOpenGame(ctx.db, game);
  if (found.ok || found.refusal === 'game_unknown') return found;
  const open = await findOpenRound(ctx.db, { memberId, game });
  return open ? ok({ code: game, launch: 'iframe' as const }) : found;
}

/**
 * Makes the address that opens a game in its frame.
 *
 * The code travels in the fragment of the address, the part after `#`. A browser sends that part to
 * no server, so the code is in no access log and in no Referer; the game's page takes it out of the
 * address before it does anything else. It is good for one exchange within 60 seconds, for this
 * member and this game, and only while the session it was made from lives.
 *
 * A vendor's game is opened by its vendor, at an address of the vendor's own.
 *
 * Refuses `game_unknown` (also for games that are pages of the site), `game_closed` and
 * `game_maintenance`; a member with an open round may still come in to end it. A game that opened
 * is among the member's recent ones.
 */
export async function launchGame(
  ctx: Context,
  caller: MemberCaller,
  wanted: Wanted,
): Promise<Result<ValueOf<typeof launchGameRoute>, (typeof launchGameRoute)['refusals'][number]>> {
  const barred = checkCanStartSession(caller.play, ctx.clock.now());
  if (barred) return barred;
  const game = await findGameToPlay(ctx, caller.memberId, wanted.gameId ?? wanted.roomId ?? '');
  if (!game.ok) return game;
  if (game.value.launch === 'lottery') return refuse('game_unknown');
  const vendors = await launchVendorGame(ctx, caller, {
    gameCode: game.value.code,
    language: wanted.language,
    phone: wanted.platform === 'html5',
    ip: wanted.ip,
  });
  if (vendors && !vendors.ok) return vendors;
  await noteOpened(ctx, caller.memberId, game.value.code);
  if (vendors) return ok({ ...vendors.value, origin: 'vendor' });
  const code = ctx.random.token(32);
  const now = ctx.clock.now();
  await insertLaunchCode(ctx.db, {
    codeHash: ctx.secrets.mac(launchCodeLabel, code),
    memberId: caller.memberId,
    sessionId: caller.sessionId,
    gameCode: game.value.code,
    language: wanted.language,
    createdAt: now,
    expiresAt: new Date(now.getTime() + codeLifeMs),
  });
  const content = `${ctx.config.origins.games}/${game.value.code}/#launch=${code}`;
  return ok({ content, origin: 'own' });
}
