import { isDeepStrictEqual } from 'node:util';
import type * as contract from '@khelaghor/contract/growth/broadcasts.ts';
import type { Broadcast } from '@khelaghor/contract/growth/broadcasts.ts';
import { fillText, findNames } from '@khelaghor/contract/site/fill-text.ts';
import { memberVariables } from '@khelaghor/contract/site/message-names.ts';
import type { ParsedBody, ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { makeCursor, readCursor } from '../../lib/db/keyset-cursor.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { insertInboxText } from '../../site/messaging/index.ts';
import { getCurrencyOfMode, readSettings } from '../../site/settings/index.ts';
import { findByUsername } from '../../account/members/index.ts';
import { countMembers } from './audience.ts';
import * as store from './store.ts';
import type { StoredBroadcast } from './store.ts';

const toValue = ({ sentTo: _place, ...row }: StoredBroadcast): Broadcast => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});

/** A page of the messages that operators sent. */
export async function readBroadcasts(
  ctx: Context,
  { cursor, limit }: ParsedQuery<typeof contract.listBroadcasts>,
): Promise<Result<ValueOf<typeof contract.listBroadcasts>, 'malformed'>> {
  const behind = readCursor(cursor);
  if (behind === undefined) return refuse('malformed');
  const rows = await store.listBroadcasts(ctx.db, behind, limit + 1);
  const page = rows.slice(0, limit);
  const nextCursor = rows.length > limit ? makeCursor(page.at(-1)) : null;
  return ok({ items: page.map(toValue), nextCursor });
}

/** Counts the members who would get a message. */
export async function countRecipients(
  ctx: Context,
  { purpose, audience }: ParsedBody<typeof contract.previewBroadcast>,
): Promise<Result<ValueOf<typeof contract.previewBroadcast>, 'member_unknown'>> {
  const { account } = audience;
  if (account !== null && !(await findByUsername(ctx.db, account)))
    return refuse('member_unknown', { fields: { account: { code: 'member_unknown' } } });
  const { moneyMode } = await readSettings(ctx);
  const members = await countMembers(ctx.db, { purpose, audience, until: ctx.clock.now() });
  return ok({ members, currency: getCurrencyOfMode(moneyMode) });
}

type Order = ParsedBody<typeof contract.sendBroadcast>;
type Filled = Result<{ title: LocalText; body: LocalText }, 'variable_missing' | 'text_braces'>;

/** The names of a text that the operator must give a value for; null: its braces make no sense. */
function findOwnNames({ title, body }: Pick<Order, 'title' | 'body'>): string[] | null {
  const [inTitle, inBody] = [findNames(title), findNames(body)];
  if (!inTitle || !inBody) return null;
  const given: ReadonlySet<string> = new Set(memberVariables);
  return [...new Set([...inTitle, ...inBody])].filter((name) => !given.has(name));
}

/** Refuses texts whose braces enclose anything but a name. */
export const areBracesRight = (texts: Pick<Order, 'title' | 'body'>): boolean =>
  findOwnNames(texts) !== null;

/** Puts the operator's values into the texts. What differs between members stays a name. */
function fill({ title, body, values }: Pick<Order, 'title' | 'body' | 'values'>): Filled {
  const names = findOwnNames({ title, body });
  const isBraced = Object.values(values).some((value) => /[{}]/u.test(value));
  if (names === null || isBraced) return refuse('text_braces');
  const missing = names.filter((name) => !Object.hasOwn(values, name));
  if (missing.length > 0)
    return refuse('variable_missing', { params: { names: missing.join(', ') } });
  const own = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  const both = ({ bn, en }: LocalText) => ({ bn: fillText(bn, own), en: fillText(en, own) });
  return ok({ title: both(title), body: both(body) });
}

type Sent = Result<
  Broadcast,
  'member_unknown' | 'audience_empty' | 'variable_missing' | 'text_braces' | 'key_reused'
>;

/** The broadcast of a key that was sent before, if it is the same, of the same operator. */
function answerAgain(
  before: StoredBroadcast,
  { purpose, audience, link }: Order,
  { createdBy, ...texts }: { title: LocalText; body: LocalText; createdBy: string },
): Sent {
  const asked = { createdBy, purpose, audience, link, ...texts };
  const { title, body } = before;
  const known = {
    createdBy: before.createdBy,
    purpose: before.purpose,
    audience: before.audience,
    link: before.link,
    title,
    body,
  };
  return isDeepStrictEqual(asked, known) ? ok(toValue(before)) : refuse('key_reused');
}

/** Stores a message and starts its job. The same key sends it once. */
export async function sendBroadcast(
  ctx: Context,
  order: Order,
  { username }: OperatorCaller,
): Promise<Sent> {
  const filled = fill(order);
  if (!filled.ok) return filled;
  const { key: id, purpose, audience, link } = order;
  const wanted = { ...filled.value, createdBy: username };
  const known = await store.findBroadcast(ctx.db, id);
  if (known) return answerAgain(known, order, wanted);
  const preview = await countRecipients(ctx, order);
  if (!preview.ok) return preview;
  const expected = preview.value.members;
  if (expected === 0) return refuse('audience_empty');
  return transact(ctx, async (tx): Promise<Sent> => {
    const row = { id, purpose, audience, expected, createdBy: username };
    const isNew = await insertInboxText(tx, { id, link, ...filled.value });
    const before = isNew ? null : await store.findBroadcast(tx, id);
    if (before) return answerAgain(before, order, wanted);
    if (!isNew) return refuse('key_reused');
    await store.insertBroadcast(tx, { ...row, createdAt: ctx.clock.now() });
    await addJob(tx, 'send-broadcasts', {}, { jobKey: `send-broadcast:${id}` });
    await logEvent(ctx, tx, {
      kind: 'broadcast.sent',
      actor: getOperatorActor(username),
      subject: `broadcast:${id}`,
      detail: { purpose, audience, expected, ...filled.value },
    });
    const stored = await store.findBroadcast(tx, id);
    if (!stored) throw new Error(`broadcast ${id} was not stored`);
    return ok(toValue(stored));
  });
}

/** Stops a message that is being sent. Members who have it keep it. */
export function stopBroadcast(
  ctx: Context,
  id: string,
  { username }: OperatorCaller,
): Promise<Result<Broadcast, 'broadcast_unknown' | 'state_changed'>> {
  return transact(ctx, async (tx) => {
    const before = await store.lockBroadcast(tx, id);
    if (!before) return refuse('broadcast_unknown');
    if (before.state !== 'sending') return refuse('state_changed');
    const patch = { state: 'stopped', endedAt: ctx.clock.now(), stoppedBy: username } as const;
    await store.changeBroadcast(tx, id, patch);
    await logEvent(ctx, tx, {
      kind: 'broadcast.stopped',
      actor: getOperatorActor(username),
      subject: `broadcast:${id}`,
      detail: { sent: before.sent, expected: before.expected },
    });
    return ok(toValue({ ...before, ...patch }));
  });
}
