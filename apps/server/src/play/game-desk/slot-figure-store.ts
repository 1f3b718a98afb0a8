import { sql } from 'kysely';
import type { Database, Tx } from '../../lib/context.ts';

/** The rounds that a count is of. */
export type FigureName = {
  /** A day in Dhaka, like 2026-11-21. */
  readonly day: string;
  readonly gameCode: string;
  readonly scope: string;
  /** A letter of the strips, or "feature". */
  readonly figure: string;
};

export type SlotFigureSum = FigureName & { readonly rounds: number; readonly shown: number };

/** Adds counts to those of their days. */
export async function addSlotFigures(tx: Tx, sums: readonly SlotFigureSum[]): Promise<void> {
  for (const { day, gameCode, scope, figure, rounds, shown } of sums)
    await sql`insert into slot_figure_day as d (day, game_code, scope, figure, rounds, shown)
      values (${day}, ${gameCode}, ${scope}, ${figure}, ${rounds}, ${shown})
      on conflict (day, game_code, scope, figure) do update set
        rounds = d.rounds + excluded.rounds,
        shown = d.shown + excluded.shown`.execute(tx);
}

/** The counts of a version of a slot since a day, by symbol or "feature". */
export async function readFigureSums(
  db: Database,
  { scope, since }: { readonly scope: string; readonly since: string },
): Promise<{ readonly rounds: number; readonly counts: ReadonlyMap<string, number> }> {
  const { rows } = await sql<{ figure: string; rounds: number; shown: number }>`
    select figure, sum(rounds)::float8 as rounds, sum(shown)::float8 as shown
    from slot_figure_day
    where scope = ${scope} and day >= ${since}::date
    group by figure`.execute(db);
  const counts = new Map(rows.map(({ figure, shown }) => [figure, shown]));
  return { rounds: rows[0]?.rounds ?? 0, counts };
}
