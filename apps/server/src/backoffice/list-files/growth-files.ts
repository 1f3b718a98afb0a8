import { sql } from 'kysely';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { matches, readById, toColumns } from './list-file.ts';
import type { ListFile } from './list-file.ts';

type ApplicationRow = {
  id: string;
  createdAt: Date;
  settledAt: Date | null;
  titleBn: string;
  titleEn: string;
  username: string;
  amountMinor: bigint | null;
  currency: string;
  state: string;
  remark: string | null;
  reason: string | null;
  decidedBy: string | null;
};

/** Those who applied; with a state, only applications in it. */
export const applications: ListFile<{ state?: string | undefined }, ApplicationRow> = {
  list: 'applications',
  readPages: ({ db }, { state }) =>
    readById(
      db,
      sql`select e.id, e.created_at, case when e.decided_by is not null then e.changed_at end
            as settled_at,
          p.title_bn, p.title_en, m.username, coalesce(e.amount_minor, p.amount_minor)
            as amount_minor,
          p.currency, e.state, e.remark, e.reason, e.decided_by
        from promotion_participation e
        join promotion p on p.id = e.promotion_id
        join member m on m.id = e.member_id
        where ${matches('e.state', state)}`,
    ),
  columns: toColumns<ApplicationRow>({
    time: ({ createdAt }) => createdAt,
    promotion: ({ titleBn, titleEn }, language) => (language === 'bn' ? titleBn : titleEn),
    account: ({ username }) => username,
    amount: ({ amountMinor }) => amountMinor,
    currency: ({ currency }) => currency,
    state: ({ state }) => state,
    remark: ({ remark }) => remark,
    reason: ({ reason }) => reason,
    decidedBy: ({ decidedBy }) => decidedBy,
    settledAt: ({ settledAt }) => settledAt,
    id: ({ id }) => id,
  }),
};

type BroadcastRow = {
  id: string;
  createdAt: Date;
  endedAt: Date | null;
  createdBy: string;
  title: LocalText;
  body: LocalText;
  state: string;
  expected: number;
  sent: number;
};

export const broadcasts: ListFile<Readonly<Record<string, never>>, BroadcastRow> = {
  list: 'broadcasts',
  readPages: ({ db }) =>
    readById(
      db,
      sql`select b.id, b.created_at, b.ended_at, b.created_by, t.title, t.body, b.state, b.expected,
          b.sent
        from broadcast b join inbox_text t on t.id = b.id`,
    ),
  columns: toColumns<BroadcastRow>({
    time: ({ createdAt }) => createdAt,
    endedAt: ({ endedAt }) => endedAt,
    requestedBy: ({ createdBy }) => createdBy,
    title: ({ title }, language) => title[language],
    text: ({ body }, language) => body[language],
    state: ({ state }) => state,
    expected: ({ expected }) => String(expected),
    sent: ({ sent }) => String(sent),
    id: ({ id }) => id,
  }),
};
