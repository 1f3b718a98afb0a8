import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import type { OperatorRequest } from '@khelaghor/contract/lib/operator-request.ts';
import type { Permission } from '@khelaghor/contract/lib/permissions.ts';
import { z } from 'zod';
import type { Context, Database, Tx } from '../context.ts';
import { getOperatorActor, logEvent } from '../event-log.ts';
import type { OperatorCaller } from '../http/principals.ts';
import { ok, refuse } from '../http/result.ts';
import { confirmChange, listChanges, requestChange, withdrawChange } from './request-change.ts';
import type { ChangeRules } from './request-change.ts';
import type { ChangeKind } from './store.ts';

/** Terms that two operators replace as a whole, such as the fee of withdrawals to a wallet. */

export type Stored<Terms> = { readonly terms: Terms; readonly version: number };

/** The terms of one thing: where they are stored, and what makes no sense in them. */
type Options<Terms, Fault extends ErrorCode> = {
  /** Also the begin of the kinds of its events, and the type of their subject. */
  readonly kind: ChangeKind;
  /** The thing, such as `BDT`. */
  readonly subject: string;
  readonly schema: z.ZodType<Terms>;
  /** Locks the terms: changes follow one another. */
  readonly lock: (tx: Tx) => Promise<Stored<Terms>>;
  /** Writes locked terms, and their version. */
  readonly write: (
    tx: Tx,
    next: Stored<Terms>,
    act: { readonly at: Date; readonly by: string },
  ) => Promise<void>;
  /** The field that contradicts another one, and its refusal; null: none does. */
  readonly findFault: (terms: Terms) => { readonly field: string; readonly code: Fault } | null;
  /** They change at once when no other operator has this permission; left out, they wait. */
  readonly unlessOther?: Permission;
};

/** Other terms, and the version of those that the operator saw. */
const getChangeSchema = <Terms>(schema: z.ZodType<Terms>) =>
  z.object({ version: z.number().int(), terms: schema });

type TermsChange<Terms> = z.infer<ReturnType<typeof getChangeSchema<Terms>>>;

export type TermsRules<Terms, Fault extends ErrorCode> = Pick<
  Options<Terms, Fault>,
  'subject' | 'findFault'
> & {
  readonly rules: ChangeRules<TermsChange<Terms>, Fault | 'terms_changed'>;
};

/** Makes the rules by which two operators replace the terms of one thing. */
export function createTermsRules<Terms, Fault extends ErrorCode>({
  kind,
  subject,
  schema,
  lock,
  write,
  findFault,
  unlessOther,
}: Options<Terms, Fault>): TermsRules<Terms, Fault> {
  const about = `${kind}:${subject}`;
  const rules: TermsRules<Terms, Fault>['rules'] = {
    kind,
    schema: getChangeSchema(schema),
    async check(_ctx, tx, { change: { version, terms } }) {
      if ((await lock(tx)).version !== version) return refuse('terms_changed');
      const fault = findFault(terms);
      return fault
        ? refuse(fault.code, { fields: { [fault.field]: { code: fault.code } } })
        : ok(null);
    },
    async apply(ctx, tx, { id, change: { terms }, reason, caller }) {
      const before = await lock(tx);
      const act = { at: ctx.clock.now(), by: caller.username };
      await write(tx, { terms, version: before.version + 1 }, act);
      await logEvent(ctx, tx, {
        kind: `${kind}.changed`,
        actor: getOperatorActor(caller.username),
        subject: about,
        detail: { reason, request: id, before: before.terms, after: terms },
      });
    },
    events: { asked: `${kind}.asked`, withdrawn: `${kind}.withdrawn` },
    async describe({ change: { terms } }, tx) {
      return { subject: about, detail: { before: (await lock(tx)).terms, after: terms } };
    },
    unlessOther: unlessOther ?? null,
  };
  return { subject, findFault, rules };
}

type Asked<Terms> = TermsChange<Terms> & {
  /** Made by the console: the same id asks once. */
  readonly key: string;
  readonly reason: string;
};

/** Requests other terms, once for each id. */
export const requestTerms = <Terms, Fault extends ErrorCode>(
  ctx: Context,
  { subject, rules }: TermsRules<Terms, Fault>,
  { key: id, version, terms, reason }: Asked<Terms>,
  caller: OperatorCaller,
) => requestChange(ctx, rules, { id, subject, change: { version, terms }, reason, caller });

/** Gives a thing the terms that another operator requested. A repeat changes nothing. */
export const confirmTerms = <Terms, Fault extends ErrorCode>(
  ctx: Context,
  { subject, rules }: TermsRules<Terms, Fault>,
  id: string,
  caller: OperatorCaller,
) => confirmChange(ctx, rules, { id, subject, caller });

/** Withdraws a request that waits, or rejects that of another operator. */
export const withdrawTerms = <Terms, Fault extends ErrorCode>(
  ctx: Context,
  { subject, rules }: TermsRules<Terms, Fault>,
  id: string,
  caller: OperatorCaller,
) => withdrawChange(ctx, rules, { id, subject, caller });

type WaitingTerms<Terms> = OperatorRequest & { readonly terms: Terms };

/** Returns what gives the terms that wait for a thing, as an operator sees them; null: none do. */
export async function readWaitingTerms<Terms>(
  db: Database,
  { kind, schema }: Pick<Options<Terms, ErrorCode>, 'kind' | 'schema'>,
  caller: OperatorCaller,
): Promise<(subject: string) => WaitingTerms<Terms> | null> {
  const changes = await listChanges(db, { kind, schema: getChangeSchema(schema) }, caller);
  return (wanted) => {
    const found = changes.find(({ subject }) => subject === wanted);
    if (!found) return null;
    const { subject: _, change, ...request } = found;
    return { ...request, terms: change.terms };
  };
}
