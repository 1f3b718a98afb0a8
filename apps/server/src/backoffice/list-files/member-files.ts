import { sql } from 'kysely';
import type { LoggedEvent } from '@khelaghor/contract/backoffice/activity-log.ts';
import { eventHeads } from '@khelaghor/i18n/event-messages.ts';
import { listHeads } from '@khelaghor/i18n/list-messages.ts';
import { readTimelinePages } from '../activity-log/index.ts';
import { buildMemberFilter } from '../members/index.ts';
import { matches, readById, toColumns } from './list-file.ts';
import type { ListFile } from './list-file.ts';

type OfMember = { memberId: string };

type MemberRow = {
  id: string;
  username: string;
  nickname: string;
  registeredAt: Date;
  lastLoginAt: Date | null;
  closedAt: Date | null;
  affiliateCode: string | null;
  country: string | null;
};

/** Members without trial accounts, all or those that a search finds. */
export const members: ListFile<{ q?: string | undefined }, MemberRow> = {
  list: 'members',
  readPages: async function* readMembers({ db }, { q }) {
    const filter = q === undefined ? sql`true` : await buildMemberFilter(db, q);
    yield* readById<MemberRow>(
      db,
      sql`select m.id, m.username, m.nickname, m.created_at as registered_at, m.last_login_at,
          m.closed_at, m.affiliate_code, m.country
        from member m where m.type <> 4 and ${filter}`,
    );
  },
  columns: toColumns<MemberRow>({
    account: ({ username }) => username,
    nickname: ({ nickname }) => nickname,
    registered: ({ registeredAt }) => registeredAt,
    lastLogin: ({ lastLoginAt }) => lastLoginAt,
    closedAt: ({ closedAt }) => closedAt,
    affiliateCode: ({ affiliateCode }) => affiliateCode,
    country: ({ country }) => country,
    id: ({ id }) => id,
  }),
};

type LoginRow = {
  id: string;
  createdAt: Date;
  seenAt: Date;
  endedAt: Date | null;
  address: string;
  userAgent: string;
};

export const logins: ListFile<OfMember, LoginRow> = {
  list: 'logins',
  readPages: ({ db }, { memberId }) =>
    readById(
      db,
      sql`select id, created_at, seen_at, ended_at, address, user_agent
        from member_session where member_id = ${memberId}`,
    ),
  columns: toColumns<LoginRow>({
    time: ({ createdAt }) => createdAt,
    endedAt: ({ endedAt }) => endedAt,
    address: ({ address }) => address,
    browser: ({ userAgent }) => userAgent,
  }),
};

const nameParty = ({ type, name }: LoggedEvent['actor']): string =>
  name === '' ? type : `${type}:${name}`;

export const timeline: ListFile<OfMember, LoggedEvent> = {
  list: 'timeline',
  readPages: (ctx, { memberId }) => readTimelinePages(ctx, memberId),
  columns: [
    { head: listHeads.time, cell: ({ at }) => new Date(at) },
    { head: eventHeads.kind, cell: ({ kind }) => kind },
    { head: eventHeads.actor, cell: ({ actor }) => nameParty(actor) },
    { head: eventHeads.subject, cell: ({ subject }) => nameParty(subject) },
    { head: eventHeads.detail, cell: ({ detail }) => JSON.stringify(detail) },
  ],
};

type AdjustmentRow = {
  id: string;
  askedAt: Date;
  endedAt: Date | null;
  amountMinor: bigint;
  currency: string;
  outcome: string | null;
  reason: string;
  askedByName: string;
  endedByName: string | null;
};

export const adjustments: ListFile<OfMember, AdjustmentRow> = {
  list: 'adjustments',
  readPages: ({ db }, { memberId }) =>
    readById(
      db,
      sql`select a.id, a.asked_at, a.ended_at, a.amount_minor, a.currency, a.outcome, a.reason,
          o.username as asked_by_name, e.username as ended_by_name
        from wallet_adjustment a
        join operator o on o.id = a.asked_by
        left join operator e on e.id = a.ended_by
        where a.member_id = ${memberId}`,
    ),
  columns: toColumns<AdjustmentRow>({
    time: ({ askedAt }) => askedAt,
    endedAt: ({ endedAt }) => endedAt,
    amount: ({ amountMinor }) => amountMinor,
    currency: ({ currency }) => currency,
    state: ({ outcome }) => outcome,
    reason: ({ reason }) => reason,
    requestedBy: ({ askedByName }) => askedByName,
    decidedBy: ({ endedByName }) => endedByName,
    id: ({ id }) => id,
  }),
};

type FeedbackRow = {
  id: string;
  createdAt: Date;
  type: string;
  content: string;
  username: string | null;
  contact: string | null;
  state: string;
  answer: string | null;
  answeredAt: Date | null;
  answeredBy: string | null;
};

export const feedback: ListFile<{ state?: string | undefined }, FeedbackRow> = {
  list: 'feedback',
  readPages: ({ db }, { state }) =>
    readById(
      db,
      sql`select f.id, f.created_at, f.type, f.content, m.username, f.contact, f.state, f.answer,
          f.answered_at, f.answered_by
        from feedback f left join member m on m.id = f.member_id
        where ${matches('f.state', state)}`,
    ),
  columns: toColumns<FeedbackRow>({
    time: ({ createdAt }) => createdAt,
    type: ({ type }) => type,
    account: ({ username }) => username,
    contact: ({ contact }) => contact,
    text: ({ content }) => content,
    state: ({ state }) => state,
    answer: ({ answer }) => answer,
    answeredAt: ({ answeredAt }) => answeredAt,
    answeredBy: ({ answeredBy }) => answeredBy,
    id: ({ id }) => id,
  }),
};
