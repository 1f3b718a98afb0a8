import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { logEvent } from '../../lib/event-log.ts';
import { createImportedLists } from './screening-list.ts';
import type { Person, ScreeningHit } from './screening-rules.ts';
import * as screening from './screening-store.ts';
import * as store from './store.ts';

/** Members who are compared at a time. */
const pageLength = 500;

/** Opens a case for hits, or adds them to the one that is open. Its subject is no member. */
async function keepHits(
  ctx: Context,
  tx: Tx,
  memberId: string,
  hits: readonly ScreeningHit[],
): Promise<void> {
  await store.lockMember(tx, memberId);
  const fresh = await screening.listNewHits(tx, memberId, hits);
  if (fresh.length === 0) return;
  const at = ctx.clock.now();
  const event = { note: '', actor: 'system', at };
  let caseId = await store.findOpenCase(tx, memberId);
  if (caseId === null) {
    caseId = ctx.random.id();
    await store.insertCase(tx, { id: caseId, memberId, kind: 'screening', openedAt: at });
    await store.insertEvent(tx, { ...event, id: ctx.random.id(), caseId, kind: 'opened' });
  }
  await screening.insertHits(tx, caseId, fresh, at);
  for (const { list, reference } of fresh) {
    const note = `${list} ${reference}`;
    await store.insertEvent(tx, { ...event, id: ctx.random.id(), caseId, kind: 'hit', note });
  }
  await logEvent(ctx, tx, {
    kind: 'case.hit',
    actor: 'system',
    subject: `case:${caseId}`,
    memberId,
    detail: { hits: fresh.length },
  });
}

/** Compares persons with the lists, and keeps what is found. */
async function screen(ctx: Context, people: readonly Person[]): Promise<void> {
  const hits = await createImportedLists(ctx.db).findHits(people);
  for (const [memberId, found] of Map.groupBy(hits, (hit) => hit.memberId))
    await transact(ctx, (tx) => keepHits(ctx, tx, memberId, found));
}

/** Compares one member, whose document was accepted, with the lists. */
export async function screenMember(ctx: Context, memberId: string): Promise<void> {
  const person = await screening.findPerson(ctx.db, memberId);
  if (person) await screen(ctx, [person]);
}

/** Compares all members with an accepted document. A run that was stopped begins again. */
export async function screenAll(ctx: Context): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const people: Person[] = await screening.listPeople(ctx.db, {
      only: null,
      after,
      limit: pageLength,
    });
    await screen(ctx, people);
    after = people.at(-1)?.memberId ?? null;
    if (people.length < pageLength) return;
  }
}
