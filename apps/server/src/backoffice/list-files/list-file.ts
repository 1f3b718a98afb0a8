import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { listHeads } from '@khelaghor/i18n/list-messages.ts';
import type { Context, Database } from '../../lib/context.ts';
import { getLanguage } from '../../lib/http/language.ts';
import { beginOperatorFile } from '../../lib/http/operator-file.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { readRows, writeCsv } from '../../lib/http/record-csv.ts';
import type { CsvColumn } from '../../lib/http/record-csv.ts';
import { ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';

type Pages<Row> = AsyncGenerator<readonly Row[], void, undefined>;
type Query = Readonly<Record<string, string | undefined>>;

/** A list as a file: its name, its rows and what each column says of a row. */
export type ListFile<Q extends Query, Row> = {
  readonly list: string;
  readonly readPages: (ctx: Context, query: Q) => Pages<Row>;
  readonly columns: readonly CsvColumn<Row>[];
};

type Head = keyof typeof listHeads;

/** Returns the columns of rows whose cells need no words: a head, and the name of its value. */
export const toColumns = <Row extends Readonly<Record<string, unknown>>>(cells: {
  readonly [H in Head]?: CsvColumn<Row>['cell'];
}): CsvColumn<Row>[] =>
  Object.entries(cells).map(([head, cell]) => ({ head: listHeads[head as Head], cell }));

/**
 * Reads the rows of a query that has an `id`, from the newest id to the oldest. Ids begin with the
 * time at which they were made.
 */
export const readById = <Row extends { readonly id: string }>(
  db: Database,
  select: RawBuilder<unknown>,
): Pages<Row> =>
  readRows<Row>(async (last, limit) => {
    const behind = last === null ? sql`true` : sql`l.id < ${last.id}::uuid`;
    const { rows } = await sql<Row>`
      select * from (${select}) as l where ${behind} order by l.id desc limit ${limit}`.execute(db);
    return rows;
  });

/** Returns a condition on a column, or none without a value. */
export const matches = (column: string, value: string | undefined): RawBuilder<unknown> =>
  value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`;

type FileCall<Q> = {
  readonly query: Q;
  readonly caller: OperatorCaller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Makes the handler of a list's file. */
export const sendListFile =
  <Q extends Query, Row>(ctx: Context, { list, readPages, columns }: ListFile<Q, Row>) =>
  async ({
    query,
    caller,
    request,
    reply,
  }: FileCall<Q>): Promise<Result<AsyncIterable<string>, 'too_many_requests' | 'overloaded'>> => {
    const begun = await beginOperatorFile(ctx, { caller, reply, list, query });
    if (!begun.ok) return begun;
    return ok(writeCsv(readPages(ctx, query), columns, getLanguage(request)));
  };
