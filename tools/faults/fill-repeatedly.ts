// Fills a volume again and again under load, and reads what became of the operations meanwhile.
import { listSilencesSince } from './load.ts';
import type { Extent, World } from './scenario.ts';
import { volumesInWords } from './volumes.ts';

/**
 * Calls `fillOnce`, which answers how long it took until money moved again, as often as the run
 * asks for. The server must live through it and answer no operation with a fault.
 */
export async function fillRepeatedly(
  world: World,
  { short, times }: Extent,
  fillOnce: () => Promise<number>,
) {
  const { system, load } = world;
  const fills = times ?? (short ? 1 : 10);
  const serverBefore = system.server.pid();
  const before = load.counts();
  let slowestMs = 0;
  load.start(short ? 150 : 300);
  for (let fill = 0; fill < fills; fill += 1) slowestMs = Math.max(slowestMs, await fillOnce());
  const silences = listSilencesSince(load.counts(), before);
  world.expect(system.server.pid() === serverBefore, 'the server ended');
  world.expect((silences['fault'] ?? 0) === 0, 'a full volume was answered as a fault of ours');
  return {
    volume: volumesInWords,
    'times filled': fills,
    'turned away (503)': silences['overloaded'] ?? 0,
    'answered as a fault (500)': silences['fault'] ?? 0,
    slowestMs,
  };
}
