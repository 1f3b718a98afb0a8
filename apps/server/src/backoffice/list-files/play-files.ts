import { sql } from 'kysely';
import { betStateTexts } from '@khelaghor/i18n/statement-messages.ts';
import { STAKE_CURRENCIES } from '@khelaghor/money/currency.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import { findByTypedUsername } from '../../account/members/index.ts';
import { translate } from '../../lib/http/messages.ts';
import { readRows } from '../../lib/http/record-csv.ts';
import { writeResult } from '../../play/lottery/index.ts';
import { matches, readById, toColumns } from './list-file.ts';
import type { ListFile } from './list-file.ts';

type BetRow = {
  id: string;
  placedAt: Date;
  settledAt: Date | null;
  product: string;
  source: string;
  gameCode: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
  currency: string;
  state: keyof typeof betStateTexts;
};

/** The bets of a member in all games, currency by currency, the newest first. */
export const bets: ListFile<{ account: string }, BetRow> = {
  list: 'bets',
  readPages: async function* readBets({ db }, { account }) {
    const member = await findByTypedUsername(db, account);
    if (!member) return;
    for (const currency of STAKE_CURRENCIES)
      yield* readRows<BetRow>(async (last, limit) => {
        const behind =
          last === null
            ? sql`true`
            : sql`(placed_at, id) < (${last.placedAt}::timestamptz, ${last.id}::uuid)`;
        const { rows } = await sql<BetRow>`
          select id, placed_at, settled_at, product, source, game_code, stake_minor, payout_minor,
            currency, state
          from bet where member_id = ${member.id} and currency = ${currency} and ${behind}
          order by placed_at desc, id desc limit ${limit}`.execute(db);
        return rows;
      });
  },
  columns: toColumns<BetRow>({
    time: ({ placedAt }) => placedAt,
    settledAt: ({ settledAt }) => settledAt,
    product: ({ product }) => product,
    vendor: ({ source }) => source,
    game: ({ gameCode }) => gameCode,
    stake: ({ stakeMinor }) => stakeMinor,
    payout: ({ payoutMinor }) => payoutMinor,
    currency: ({ currency }) => currency,
    state: ({ state }, language) => translate(language, betStateTexts[state]),
    id: ({ id }) => id,
  }),
};

type RoundRow = {
  id: string;
  openedAt: Date;
  source: string;
  gameCode: string;
  username: string;
  ref: string;
  bets: number;
  inPlay: bigint;
  currency: string | null;
};

export const openRounds: ListFile<{ vendor?: string | undefined }, RoundRow> = {
  list: 'open-rounds',
  readPages: ({ db, clock }, { vendor }) =>
    readById(
      db,
      sql`select r.id, r.opened_at, r.source, r.game_code, m.username, r.ref, running.*
        from round r
        join member m on m.id = r.member_id
        cross join lateral (
          select count(*)::int as bets, min(b.currency) as currency,
            coalesce(sum(b.stake_minor - b.returned_minor), 0)::bigint as in_play
          from bet b where b.round_id = r.id and b.state = 'running'
        ) as running
        where r.state = 'open' and r.opened_at < ${new Date(clock.now().getTime() - hourMs)}
          and ${matches('r.source', vendor)}`,
    ),
  columns: toColumns<RoundRow>({
    openedAt: ({ openedAt }) => openedAt,
    vendor: ({ source }) => source,
    game: ({ gameCode }) => gameCode,
    account: ({ username }) => username,
    bets: ({ bets: count }) => String(count),
    inPlay: ({ inPlay }) => inPlay,
    currency: ({ currency }) => currency,
    code: ({ ref }) => ref,
    id: ({ id }) => id,
  }),
};

type DrawRow = {
  id: string;
  gameCode: string;
  issueNumber: string;
  drawsAt: Date;
  settledAt: Date | null;
  state: string;
  result: readonly number[] | null;
  ticketCount: number | null;
};

export const draws: ListFile<
  { gameCode: string; state?: string | undefined; day?: string | undefined },
  DrawRow
> = {
  list: 'draws',
  readPages: ({ db }, { gameCode, state, day }) =>
    readRows<DrawRow>(async (last, limit) => {
      const behind = last === null ? sql`true` : sql`draws_at < ${last.drawsAt}::timestamptz`;
      const ofDay =
        day === undefined ? sql`true` : sql`issue_number like ${`${day.replaceAll('-', '')}-%`}`;
      const { rows } = await sql<DrawRow>`
        select id, game_code, issue_number, draws_at, settled_at, state, result, ticket_count
        from lottery_issue
        where game_code = ${gameCode} and ${matches('state', state)} and ${ofDay} and ${behind}
        order by draws_at desc limit ${limit}`.execute(db);
      return rows;
    }),
  columns: toColumns<DrawRow>({
    draw: ({ issueNumber }) => issueNumber,
    time: ({ drawsAt }) => drawsAt,
    settledAt: ({ settledAt }) => settledAt,
    state: ({ state }) => state,
    result: ({ gameCode, drawsAt, result }) => result && writeResult(gameCode, drawsAt, result),
    tickets: ({ ticketCount }) => (ticketCount === null ? null : String(ticketCount)),
    id: ({ id }) => id,
  }),
};

type GroupRow = {
  id: string;
  placedAt: Date;
  username: string;
  play: string;
  selection: string;
  shares: number;
  sold: number;
  stakeMinor: bigint;
  payoutMinor: bigint | null;
  currency: string;
  state: string;
};

export const groups: ListFile<{ issueId: string }, GroupRow> = {
  list: 'groups',
  readPages: ({ db }, { issueId }) =>
    readById(
      db,
      sql`select g.id, g.placed_at, m.username, g.play, g.selection, g.shares, g.sold,
          g.share_price_minor * g.shares as stake_minor, g.payout_minor, g.currency, g.state
        from lottery_group g join member m on m.id = g.organiser_id
        where g.issue_id = ${issueId}`,
    ),
  columns: toColumns<GroupRow>({
    time: ({ placedAt }) => placedAt,
    account: ({ username }) => username,
    play: ({ play }) => play,
    selection: ({ selection }) => selection,
    shares: ({ shares }) => String(shares),
    sold: ({ sold }) => String(sold),
    stake: ({ stakeMinor }) => stakeMinor,
    payout: ({ payoutMinor }) => payoutMinor,
    currency: ({ currency }) => currency,
    state: ({ state }) => state,
    id: ({ id }) => id,
  }),
};
