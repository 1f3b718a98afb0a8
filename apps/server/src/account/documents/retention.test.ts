// Goal: members are told once before a document expires and once after, levels fall with the date
// alone, and numbers and pictures go when their time is over. Method: the feature's functions with
// a clock that is moved.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { dayMs } from '@khelaghor/time/durations.ts';
import { addDays } from '@khelaghor/time/dhaka.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { uploadPicture, sendNid } from '@khelaghor/testkit/send-document.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { openDocumentSecrets } from '../../lib/crypto/secrets.ts';
import { startServer } from '../../main.ts';
import { getToday, readMyDocuments } from './read-documents.ts';
import { purgeDocuments } from './retention.ts';
import { isDocumentKeyRight } from './seal.ts';
import { tellExpiry } from './tell-expiry.ts';

const clock = createFakeClock(new Date('2026-11-27T06:00:00Z'));
const server = await withServer({ clock });
const { ctx } = server;
const { db } = ctx;

/** Stores a document as it is after a decision. */
async function store(
  { memberId }: TestMember,
  { state, days }: { readonly state: 'accepted' | 'refused'; readonly days: number },
): Promise<string> {
  const id = v7();
  const number = openDocumentSecrets(ctx.config).encrypt('document/number', Buffer.from('A1'), id);
  await db
    .insertInto('identityDocument')
    .values({
      id,
      memberId,
      kind: 'passport',
      numberSealed: number,
      numberHash: '0'.repeat(64),
      expiresOn: addDays(getToday(ctx), days),
      createdAt: clock.now(),
      state,
      reason: state === 'refused' ? 'unreadable' : null,
      decidedBy: 'shapla',
      decidedAt: clock.now(),
    })
    .execute();
  return id;
}

async function listMessages({ memberId }: TestMember): Promise<string[]> {
  const rows = await db
    .selectFrom('memberNotification')
    .select('template')
    .where('memberId', '=', memberId)
    .where('template', 'like', 'document_%')
    .orderBy('id')
    .execute();
  return rows.map(({ template }) => template);
}

const readLevelOf = async ({ memberId }: TestMember) =>
  (await readMyDocuments(ctx, memberId)).level;

test('a member is told 30 days before and after, once each, and the level ends by itself', async () => {
  const [member, renewed] = [await signUp(server), await signUp(server)];
  await store(member, { state: 'accepted', days: 40 });
  await store(renewed, { state: 'accepted', days: 40 });
  await tellExpiry(ctx);
  expect(await listMessages(member)).toEqual([]);
  clock.advance(10 * dayMs);
  await store(renewed, { state: 'accepted', days: 300 });
  await Promise.all([tellExpiry(ctx), tellExpiry(ctx)]);
  await tellExpiry(ctx);
  expect(await listMessages(member)).toEqual(['document_expires']);
  clock.advance(30 * dayMs);
  await tellExpiry(ctx);
  expect(await readLevelOf(member)).toBe(1);
  clock.advance(dayMs);
  expect(await readLevelOf(member)).toBe(0);
  expect((await readMyDocuments(ctx, member.memberId)).canSend).toBe(true);
  await tellExpiry(ctx);
  await tellExpiry(ctx);
  expect(await listMessages(member)).toEqual(['document_expires', 'document_expired']);
  expect(await listMessages(renewed)).toEqual([]);
  expect(await readLevelOf(renewed)).toBe(1);
});

test('refused documents lose number and pictures after 90 days, unsent pictures after one', async () => {
  const member = await signUp(server);
  const id = (await sendNid(member)).documents[0]?.id ?? '';
  const decided = { state: 'refused', reason: 'unreadable', decidedBy: 'shapla' };
  await db
    .updateTable('identityDocument')
    .set({ ...decided, decidedAt: clock.now() })
    .where('id', '=', id)
    .execute();
  await uploadPicture(member);
  const countPictures = async () => {
    const rows = await db
      .selectFrom('identityPicture')
      .select('documentId')
      .where('memberId', '=', member.memberId)
      .execute();
    return rows.map(({ documentId }) => documentId);
  };
  await purgeDocuments(ctx);
  expect((await countPictures()).length).toBe(4);
  clock.advance(2 * dayMs);
  await purgeDocuments(ctx);
  expect(await countPictures()).toEqual([id, id, id]);
  clock.advance(89 * dayMs);
  await purgeDocuments(ctx);
  expect(await countPictures()).toEqual([]);
  expect((await readMyDocuments(ctx, member.memberId)).documents).toMatchObject([
    { state: 'refused', numberMasked: '•••••' },
  ]);
});

test('accepted documents stay for five years after the account was closed', async () => {
  const member = await signUp(server);
  const id = await store(member, { state: 'accepted', days: 100 });
  const readErased = async () =>
    (
      await db
        .selectFrom('identityDocument')
        .select('erasedAt')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).erasedAt;
  clock.advance(6 * 365 * dayMs);
  await purgeDocuments(ctx);
  expect(await readErased()).toBeNull();
  await db
    .updateTable('member')
    .set({ closedAt: clock.now() })
    .where('id', '=', member.memberId)
    .execute();
  clock.advance(5 * 365 * dayMs);
  await purgeDocuments(ctx);
  expect(await readErased()).toBeNull();
  clock.advance(dayMs);
  await purgeDocuments(ctx);
  expect(await readErased()).not.toBeNull();
});

test('a server with a damaged key of documents does not start, and leaves it alone', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'khelaghor-documents-'));
  const file = join(dataDir, 'documents.key');
  writeFileSync(file, 'damaged');
  const config = { ...ctx.config, dataDir };
  const starting = startServer({ config, databaseUrl: 'postgres://nowhere', services: [] });
  await expect(starting).rejects.toThrow(/damaged: .*documents\.key\. Put it back/u);
  expect(readFileSync(file, 'utf8')).toBe('damaged');
  rmSync(dataDir, { recursive: true });
});

test('another key than that of the documents is found out', async () => {
  await store(await signUp(server), { state: 'accepted', days: 100 });
  expect(await isDocumentKeyRight(ctx)).toBe(true);
  const documentKey = Buffer.alloc(32, 7).toString('base64');
  const other = { ...ctx, config: { ...ctx.config, documentKey } };
  expect(await isDocumentKeyRight(other)).toBe(false);
});
