/**
 * Statements that a connection prepares once: for the few that run with every bet and are planned
 * for longer than they run.
 *
 * A statement asks for it with its first words: a comment `prepared: name`, the name unlike any
 * other. PostgreSQL then keeps one plan for whatever values come, so it is only for statements
 * whose plan does not depend on them: looks by key, writes of arrays.
 */
import type pg from 'pg';

const marked = /^\s*\/\* prepared: ([a-z_]+) \*\//u;

/** The name under which a statement is to be prepared, if it asks for it. */
export const readPreparedName = (text: string): string | undefined => marked.exec(text)?.[1];

/** Makes a new connection prepare the statements that ask for it. */
export function prepareMarked(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown;
  const ask = (text: unknown, values: unknown, ...rest: readonly unknown[]): unknown => {
    const name = typeof text === 'string' ? readPreparedName(text) : undefined;
    return name === undefined
      ? query(text, values, ...rest)
      : query({ name, text, values }, ...rest);
  };
  client.query = ask as typeof client.query;
}
