// How long a page of a betting record takes when its member has millions of bets, beside the same
// of a member with a thousand. A page comes with the totals of its range, as the site asks for it.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { bettingRecord } from '@khelaghor/contract/play/bet-history.ts';
import type { ParsedQuery } from '@khelaghor/contract/lib/route.ts';
import type { DB } from '@khelaghor/db/schema.gen.ts';
import { readBettingRecord } from '@khelaghor/server/play/bet-history/list-bets.ts';
import { readTotals } from '@khelaghor/server/play/bet-history/bet-totals.ts';
import { getDhakaDay, startOfDhakaDay } from '@khelaghor/time/dhaka.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import { betCurrency, idleGame, loadBets, rareEvery, rareGame, usualGame } from './bets-load.ts';
import type { BetHistory } from './bets-load.ts';
import { measurePages } from './page-times.ts';
import type { PageKind } from './page-times.ts';

type Query = Omit<ParsedQuery<typeof bettingRecord>, 'limit'>;

const limit = 20;
const yearDays = 365;

const rare = `1 in ${rareEvery.toLocaleString('en')}`;

type Page = { readonly name: string; readonly query: (moment: Date) => Query };

const cursorAt = (moment: Date): string =>
  `${moment.getTime()}.00000000-0000-0000-0000-000000000000`;

/** A year before a moment, in whole days of Dhaka, or moved off their edges. */
function yearBefore(moment: Date, offMs: number): { from: string; to: string } {
  const day = getDhakaDay(moment.getTime());
  const at = (days: number): string => new Date(startOfDhakaDay(days) + offMs).toISOString();
  return { from: at(day - yearDays), to: at(day) };
}

const pages: readonly Page[] = [
  { name: 'first page', query: () => ({}) },
  { name: 'deep page', query: (moment) => ({ cursor: cursorAt(moment) }) },
  { name: 'a year', query: (moment) => yearBefore(moment, 0) },
  { name: 'a year that cuts days', query: (moment) => yearBefore(moment, dayMs / 2) },
  {
    name: 'a game, deep (1 in 20)',
    query: (moment) => ({ cursor: cursorAt(moment), gameCode: usualGame }),
  },
  {
    name: `a game, deep (${rare})`,
    query: (moment) => ({ cursor: cursorAt(moment), gameCode: rareGame }),
  },
  {
    name: `void, deep (${rare})`,
    query: (moment) => ({ cursor: cursorAt(moment), state: 'void' }),
  },
  {
    name: 'a game without bets, deep',
    query: (moment) => ({ cursor: cursorAt(moment), gameCode: idleGame }),
  },
];

const asChoice = { currency: betCurrency, gameCode: undefined, state: undefined };

function getKinds(db: Kysely<DB>, { from, to }: BetHistory): PageKind<string>[] {
  const getMoment = (place: number): Date =>
    new Date(Math.round(from.getTime() + place * (to.getTime() - from.getTime())));
  const kinds = pages.map(({ name, query }): PageKind<string> => ({
    name,
    ask: async (memberId, place) => {
      const reply = await readBettingRecord(db, memberId, {
        ...query(getMoment(place)),
        currency: betCurrency,
        limit,
      });
      if (!reply.ok) throw new Error(reply.refusal);
    },
  }));
  kinds.push({
    name: 'totals of a year alone',
    ask: (memberId, place) => {
      const year = yearBefore(getMoment(place), 0);
      const range = { from: new Date(year.from), to: new Date(year.to) };
      return readTotals(db, memberId, { ...range, ...asChoice });
    },
  });
  return kinds;
}

async function printSizes(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ name: string; mb: number; rows: bigint }>`
    select relname as name, (pg_total_relation_size(oid) / 1e6)::float8 as mb,
      reltuples::bigint as rows
    from pg_class where relname in ('bet', 'bet_daily_total') order by 1`.execute(db);
  for (const { name, mb, rows: count } of rows)
    console.log(`  ${name}: ${count} rows, ${mb.toFixed(0)} MB with indexes`);
}

/** Loads bets into an empty database, and measures every kind of page of their record. */
export async function benchBets(db: Kysely<DB>, rows: number): Promise<void> {
  const began = performance.now();
  console.log(`A member with ${rows} bets over 24 months, among as many of others:`);
  const history = await loadBets(db, rows, new Date(), console.log);
  console.log(`  loaded in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  await printSizes(db);
  await measurePages(db, getKinds(db, history), history);
  console.log(`  ${((performance.now() - began) / 1_000).toFixed(0)} s in all`);
}
