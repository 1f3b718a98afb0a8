import { dayMs } from '@khelaghor/time/durations.ts';
import { sql } from 'kysely';
import { singleton } from '../../lib/context.ts';
import type { Context, Database } from '../../lib/context.ts';

/** Faults of vendors, which alerts count: calls without an answer, and wrong signatures. */

export type FaultKind = 'silent' | 'signature';

type Fault = {
  readonly kind: FaultKind;
  /** The code of the vendor; null: see `game`. */
  readonly vendor: string | null;
  /** The vendor's code of a game, which an unproved call names. */
  readonly game: string | null;
};

/** A process writes once a second at most: calls in a vendor's name come from anywhere. */
const writeEveryMs = 1_000;
/** Different names in one write; more count as those of no known vendor. */
const namesMax = 50;
const keptMs = 2 * dayMs;

/** Faults that were not written yet. They are written with the next one. */
type Unwritten = {
  readonly counts: Map<string, Fault & { readonly faults: number }>;
  writtenAtMs: number;
};
const getUnwritten = singleton((): Unwritten => ({
  counts: new Map(),
  writtenAtMs: Number.NEGATIVE_INFINITY,
}));

function addFault(counts: Unwritten['counts'], named: Fault): void {
  const getKey = ({ kind, vendor, game }: Fault) => JSON.stringify([kind, vendor, game]);
  const isFull = counts.size >= namesMax && !counts.has(getKey(named));
  const fault = isFull ? { kind: named.kind, vendor: '?', game: null } : named;
  const faults = (counts.get(getKey(fault))?.faults ?? 0) + 1;
  counts.set(getKey(fault), { ...fault, faults });
}

async function writeFaults(ctx: Context, { counts }: Unwritten): Promise<void> {
  const faults = [...counts.values()];
  counts.clear();
  await sql`
    insert into vendor_fault as f (vendor_code, kind, minute, faults)
    select coalesce(n.vendor, (
        select min(vendor_code) from vendor_game where vendor_game_code = n.game
        having count(distinct vendor_code) = 1
      ), '?') as vendor_code,
      n.kind, date_trunc('minute', ${ctx.clock.now()}::timestamptz), sum(n.faults)
    from unnest(
      ${faults.map(({ kind }) => kind)}::text[],
      ${faults.map(({ vendor }) => vendor)}::text[],
      ${faults.map(({ game }) => game)}::text[],
      ${faults.map((fault) => fault.faults)}::int[]
    ) as n (kind, vendor, game, faults)
    group by 1, 2, 3
    on conflict (minute, kind, vendor_code) do update set faults = f.faults + excluded.faults
  `.execute(ctx.db);
}

/** Counts a fault. A count that cannot be written is logged and lost: calls go on without it. */
export async function countFault(ctx: Context, fault: Fault): Promise<void> {
  const unwritten = getUnwritten(ctx);
  addFault(unwritten.counts, fault);
  const nowMs = ctx.clock.monotonicMs();
  if (nowMs - unwritten.writtenAtMs < writeEveryMs) return;
  unwritten.writtenAtMs = nowMs;
  try {
    await writeFaults(ctx, unwritten);
  } catch (error) {
    ctx.log.warn({ err: error }, 'faults of vendors were not counted');
  }
}

/** Sums faults of a kind by vendor since a moment; `?` is no known vendor. */
export async function sumFaults(
  db: Database,
  kind: FaultKind,
  since: Date,
): Promise<{ readonly vendor: string; readonly faults: number }[]> {
  const { rows } = await sql<{ vendor: string; faults: number }>`
    select vendor_code as vendor, sum(faults)::int as faults from vendor_fault
    where kind = ${kind} and minute >= ${since}
    group by vendor_code order by faults desc, vendor_code`.execute(db);
  return rows;
}

/** Deletes counts that no alert asks for. */
export async function purgeFaults({ db, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs);
  await db.deleteFrom('vendorFault').where('minute', '<', before).execute();
}
