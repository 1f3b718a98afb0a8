import { sql } from 'kysely';
import { readRows } from '../../lib/http/record-csv.ts';
import { waitingStates } from '../../money/deposits/index.ts';
import { readById, toColumns } from './list-file.ts';
import type { ListFile } from './list-file.ts';

type NoFilter = Readonly<Record<string, never>>;

type ClaimRow = {
  id: string;
  claimedAt: Date;
  username: string;
  channel: string;
  provider: string;
  walletNumber: string;
  orderedMinor: bigint;
  receivedMinor: bigint | null;
  currency: string;
  senderNumber: string | null;
  trxId: string | null;
  state: string;
};

export const claims: ListFile<NoFilter, ClaimRow> = {
  list: 'claims',
  readPages: ({ db }) =>
    readById(
      db,
      sql`select d.id, c.claimed_at, m.username, d.channel, c.provider, c.wallet_number,
          c.ordered_minor, c.received_minor, d.currency, c.sender_number, c.trx_id, c.state
        from manual_deposit c
        join deposit d on d.id = c.deposit_id
        join member m on m.id = d.member_id
        where c.state = any (${[...waitingStates]})`,
    ),
  columns: toColumns<ClaimRow>({
    time: ({ claimedAt }) => claimedAt,
    account: ({ username }) => username,
    channel: ({ channel }) => channel,
    provider: ({ provider }) => provider,
    walletNumber: ({ walletNumber }) => walletNumber,
    amount: ({ orderedMinor }) => orderedMinor,
    received: ({ receivedMinor }) => receivedMinor,
    currency: ({ currency }) => currency,
    sender: ({ senderNumber }) => senderNumber,
    trxId: ({ trxId }) => trxId,
    state: ({ state }) => state,
    id: ({ id }) => id,
  }),
};

type LineRow = {
  importId: string;
  line: number;
  channel: string;
  provider: string;
  trxId: string;
  amountMinor: bigint;
  sender: string | null;
  sentAt: string | null;
  importedAt: Date;
  importedBy: string;
};

export const statementLines: ListFile<NoFilter, LineRow> = {
  list: 'statement-lines',
  readPages: ({ db }) =>
    readRows<LineRow>(async (last, limit) => {
      const behind =
        last === null
          ? sql`true`
          : sql`l.import_id <= ${last.importId}::uuid
              and (l.import_id < ${last.importId}::uuid or l.line > ${last.line})`;
      const { rows } = await sql<LineRow>`
        select l.import_id, l.line, i.channel, l.provider, l.trx_id, l.amount_minor, l.sender,
          l.sent_at, i.imported_at, o.username as imported_by
        from statement_line l
        join statement_import i on i.id = l.import_id
        join operator o on o.id = i.imported_by
        where l.deposit_id is null and ${behind}
        order by l.import_id desc, l.line limit ${limit}`.execute(db);
      return rows;
    }),
  columns: toColumns<LineRow>({
    importedAt: ({ importedAt }) => importedAt,
    importedBy: ({ importedBy }) => importedBy,
    channel: ({ channel }) => channel,
    provider: ({ provider }) => provider,
    trxId: ({ trxId }) => trxId,
    amount: ({ amountMinor }) => amountMinor,
    sender: ({ sender }) => sender,
    sentAt: ({ sentAt }) => sentAt,
  }),
};

type DisputeRow = {
  id: string;
  username: string;
  answeredAt: Date;
  amountMinor: bigint;
  receivedMinor: bigint;
  currency: string;
  walletKind: string;
  walletNumber: string;
  gateway: string;
  trxId: string | null;
};

export const disputes: ListFile<NoFilter, DisputeRow> = {
  list: 'disputes',
  readPages: ({ db }) =>
    readById(
      db,
      sql`select w.id, m.username, c.answered_at, w.amount_minor, c.received_minor, w.currency,
          w.wallet_kind, w.wallet_number, w.gateway, w.provider_transaction_id as trx_id
        from payout_confirmation c
        join withdrawal w on w.id = c.withdrawal_id
        join member m on m.id = w.member_id
        where c.state = 'disputed'`,
    ),
  columns: toColumns<DisputeRow>({
    answeredAt: ({ answeredAt }) => answeredAt,
    account: ({ username }) => username,
    amount: ({ amountMinor }) => amountMinor,
    received: ({ receivedMinor }) => receivedMinor,
    currency: ({ currency }) => currency,
    provider: ({ walletKind }) => walletKind,
    walletNumber: ({ walletNumber }) => walletNumber,
    gateway: ({ gateway }) => gateway,
    trxId: ({ trxId }) => trxId,
    id: ({ id }) => id,
  }),
};
