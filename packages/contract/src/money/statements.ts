import { z } from 'zod';
import { route } from '../lib/route.ts';
import { amountText, definePage, id, instant, pageQuery } from '../lib/shapes.ts';
import { channelCode } from './deposit-channels.ts';
import { queuedDeposit, queueSearch } from './manual-deposits.ts';
import { statementBytesMax } from './statement-terms.ts';
import { walletKinds } from './payout-wallet-terms.ts';

/**
 * Statements of the house's wallets, imported as CSV. A line and a claim with the same transaction
 * id are matched whichever comes first; the match counts as the record of the operator who
 * imported the file.
 */

/** The head of a column. */
const columnName = z.string().min(1).max(80);

export const statementColumns = z.object({
  trxId: columnName,
  amount: columnName,
  /** Null: the statement has no such column. */
  sender: columnName.nullable(),
  time: columnName.nullable(),
  /** What its cells say of money that came in; without it, amounts above zero came in. */
  direction: z
    .object({ column: columnName, incoming: z.array(z.string().max(80)).min(1).max(12) })
    .nullable(),
});
export type StatementColumns = z.infer<typeof statementColumns>;

const file = {
  channel: channelCode,
  /** The bytes of the file in Base64. Larger ones than the server reads get a sentence. */
  file: z.base64().max(statementBytesMax * 2),
};
const bodyMaxBytes = statementBytesMax * 2 + 10_000;
const path = '/operator/statements';
const unreadable = [
  'channel_unknown',
  'statement_too_large',
  'statement_unreadable',
  'statement_empty',
] as const;

export const readStatement = route.operator(`POST ${path}/columns`, {
  id: 'statements.readColumns',
  permission: 'money.act',
  bodyMaxBytes,
  summary: 'Returns the columns of a statement, before an operator says what they hold',
  body: z.object(file),
  value: z.object({
    columns: z.array(
      z.object({
        name: columnName,
        /** Its first cells. */
        samples: z.array(z.string()),
        /** All different cells where they are few, such as "In" and "Out"; else none. */
        choices: z.array(z.string()),
      }),
    ),
    /** Lines below the heads. */
    lines: z.number().int(),
    /** As they were chosen last for the channel, where the file has them. */
    chosen: statementColumns.nullable(),
  }),
  refusals: unreadable,
});

const count = z.number().int();

const statementReport = z.object({
  /** Lines of money that came in and is not kept yet. */
  added: count,
  /** Lines that are kept already, or stand twice in the file. */
  known: count,
  /** Lines of money that went out, or of none. */
  outgoing: count,
  /** Claims that are credited. */
  credited: count,
  /** Claims that wait for a second operator: short, excess or late. */
  waiting: count,
  /** Lines whose sender is not the one of the claim. */
  otherSender: count,
  /** Lines that cannot be used, the first hundred. The others are imported. */
  faults: z.array(
    z.object({
      line: count,
      fault: z.enum(['trx_id', 'amount', 'differs']),
    }),
  ),
  faultCount: count,
});
export type StatementReport = z.infer<typeof statementReport>;

export const importStatement = route.operator(`POST ${path}`, {
  id: 'statements.import',
  permission: 'money.act',
  bodyMaxBytes,
  summary: 'Keeps the lines of a statement and credits the claims that they confirm',
  body: z.object({
    ...file,
    columns: statementColumns,
    /** Only says what would happen. */
    dryRun: z.boolean(),
  }),
  value: statementReport,
  refusals: [...unreadable, 'statement_column_missing', 'statement_formula'],
});

const unmatchedLine = z.object({
  /** The channel whose statement has the line. */
  channel: channelCode,
  provider: z.enum(walletKinds),
  trxId: z.string(),
  amount: amountText,
  sender: z.string().nullable(),
  /** As the statement writes it. */
  sentAt: z.string().nullable(),
  importedBy: z.string(),
  importedAt: instant,
  /** A claim with this transaction id that waits or was credited otherwise; null: there is none. */
  claim: z
    .object({
      depositId: id,
      account: z.string(),
      senderNumber: z.string().nullable(),
      /** The amount that an operator recorded for it. */
      received: amountText.nullable(),
    })
    .nullable(),
});
export type UnmatchedLine = z.infer<typeof unmatchedLine>;

export const listStatementLines = route.operator(`GET ${path}/lines`, {
  id: 'statements.listLines',
  permission: 'money.see',
  summary: 'Lists lines of statements that belong to no deposit yet, the newest import first',
  query: pageQuery.extend({ search: queueSearch.default('') }),
  value: definePage(unmatchedLine),
});

export const listLineClaims = route.operator(`GET ${path}/lines/:provider/:trxId/claims`, {
  id: 'statements.listLineClaims',
  permission: 'money.see',
  summary: 'Lists up to 50 claims to which a line can be linked, the likeliest first',
  params: z.object({ provider: z.enum(walletKinds), trxId: z.string().max(20) }),
  query: z.object({ search: queueSearch.default('') }),
  value: z.object({ claims: z.array(queuedDeposit) }),
  refusals: ['line_unknown'],
});
