// FT-20. The line between server and database is cut silently, at a proxy of ours.
import { setTimeout as pause } from 'node:timers/promises';
import { getFigures, measureRecovery } from '../recovery.ts';
import type { Scenario, World } from '../scenario.ts';
import { startTcpProxy } from '../tcp-proxy.ts';
import type { Cut, Healing, TcpProxy } from '../tcp-proxy.ts';

type Case = {
  readonly what: Exclude<Cut, 'none'> | 'before' | 'after';
  readonly healing: Healing;
};

const ways = ['both', 'to', 'from', 'before', 'after'] as const;
const cases: readonly Case[] = (['goes on', 'forgets'] as const).flatMap((healing) =>
  ways.map((what) => ({ what, healing })),
);

/** Cuts, waits, heals; answers how long it took from the healing until money moved again. */
async function cutOnce(
  world: World,
  proxy: TcpProxy,
  { what, healing }: Case,
  cutMs: number,
): Promise<number> {
  if (what === 'before' || what === 'after') await proxy.cutAtCommit(what);
  else proxy.cut(what);
  await pause(cutMs);
  proxy.heal(healing);
  return measureRecovery(world);
}

/** The line between server and database is cut without a word, also in the middle of a COMMIT. */
export const cutNetwork: Scenario = {
  name: 'ft-20',
  title: 'server and database cut off from each other',
  async run(world, { short }) {
    const { system, load, random } = world;
    const proxy = await startTcpProxy(system.database.port);
    const cutMs = short ? 500 : 60_000;
    const times: number[] = [];
    const viaProxy = new URL(system.database.url);
    viaProxy.port = String(proxy.port);
    await system.server.stop();
    await system.server.start({ DATABASE_URL: viaProxy.href });
    load.start(short ? 150 : 500);
    const chosen = short ? cases.filter(({ healing }) => healing === 'goes on') : cases;
    for (const each of chosen) {
      await load.acknowledged(random.between(1, 30));
      const ms = await cutOnce(world, proxy, each, cutMs);
      times.push(ms);
      world.say(`${each.what}, ${each.healing}: ${Math.round(ms)} ms after the line was whole`);
    }
    await load.stop();
    await system.server.stop();
    await proxy.close();
    await system.server.start();
    if (!short) world.expect(Math.max(...times) <= 30_000, 'a recovery took more than 30 s');
    return { cuts: times.length, 'each cut ms': cutMs, ...getFigures(times) };
  },
};
