import type { SectionName } from '@khelaghor/contract/backoffice/configuration-sections.ts';
import type { z } from 'zod';
import type { Context } from './context.ts';
import type { LoggedInOperator } from './http/principals.ts';
import type { Failure, Result } from './http/result.ts';

/** A thing that operators configure, such as a channel by its code, and what a file has of it. */
export type ConfiguredThing<Value> = { readonly id: string; readonly value: Value };

/** The change of a thing that a file asks for. */
export type ConfigurationChange<Value> = {
  readonly id: string;
  /** Null: there is no such thing yet. */
  readonly before: Value | null;
  readonly after: Value;
};

/** The import of a file by an operator, who gives a reason. */
export type ConfigurationAct = { readonly caller: LoggedInOperator; readonly reason: string };

/**
 * A part of the configuration that is exported and imported as a file. The feature that owns the
 * things declares it; their values hold no secrets.
 */
export type ConfigurationSection<Value = unknown> = {
  readonly name: SectionName;
  /** Returns the shape of a thing's value; null: nothing can have this id. */
  getSchema(id: string): z.ZodType<Value> | null;
  /** Reads what is configured now. */
  read(ctx: Context): Promise<readonly ConfiguredThing<Value>[]>;
  /**
   * Returns why changes cannot be made, by the ids of things. Changes nothing.
   * `configuration_unknown` means that the site has no such thing and can have none.
   */
  judge(
    ctx: Context,
    changes: readonly ConfigurationChange<Value>[],
    caller: LoggedInOperator,
  ): Promise<ReadonlyMap<string, Failure>>;
  /**
   * Makes changes as edits by hand are made, or requests those that take two operators. Returns
   * what came of each, by the ids of things; `request_waits`: one was requested before.
   */
  apply(
    ctx: Context,
    changes: readonly ConfigurationChange<Value>[],
    act: ConfigurationAct,
  ): Promise<ReadonlyMap<string, Result<null>>>;
};

/** Judges changes that have nothing to do with each other. */
export async function judgeEach<Value>(
  changes: readonly ConfigurationChange<Value>[],
  judge: (change: ConfigurationChange<Value>) => Failure | null | Promise<Failure | null>,
): Promise<ReadonlyMap<string, Failure>> {
  const failures = new Map<string, Failure>();
  for (const change of changes) {
    const failure = await judge(change);
    if (failure) failures.set(change.id, failure);
  }
  return failures;
}

/** Makes changes one after another. */
export async function applyEach<Value>(
  changes: readonly ConfigurationChange<Value>[],
  apply: (change: ConfigurationChange<Value>) => Promise<Result<null>>,
): Promise<ReadonlyMap<string, Result<null>>> {
  const results = new Map<string, Result<null>>();
  for (const change of changes) results.set(change.id, await apply(change));
  return results;
}
