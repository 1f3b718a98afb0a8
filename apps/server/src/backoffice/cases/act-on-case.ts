import type * as contract from '@khelaghor/contract/backoffice/cases.ts';
import type { CaseEventKind } from '@khelaghor/contract/backoffice/case-terms.ts';
import type { MemberCase } from '@khelaghor/contract/backoffice/cases.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { isTrial } from '../../lib/http/principals.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { findById } from '../../account/members/index.ts';
import { readCase } from './read-cases.ts';
import * as store from './store.ts';

type Written = { readonly key: string; readonly kind: CaseEventKind; readonly note: string };
type About = { readonly caseId: string; readonly memberId: string };

/**
 * Writes an operator's act into the case and, without its words, into the log: more operators read
 * the log than cases. False when the key is that of another act.
 */
async function writeAct(
  ctx: Context,
  tx: Tx,
  { caseId, memberId }: About,
  { key, kind, note }: Written,
  { username }: OperatorCaller,
): Promise<boolean> {
  const actor = getOperatorActor(username);
  const at = ctx.clock.now();
  if (!(await store.insertEvent(tx, { id: key, caseId, kind, note, actor, at }))) return false;
  await logEvent(ctx, tx, { kind: `case.${kind}`, actor, subject: `case:${caseId}`, memberId });
  return true;
}

/** Whether an act of this key was the same; null: the key is new. */
async function isRepeated(
  tx: Tx,
  caseId: string,
  { key, kind, note }: Written,
  { username }: OperatorCaller,
): Promise<boolean | null> {
  const known = await store.findEvent(tx, key);
  if (!known) return null;
  const isSame = known.caseId === caseId && known.kind === kind && known.note === note;
  return isSame && known.actor === getOperatorActor(username);
}

/** Answers an act with the case as it is then. */
async function reply<C extends ErrorCode>(
  ctx: Context,
  id: string,
  act: Promise<Result<null, C>>,
): Promise<Result<MemberCase, C>> {
  const done = await act;
  if (!done.ok) return done;
  const found = await readCase(ctx.db, id);
  if (!found.ok) throw new Error(`case ${id} is not there any more`);
  return found;
}

type Which = { readonly id: string; readonly caller: OperatorCaller };

/** Opens a case about a member by hand. The key is its id, and that of its first event. */
export function openCase(
  ctx: Context,
  { id: memberId, caller }: Which,
  { key, note }: ParsedBody<typeof contract.openCase>,
) {
  const act = transact(
    ctx,
    async (tx): Promise<Result<null, (typeof contract.openCase)['refusals'][number]>> => {
      const member = await findById(tx, memberId);
      if (!member || isTrial(member)) return refuse('member_unknown');
      await store.lockMember(tx, memberId);
      const written = { key, kind: 'opened', note } as const;
      const known = await isRepeated(tx, key, written, caller);
      if (known !== null) return known ? ok(null) : refuse('key_reused');
      if ((await store.findOpenCase(tx, memberId)) !== null) return refuse('case_is_open');
      const openedAt = ctx.clock.now();
      const isNew = await store.insertCase(tx, { id: key, memberId, kind: 'manual', openedAt });
      if (!isNew) return refuse('key_reused');
      const about = { caseId: key, memberId };
      return (await writeAct(ctx, tx, about, written, caller)) ? ok(null) : refuse('key_reused');
    },
  );
  return reply(ctx, key, act);
}

/** Adds an operator's note, also to a case that is decided. */
export function noteCase(
  ctx: Context,
  { id, caller }: Which,
  { key, note }: ParsedBody<typeof contract.noteCase>,
) {
  const act = transact(ctx, async (tx): Promise<Result<null, 'case_unknown' | 'key_reused'>> => {
    const found = await store.lockCase(tx, id);
    if (!found) return refuse('case_unknown');
    const written = { key, kind: 'noted', note } as const;
    const known = await isRepeated(tx, id, written, caller);
    if (known !== null) return known ? ok(null) : refuse('key_reused');
    const about = { caseId: id, memberId: found.memberId };
    return (await writeAct(ctx, tx, about, written, caller)) ? ok(null) : refuse('key_reused');
  });
  return reply(ctx, id, act);
}

/** Ends an open case. The member is told nothing. */
export function decideCase(
  ctx: Context,
  { id, caller }: Which,
  { key, state, note }: ParsedBody<typeof contract.decideCase>,
) {
  const act = transact(
    ctx,
    async (tx): Promise<Result<null, (typeof contract.decideCase)['refusals'][number]>> => {
      const found = await store.lockCase(tx, id);
      if (!found) return refuse('case_unknown');
      const written = { key, kind: state, note };
      const known = await isRepeated(tx, id, written, caller);
      if (known !== null) return known ? ok(null) : refuse('key_reused');
      if (found.state !== 'open') return refuse('state_changed');
      const about = { caseId: id, memberId: found.memberId };
      if (!(await writeAct(ctx, tx, about, written, caller))) return refuse('key_reused');
      await store.endCase(tx, id, state, ctx.clock.now());
      return ok(null);
    },
  );
  return reply(ctx, id, act);
}
