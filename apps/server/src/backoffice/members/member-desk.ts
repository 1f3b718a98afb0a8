import type { MemberDesk } from '@khelaghor/contract/backoffice/member-desk.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { isTrial } from '../../lib/http/principals.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { computeRevision, mergeEdit } from '../../lib/edits.ts';
import type { Edit } from '../../lib/edits.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { logEvent, getMemberActor, getOperatorActor } from '../../lib/event-log.ts';
import { listFreezes, toFreezeNotice } from '../../account/freezes/index.ts';
import { findById } from '../../account/members/index.ts';
import * as store from './desk-store.ts';

/** Enough of a device's hash to find it by. */
const codeLength = 16;

type Movement = {
  readonly id: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly state: string;
  readonly createdAt: Date;
};

const toMovement = ({ id, amountMinor, currency, state, createdAt }: Movement) => ({
  id,
  amount: String(amountMinor),
  currency: currency as MemberDesk['deposits'][number]['currency'],
  state,
  at: createdAt.toISOString(),
});

async function readValue(ctx: Context, id: string): Promise<MemberDesk> {
  const { db, clock } = ctx;
  const now = clock.now();
  const [sums, deposits, withdrawals, sessions, devices, notes, tags, freezes] = await Promise.all([
    store.readSums(db, id),
    store.readPayments(db, 'deposit', id),
    store.readPayments(db, 'withdrawal', id),
    store.readSessions(db, id),
    store.readDevices(db, id),
    store.readNotes(db, id),
    store.readTags(db, id),
    listFreezes(db, id, now),
  ]);
  return {
    sums: sums.map(({ currency, ...amounts }) => ({
      currency,
      balance: String(amounts.balance),
      inPlay: String(amounts.inPlay),
      onHold: String(amounts.onHold),
      deposited: String(amounts.deposited),
      withdrawn: String(amounts.withdrawn),
      staked: String(amounts.staked),
      paid: String(amounts.paid),
    })),
    deposits: deposits.map(toMovement),
    withdrawals: withdrawals.map(toMovement),
    sessions: sessions.map(({ address, userAgent, seenAt, endedAt, expiresAt }) => ({
      address,
      userAgent,
      seenAt: seenAt.toISOString(),
      isOpen: endedAt === null && expiresAt > now,
    })),
    devices: devices.map(({ tokenHash, seenAt }) => ({
      code: tokenHash.slice(0, codeLength),
      seenAt: seenAt.toISOString(),
    })),
    notes: notes.map(({ id: noteId, text, username, writtenAt }) => ({
      id: noteId,
      text,
      by: username,
      at: writtenAt.toISOString(),
    })),
    tags,
    tagsRevision: computeRevision({ tags }),
    freezes: freezes.map((freeze) => ({
      ...toFreezeNotice(freeze),
      revision: computeRevision(toFreezeNotice(freeze)),
      scope: freeze.scope,
      by: freeze.frozenBy,
      at: freeze.frozenAt.toISOString(),
    })),
  };
}

/** Returns what the desk holds about a member. Trials have no page. */
export async function readMemberDesk(
  ctx: Context,
  id: string,
): Promise<Result<MemberDesk, 'member_unknown'>> {
  const member = await findById(ctx.db, id);
  return member && !isTrial(member) ? ok(await readValue(ctx, id)) : refuse('member_unknown');
}

type ByOperator = { readonly id: string; readonly caller: OperatorCaller };

/** Adds a note, once for each key. */
export async function writeMemberNote(
  ctx: Context,
  { id, caller }: ByOperator,
  { key, text }: { readonly key: string; readonly text: string },
): Promise<Result<MemberDesk, 'member_unknown' | 'key_reused'>> {
  const { operatorId: writtenBy, username } = caller;
  const member = await findById(ctx.db, id);
  if (!member || isTrial(member)) return refuse('member_unknown');
  const isKept = await transact(ctx, async (tx) => {
    const note = { id: key, memberId: id, text, writtenBy, writtenAt: ctx.clock.now() };
    if (!(await store.insertNote(tx, note))) {
      const known = await store.findNote(tx, key);
      return known?.memberId === id && known.text === text && known.writtenBy === writtenBy;
    }
    await logEvent(ctx, tx, {
      kind: 'member.noted',
      actor: getOperatorActor(username),
      subject: getMemberActor(id),
      detail: { note: key, text },
    });
    return true;
  });
  return isKept ? readMemberDesk(ctx, id) : refuse('key_reused');
}

/** Replaces a member's tags. */
export async function setMemberTags(
  ctx: Context,
  { id, caller }: ByOperator,
  edit: Edit<{ tags: string[] }>,
): Promise<Result<MemberDesk, 'member_unknown' | 'changed_meanwhile'>> {
  const member = await findById(ctx.db, id);
  if (!member || isTrial(member)) return refuse('member_unknown');
  const changed = await transact(ctx, async (tx) => {
    const before = await store.lockTags(tx, id);
    const record = { subject: getMemberActor(id), kinds: ['member.tagged'] };
    const edited = await mergeEdit(tx, record, { tags: before }, edit);
    if (!edited.ok) return edited;
    const after = [...new Set(edited.value.tags)].toSorted();
    await store.replaceTags(tx, id, after);
    await logEvent(ctx, tx, {
      kind: 'member.tagged',
      actor: getOperatorActor(caller.username),
      subject: getMemberActor(id),
      detail: { before, after },
    });
    return edited;
  });
  return changed.ok ? readMemberDesk(ctx, id) : changed;
}
