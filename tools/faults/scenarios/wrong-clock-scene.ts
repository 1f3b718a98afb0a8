// What the checks of FT-08 look at: a server with a wrong clock, and members who use it.
import { setTimeout as pause } from 'node:timers/promises';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { buyFixedTicket } from '../fixed-operations.ts';
import type { Player } from '../player.ts';
import type { World } from '../scenario.ts';
import type { ServerProcess } from '../server-process.ts';
import { openVisitor } from '../visitor.ts';

export type Scene = {
  readonly world: World;
  readonly wrong: ServerProcess;
  readonly player: Player;
  /** A member whose limits the checks set. */
  readonly limited: Player;
};

/** Something that must go by the database's time. */
export type Check = {
  readonly name: string;
  readonly holds: (scene: Scene) => Promise<boolean>;
};

/** Asks the database, whose clock is right. */
export const query = async <Row extends object>(
  { world }: Scene,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => (await world.system.connection.pool.query<Row>(text, values)).rows;

/** A player's browser on the server with the wrong clock. */
export const getSite = ({ wrong }: Scene, player: Player): TestBrowser =>
  openVisitor(() => wrong.addresses.site, { cookies: player.site.cookies });

/** An issue that sells now, for long enough to buy a ticket. */
export const openNow = "opens_at <= now() and now() + interval '2 seconds' < closes_at";

/** Issues follow each other more closely. */
const nextOpensWithinMs = 20_000;

/** Until there is one; where sales go by a wrong clock there may be none. */
export async function waitUntilOpen(scene: Scene): Promise<void> {
  const untilMs = performance.now() + nextOpensWithinMs;
  while (
    (await query(scene, `select from lottery_issue where game_code = 'k3' and ${openNow}`))
      .length === 0
  ) {
    if (performance.now() > untilMs) return;
    await pause(100);
  }
}

/** An attempt to buy a ticket of an issue that the database's time says is open, or is not. */
export async function buy(
  scene: Scene,
  { where, minor = 500n, by = scene.player }: { where: string; minor?: bigint; by?: Player },
): Promise<string> {
  const [issue] = await query<{ id: string }>(
    scene,
    `select id::text from lottery_issue where game_code = 'k3' and ${where}
     order by draws_at desc limit 1`,
  );
  if (!issue) return 'no such issue';
  const ticket = buyFixedTicket({ ...by, site: getSite(scene, by) }, { minor, issueId: issue.id });
  const told = await scene.world.load.perform(ticket);
  return told.end === 'refused' ? told.why : told.end;
}
