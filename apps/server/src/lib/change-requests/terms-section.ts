import { isDeepStrictEqual } from 'node:util';
import type { SectionName } from '@khelaghor/contract/backoffice/configuration-sections.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import type { z } from 'zod';
import { applyEach, judgeEach } from '../configuration-section.ts';
import type { ConfigurationSection } from '../configuration-section.ts';
import type { Database } from '../context.ts';
import { refuse } from '../http/result.ts';
import { requestTerms } from './requested-terms.ts';
import type { Stored, TermsRules } from './requested-terms.ts';

type Options<Terms, Thing, Fault extends ErrorCode> = {
  readonly name: SectionName;
  readonly schema: z.ZodType<Terms>;
  /** Lists all things with such terms. */
  readonly list: (db: Database) => Promise<readonly (Thing & Stored<Terms>)[]>;
  /** Makes the rules by which the terms of one thing change; its subject is the id in a file. */
  readonly getRules: (thing: Thing) => TermsRules<Terms, Fault>;
};

/** Returns the section of things whose terms two operators replace, such as fees. */
export function createTermsSection<Terms, Thing, Fault extends ErrorCode>({
  name,
  schema,
  list,
  getRules,
}: Options<Terms, Thing, Fault>): ConfigurationSection<Terms> {
  const listWithRules = async (db: Database) =>
    (await list(db)).map((thing) => ({ stored: thing, change: getRules(thing) }));
  return {
    name,
    getSchema: () => schema,
    async read({ db }) {
      const things = await listWithRules(db);
      return things.map(({ stored, change }) => ({ id: change.subject, value: stored.terms }));
    },
    async judge({ db }, changes) {
      const things = await listWithRules(db);
      return judgeEach(changes, ({ id, after }) => {
        const found = things.find(({ change }) => change.subject === id);
        if (!found) return refuse('configuration_unknown');
        const fault = found.change.findFault(after);
        return fault && refuse(fault.code);
      });
    },
    async apply(ctx, changes, { caller, reason }) {
      const things = await listWithRules(ctx.db);
      return applyEach(changes, async ({ id, before, after: terms }) => {
        const found = things.find(({ change }) => change.subject === id);
        if (!found) return refuse('configuration_unknown');
        const { stored, change } = found;
        if (!isDeepStrictEqual(stored.terms, before)) return refuse('terms_changed');
        const asked = { key: ctx.random.id(), version: stored.version, terms, reason };
        return requestTerms(ctx, change, asked, caller);
      });
    },
  };
}
