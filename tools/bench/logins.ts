// How long a login waits while bets run, and a bet while an attacker tries hundreds of names and
// passwords: argon2 shares the processors with everything else. The server is a process of its own;
// the load comes from this process, on the same machine.
import { startBenchServer } from './bench-server.ts';
import type { BenchServer } from './bench-server.ts';
import type { Caller } from './caller.ts';
import { openLoad, openRoller } from './dice-load.ts';
import type { Roller } from './dice-load.ts';
import { openLogins, encryptLogin, sendAtRate } from './login-load.ts';
import type { Answered, Attempt } from './login-load.ts';
import { computeMedian, computeQuantile } from './quantile.ts';

const playerCount = 200;
const betsPerSecond = 1_000;
const loginsPerSecond = 50;
const badPerSecond = 500;
const rounds = 5;
const secondsEach = 6;
const loginP95Max = 150;
const betP99Max = 200;

const ms = (figure: number): string => `${figure.toFixed(1)} ms`;
const getStatuses = ({ statuses }: Answered): string =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ');

type World = { server: BenchServer; rollers: readonly Roller[]; callers: readonly Caller[] };

/** One round: bets at their rate, and attempts at theirs. */
async function beside(
  { server, rollers, callers }: World,
  attempts: readonly Attempt[],
  perSecond: number,
): Promise<{ bets: readonly number[]; refused: number; answered: Answered }> {
  const bodies = await encryptLogin(server, attempts);
  const [bets, answered] = await Promise.all([
    openLoad(rollers, { perSecond: betsPerSecond, seconds: secondsEach }),
    sendAtRate(callers, bodies, perSecond),
  ]);
  return { bets: bets.waits, refused: bets.refused, answered };
}

/** Makes attempts of members with the right password, each with a proof of its own. */
async function rightOnes(server: BenchServer, count: number): Promise<Attempt[]> {
  const proofs = await server.proofs(count);
  return proofs.map((humanProof, number) => {
    const player = server.players[number % server.players.length];
    if (!player) throw new Error('nobody logs in');
    return { account: player.account, password: player.password, humanProof };
  });
}

let tried = 0;

/** Makes attempts for unknown names; only with a proof do they reach the password hashing. */
async function badOnes({ server }: World, count: number, isProven: boolean): Promise<Attempt[]> {
  const proofs = isProven ? await server.proofs(count) : [];
  return Array.from({ length: count }, (_, number) => {
    tried += 1;
    return { account: `nobody${tried}`, password: 'a guess', humanProof: proofs[number] ?? 'none' };
  });
}

type Measured = { name: string; figure: number; most: number };

function judge({ name, figure, most }: Measured): void {
  const isWithin = figure <= most;
  if (!isWithin) process.exitCode = 1;
  console.log(`  ${name}: ${ms(figure)} (at most ${most} ms) ${isWithin ? 'ok' : 'MISSED'}`);
}

async function measureLogins(world: World): Promise<void> {
  const p95s: number[] = [];
  console.log(`${loginsPerSecond} logins a second beside ${betsPerSecond} bets:`);
  for (let round = 0; round < rounds; round += 1) {
    const attempts = await rightOnes(world.server, loginsPerSecond * secondsEach);
    const { bets, refused, answered } = await beside(world, attempts, loginsPerSecond);
    p95s.push(computeQuantile(answered.waits, 0.95));
    const p50 = ms(computeQuantile(answered.waits, 0.5));
    console.log(
      `    p50 ${p50}  p95 ${ms(p95s.at(-1) ?? 0)}  (${getStatuses(answered)})  ` +
        `bets' p99 ${ms(computeQuantile(bets, 0.99))}, ${refused} refused`,
    );
  }
  judge({ name: 'p95 of a login', figure: computeMedian(p95s), most: loginP95Max });
}

async function measureFlood(world: World, isProven: boolean): Promise<void> {
  const p99s: number[] = [];
  const which = isProven ? 'with a proof of work each' : 'without proof of work';
  console.log(`${badPerSecond} bad logins a second ${which}, beside ${betsPerSecond} bets:`);
  for (let round = 0; round < rounds; round += 1) {
    const attempts = await badOnes(world, badPerSecond * secondsEach, isProven);
    const { bets, refused, answered } = await beside(world, attempts, badPerSecond);
    p99s.push(computeQuantile(bets, 0.99));
    console.log(
      `    bets' p50 ${ms(computeQuantile(bets, 0.5))}  p99 ${ms(p99s.at(-1) ?? 0)}, ` +
        `${refused} refused  (${getStatuses(answered)})`,
    );
  }
  judge({ name: 'p99 of a bet', figure: computeMedian(p99s), most: betP99Max });
}

/** Measures, prints, and fails when a figure misses its bound. */
export async function benchLogins(): Promise<void> {
  const server = await startBenchServer(playerCount);
  try {
    const rollers = await Promise.all(
      server.players.map((player) => openRoller(server.origin, player)),
    );
    const callers = await openLogins(server, await rightOnes(server, playerCount));
    const world: World = { server, rollers, callers };
    await openLoad(rollers, { perSecond: betsPerSecond, seconds: secondsEach });
    await measureLogins(world);
    await measureFlood(world, false);
    await measureFlood(world, true);
    console.log(`  the books after it: ${(await server.breaches()) === 0 ? 'right' : 'WRONG'}`);
  } finally {
    await server.close();
  }
}
