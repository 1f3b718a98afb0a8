// How long pages of a long record take, beside the same pages of a short one.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DB } from '@khelaghor/db/schema.gen.ts';
import { readCpuMs } from './cpu-time.ts';
import { computeQuantile } from './quantile.ts';

const calls = 200;
const pageMsMax = 50;

type Figures = {
  readonly p50: number;
  readonly p99: number;
  /** What a call kept processors busy, here and in the database: no matter who else was. */
  readonly busy: number;
};

/** Places all over the record, in an order that jumps: neighbours would warm each other. */
const locatePage = (call: number): number => ((call * 127 + 63) % calls) / calls;

async function measure(pid: number, ask: (place: number) => Promise<unknown>): Promise<Figures> {
  const times: number[] = [];
  const before = process.cpuUsage();
  const beforeMs = readCpuMs(pid);
  for (let call = 0; call < calls; call += 1) {
    const from = performance.now();
    await ask(locatePage(call));
    times.push(performance.now() - from);
  }
  const here = process.cpuUsage(before);
  const busyMs = readCpuMs(pid) - beforeMs + (here.user + here.system) / 1_000;
  return {
    p50: computeQuantile(times, 0.5),
    p99: computeQuantile(times, 0.99),
    busy: busyMs / calls,
  };
}

/** One kind of page: asked of a record, at a place between 0, its oldest end, and 1. */
export type PageKind<Whose> = {
  readonly name: string;
  readonly ask: (whose: Whose, place: number) => Promise<unknown>;
};

/** Measures each kind of page, prints it, and fails when one is beyond the budget. */
export async function measurePages<Whose>(
  db: Kysely<DB>,
  kinds: readonly PageKind<Whose>[],
  { long, short }: { readonly long: Whose; readonly short: Whose },
): Promise<void> {
  const ms = (value: number): string => value.toFixed(1).padStart(7);
  const all = ({ p50, p99, busy }: Figures): string => `${ms(p50)} ${ms(p99)} ${ms(busy)}`;
  console.log(
    `  ${calls} calls each, ms`.padEnd(32),
    '   p50     p99    busy  |  of the short one',
  );
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const pid = rows[0]?.pid ?? 0;
  for (const { name, ask } of kinds) {
    const ofShort = await measure(pid, (place) => ask(short, place));
    const ofLong = await measure(pid, (place) => ask(long, place));
    const ratio = (ofLong.p50 / ofShort.p50).toFixed(2);
    console.log(`  ${name}`.padEnd(30), `${all(ofLong)}  |${all(ofShort)}   ratio ${ratio}`);
    if (ofLong.p99 > pageMsMax) {
      console.log(`  The budget is ${pageMsMax} ms.`);
      process.exitCode = 1;
    }
  }
}
