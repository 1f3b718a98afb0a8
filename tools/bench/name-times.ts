// How long the calls that name an account take for known and for unknown names: in pairs, one of
// each kind, the first drawn by lot. The tests compare the work that the server does; only this
// sees what equal work leaves, such as a slower index page. Run it alone on the machine.
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openNameCalls } from '@khelaghor/testkit/name-calls.ts';
import type { Name, NameCall, NamePair } from '@khelaghor/testkit/name-calls.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import { judgeTimes } from '@khelaghor/testkit/timing-leak.ts';
import type { Pair, TimingVerdict } from '@khelaghor/testkit/timing-leak.ts';

const pairCount = 200;
const warmUpPairs = 10;
/** A delay that the measurement has to find, or the machine is too busy for a verdict. */
const plantedMs = 5;

async function measureMs({ prepare }: NameCall, name: Name, delayMs: number): Promise<number> {
  const call = await prepare(name);
  const begun = performance.now();
  await call();
  const until = performance.now() + delayMs;
  while (performance.now() < until);
  return performance.now() - begun;
}

/** Times each pair in an order drawn by lot; a delay lengthens the calls for known names. */
async function measurePairs(
  call: NameCall,
  pairs: readonly NamePair[],
  delayMs = 0,
): Promise<TimingVerdict> {
  const times: Pair[] = [];
  for (const [known, unknown] of pairs) {
    if (Math.random() < 0.5) {
      const ofKnown = await measureMs(call, known, delayMs);
      times.push([ofKnown, await measureMs(call, unknown, 0)]);
    } else {
      const ofUnknown = await measureMs(call, unknown, 0);
      times.push([await measureMs(call, known, delayMs), ofUnknown]);
    }
  }
  return judgeTimes(times.slice(warmUpPairs), Math.random);
}

function print(title: string, { medianMs, errorMs, isLeak }: TimingVerdict, isRight: boolean) {
  const figure = `${medianMs.toFixed(2)} ms later, ± ${errorMs.toFixed(2)}`;
  console.log(`  ${title}: known names ${figure} ${isLeak ? 'TOLD APART' : 'alike'}`);
  if (!isRight) process.exitCode = 1;
}

/** Measures, prints, and fails when known and unknown names can be told apart by time. */
export async function benchNameTimes(): Promise<void> {
  const clock = createFakeClock(new Date('2026-11-22T06:00:00Z'));
  const server = await startTestServer({
    services: ['http'],
    clock,
    logLevel: 'silent',
    isHashingFull: true,
  });
  try {
    const { calls, listPairs } = await openNameCalls(server, pairCount);
    const measure = async (call: NameCall, delayMs = 0): Promise<TimingVerdict> => {
      clock.advance(3_600_000);
      await server.ctx.db.deleteFrom('failedAttempt').execute();
      return measurePairs(call, listPairs(call.group), delayMs);
    };
    for (const call of calls) {
      const verdict = await measure(call);
      print(call.title, verdict, !verdict.isLeak);
    }
    const letter = calls.find(({ group }) => group === 'letter');
    if (!letter) throw new Error('no call asks for a letter');
    const planted = await measure(letter, plantedMs);
    print(`a planted delay of ${plantedMs} ms`, planted, planted.isLeak);
  } finally {
    await server.close();
  }
}
