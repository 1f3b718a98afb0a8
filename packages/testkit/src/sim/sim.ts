// `npm run sim -- SEED [STEPS]`: replays a simulated world exactly, with every step audited.
import { randomBytes } from 'node:crypto';
import { simulate } from './simulate.ts';

const seed = process.argv[2] ?? randomBytes(4).toString('hex');
const steps = Number(process.argv[3] ?? 100_000);
if (!Number.isInteger(steps) || steps < 1) {
  console.error(`Not a number of steps: ${process.argv[3]}`);
  process.exit(1);
}
console.log(`Seed ${seed}, ${steps} steps.`);
const started = performance.now();
try {
  const result = simulate(seed, steps);
  const seconds = (performance.now() - started) / 1000;
  console.table(result.counts);
  console.log(`${result.members} members, ${result.transfers} transfers, all books agree.`);
  console.log(`Trace ${result.traceHash}, ${Math.round(steps / seconds)} steps a second.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`Replay it with: npm run sim -- ${seed} ${steps}`);
  process.exit(1);
}
