// FT-20-netns. The same line loses its packets in a network namespace.
import { setTimeout as pause } from 'node:timers/promises';
import { getFigures, measureRecovery } from '../recovery.ts';
import { findNamespaceHindrance, openNetnsLink } from '../netns-link.ts';
import type { NetnsLink } from '../netns-link.ts';
import type { Scenario, World } from '../scenario.ts';

const ways = ['both', 'to', 'from', 'after', 'here and there'] as const;
type Way = (typeof ways)[number];

/** Loses bursts of packets for a while, a few at a time. */
async function rattle({ random }: World, line: NetnsLink, forMs: number): Promise<void> {
  const endMs = performance.now() + forMs;
  while (performance.now() < endMs) {
    await line.cut(random.pick(['both', 'to', 'from']));
    await pause(random.between(5, 40));
    await line.cut('none');
    await pause(random.between(5, 40));
  }
}

/** Loses packets, and answers how long it took from then until money moved again. */
async function loseOnce(world: World, line: NetnsLink, way: Way, cutMs: number): Promise<number> {
  if (way === 'here and there') await rattle(world, line, cutMs);
  else {
    if (way === 'after') await line.cutAfterCommit();
    else await line.cut(way);
    await pause(cutMs);
  }
  await line.cut('none');
  return measureRecovery(world);
}

/** The packets between server and database are lost on their way. */
export const cutNetworkInNamespace: Scenario = {
  name: 'ft-20-netns',
  title: 'packets between server and database lost in a network namespace',
  hindrance: findNamespaceHindrance,
  async run(world, { short, times: asked }) {
    const { system, load, random } = world;
    const cutMs = short ? 200 : 60_000;
    const count = asked ?? ways.length;
    const line = await openNetnsLink(system.database.port);
    const url = new URL(system.database.url);
    url.host = `${line.host}:${line.port}`;
    const times: number[] = [];
    await system.server.stop();
    try {
      await system.server.start({ DATABASE_URL: url.href });
      load.start(short ? 150 : 500);
      for (let made = 0; made < count; made += 1) {
        const way = ways[made % ways.length] ?? 'both';
        await load.acknowledged(random.between(1, 30));
        const ms = await loseOnce(world, line, way, cutMs);
        times.push(ms);
        world.say(`${way}: ${Math.round(ms)} ms after the line was whole`);
      }
      await load.stop();
      const sentAgain = await line.sentAgain();
      world.expect(sentAgain > 0, 'no packet was lost');
      if (!short) world.expect(Math.max(...times) <= 30_000, 'a recovery took more than 30 s');
      return {
        cuts: times.length,
        'each cut ms': cutMs,
        'packets sent again': sentAgain,
        ...getFigures(times),
      };
    } finally {
      await system.server.stop();
      await line.close();
      await system.server.start();
    }
  },
};
