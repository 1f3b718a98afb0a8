// Goal: unattached pictures are removed after a day with their files, and attached ones never, even
// when removal and attachment run at once. Method: real pictures and feedback, a held clock, and
// both sides at once, in fixed and in random order.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { feedbackSend } from '@khelaghor/client/routes/account.gen.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import { waitForLocks } from '@khelaghor/testkit/wait-for-locks.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import {
  lockImages,
  attachImages,
  removeUnusedPictures,
  signUploadToken,
  storeImage,
} from '../../site/media/index.ts';

const clock = createFakeClock(new Date('2026-11-22T06:00:10Z'));
const server = await withServer({ clock });
const rina = await signUp(server);

let shade = 0;
async function bytes(): Promise<Buffer> {
  shade += 1;
  const background = { r: shade, g: 80, b: 120 };
  return sharp({ create: { width: 16, height: 16, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Uploads a picture as the feedback form does. */
async function bring(picture?: Buffer) {
  const stored = await storeImage(server.ctx, picture ?? (await bytes()), {
    by: `member:${rina.memberId}`,
    visibility: 'private',
  });
  if (!stored.ok) throw new Error(stored.refusal);
  return {
    ...stored.value,
    ticket: signUploadToken(server.ctx, 'feedback-image', stored.value.hash),
  };
}

/** Makes the picture a day older, but not its upload token. */
const age = (hash: string) =>
  server.ctx.db
    .updateTable('media')
    .set({ uploadedAt: new Date(clock.now().getTime() - 25 * hourMs) })
    .where('hash', '=', hash)
    .execute();

const attach = (ticket: string, { browser } = rina) =>
  browser.call(feedbackSend, {
    body: { key: v7(), type: 'FEEDBACK', content: 'See the picture', images: [ticket] },
  });

/** Whether the row and the files exist; fails when they differ. */
async function isThere({ hash, width }: { hash: string; width: number }): Promise<boolean> {
  const row = await server.ctx.db
    .selectFrom('media')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst();
  const folder = join(server.config.dataDir, 'media', 'private');
  const files = ['avif', 'webp'].map((kind) =>
    existsSync(join(folder, `${hash}-${width}.${kind}`)),
  );
  expect(files).toEqual([row !== undefined, row !== undefined]);
  return row !== undefined;
}

test('unattached pictures are removed after a day; attached and public ones stay', async () => {
  const [left, used, again] = [await bring(), await bring(), await bring()];
  const repeated = await bytes();
  const renewed = await bring(repeated);
  const shown = await storeImage(server.ctx, await bytes(), {
    by: 'operator:a',
    visibility: 'public',
  });
  expect(await attach(used.ticket)).toMatchObject({ success: true });
  clock.advance(23 * hourMs);
  await removeUnusedPictures(server.ctx);
  for (const picture of [left, used, again, renewed]) expect(await isThere(picture)).toBe(true);
  expect((await bring(repeated)).hash).toBe(renewed.hash);
  clock.advance(2 * hourMs);
  await removeUnusedPictures(server.ctx);
  expect(await isThere(left)).toBe(false);
  expect(await isThere(again)).toBe(false);
  expect(await isThere(used)).toBe(true);
  expect(await isThere(renewed)).toBe(true);
  if (!shown.ok) throw new Error(shown.refusal);
  const rows = await server.ctx.db
    .selectFrom('media')
    .select('hash')
    .where('hash', '=', shown.value.hash)
    .execute();
  expect(rows).toHaveLength(1);
});

test('an attachment before the removal keeps the picture', async () => {
  const picture = await bring();
  await age(picture.hash);
  const { db } = server.ctx;
  let removal: Promise<void> | undefined;
  await db.transaction().execute(async (tx) => {
    expect(await lockImages(tx, [picture.hash])).toBe(true);
    removal = removeUnusedPictures(server.ctx);
    await waitForLocks(server.ctx.db, 1);
    await attachImages(tx, [picture.hash], `feedback:${v7()}`);
  });
  await removal;
  expect(await isThere(picture)).toBe(true);
});

test('a send during the removal waits, and is told that the picture is missing', async () => {
  const picture = await bring();
  await age(picture.hash);
  const tanvir = await signUp(server);
  let attached: ReturnType<typeof attach> | undefined;
  await server.ctx.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('media').where('hash', '=', picture.hash).execute();
    attached = attach(picture.ticket, tanvir);
    await waitForLocks(server.ctx.db, 1);
  });
  expect(await attached).toMatchObject({ code: 'image_missing', fields: { images: {} } });
});

test('a picture that is uploaded again during its removal exists in the end', async () => {
  const same = await bytes();
  const picture = await bring(same);
  for (let round = 0; round < 8; round += 1) {
    await age(picture.hash);
    const [brought] = await Promise.all([bring(same), removeUnusedPictures(server.ctx)]);
    expect(await isThere(picture)).toBe(true);
    expect(brought.hash).toBe(picture.hash);
  }
});

test('in random order every sent picture stays and every other one is removed', async () => {
  const pictures = await Promise.all(Array.from({ length: 8 }, () => bring()));
  for (const { hash } of pictures) await age(hash);
  const told = await signUp(server);
  const [replies] = await Promise.all([
    Promise.all(
      pictures.map(({ ticket }) =>
        told.browser.call(feedbackSend, {
          body: { key: v7(), type: 'PROBLEM', content: 'At once', images: [ticket] },
        }),
      ),
    ),
    removeUnusedPictures(server.ctx),
    removeUnusedPictures(server.ctx),
  ]);
  const left = await Promise.all(pictures.map(isThere));
  expect(replies.map(({ success }) => success)).toEqual(left);
  const codes = replies.map((reply) => (reply.success ? 'image_missing' : reply.code));
  expect(new Set(codes)).toEqual(new Set(['image_missing']));
});
