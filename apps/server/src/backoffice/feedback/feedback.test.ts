// Goal: feedback is stored once and complete, only from people and not from programs, and is
// answered; a member reads only their own. Method: the whole server, members, visitors and a
// console.
import sharp from 'sharp';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import {
  feedbackAdminAnswer,
  feedbackAdminClose,
  feedbackList,
  feedbackAdminList,
  feedbackMarkRead,
  feedbackSend,
  feedbackUploadImage,
} from '@khelaghor/client/routes/account.gen.ts';
import { feedbackCountUnread } from '@khelaghor/client/routes/first.gen.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp, solveHumanCheck } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';

const { server, operator } = await withOperator();
const rina = await signUp(server);
const tanvir = await signUp(server);

type Sent = Partial<Parameters<typeof send>[1]>;
const send = (
  browser: TestBrowser,
  body: {
    key?: string;
    type?: 'FEEDBACK' | 'COMPLAINT';
    content: string;
    images?: string[];
    contact?: string;
    humanProof?: string;
  },
) => browser.call(feedbackSend, { body: { key: v7(), type: 'FEEDBACK', ...body } });

const unseenOf = ({ browser }: TestMember) => browser.call(feedbackCountUnread, {});
const see = ({ browser }: TestMember, id: string) =>
  browser.call(feedbackMarkRead, { body: { ids: [id] } });

async function own({ browser }: TestMember) {
  return (await browser.callOrFail(feedbackList, { query: {} })).items;
}

async function picture(format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Blob> {
  const create = { width: 40, height: 30, channels: 3 as const, background: '#c33' };
  const bytes = await sharp({ create })[format]().toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

test('a member sends feedback, an operator answers, and only that member reads the answer', async () => {
  const sent = await send(rina.browser, { content: '  লটারির দর পড়তে কষ্ট হয়  ' });
  expect(sent).toMatchObject({ success: true });
  const id = sent.success ? sent.value.id : '';
  expect(await own(rina)).toMatchObject([
    { id, content: 'লটারির দর পড়তে কষ্ট হয়', state: 'new', answer: null },
  ]);
  const queue = await operator.call(feedbackAdminList, { query: { state: 'new' } });
  expect(queue).toMatchObject({
    value: { waiting: 1, items: [{ id, account: rina.account, state: 'new' }] },
  });
  const answer = 'ধন্যবাদ, অক্ষর বড় করছি।';
  const answered = await operator.call(feedbackAdminAnswer, { params: { id }, body: { answer } });
  expect(answered).toMatchObject({ value: { state: 'answered', answer, answeredBy: 'shapla' } });
  expect(await own(rina)).toMatchObject([{ state: 'answered', answer, isUnseen: true }]);
  expect(await own(tanvir)).toEqual([]);
  // The answer is new to the member until they see it; another member cannot mark it as seen.
  expect(await unseenOf(rina)).toMatchObject({ value: { unseen: 1 } });
  expect(await see(tanvir, id)).toMatchObject({ value: { unseen: 0 } });
  expect(await unseenOf(rina)).toMatchObject({ value: { unseen: 1 } });
  expect(await see(rina, id)).toMatchObject({ value: { unseen: 0 } });
  expect(await own(rina)).toMatchObject([{ isUnseen: false }]);
  // Feedback is answered once; after that it can only be closed, once.
  const again = await operator.call(feedbackAdminAnswer, {
    params: { id },
    body: { answer: 'other' },
  });
  expect(again).toMatchObject({ code: 'state_changed' });
  expect(await operator.call(feedbackAdminClose, { params: { id } })).toMatchObject({
    value: { state: 'closed' },
  });
  expect(await operator.call(feedbackAdminClose, { params: { id } })).toMatchObject({
    code: 'state_changed',
  });
  expect(await own(rina)).toMatchObject([{ state: 'closed', answer }]);
});

test('the same key with the same text is the same feedback; with another text it is refused', async () => {
  const key = v7();
  const first = await send(rina.browser, { key, content: 'Once' });
  const [again, other, stranger] = [
    await send(rina.browser, { key, content: 'Once' }),
    await send(rina.browser, { key, content: 'Twice' }),
    await send(tanvir.browser, { key, content: 'Once' }),
  ];
  expect(again).toEqual(first);
  expect(other).toMatchObject({ code: 'key_reused' });
  expect(stranger).toMatchObject({ code: 'key_reused' });
  expect((await own(rina)).filter(({ id }) => id === key)).toHaveLength(1);
});

test('a key that comes back from another sender, or with other words, keeps nothing and says so', async () => {
  const visitor = openBrowser(server);
  const body = { key: v7(), content: 'The draw page is slow', contact: 'rina@mail.example' };
  const sendAs = async (browser: TestBrowser, over: object = {}) => {
    const humanProof = await solveHumanCheck(openBrowser(server), 'feedback');
    return send(browser, { ...body, ...over, humanProof });
  };
  expect(await sendAs(visitor)).toMatchObject({ success: true });
  expect(await sendAs(visitor)).toMatchObject({ success: true });
  const reused = { success: false, code: 'key_reused' };
  expect(await sendAs(openBrowser(server), { contact: '01712345678' })).toMatchObject(reused);
  expect(await sendAs(openBrowser(server), { contact: undefined })).toMatchObject(reused);
  expect(await sendAs(visitor, { type: 'COMPLAINT' })).toMatchObject(reused);
  expect(await sendAs(visitor, { content: 'It is fast now' })).toMatchObject(reused);
  expect(await sendAs(rina.browser)).toMatchObject(reused);
  const { items } = await operator.callOrFail(feedbackAdminList, { query: {} });
  expect(items.filter(({ id }) => id === body.key)).toMatchObject([
    { content: body.content, contact: body.contact },
  ]);
});

test('ten sends of one key at once store one feedback', async () => {
  const key = v7();
  const body = { key, content: 'Pressed ten times', type: 'COMPLAINT' as const };
  const replies = await Promise.all(Array.from({ length: 10 }, () => send(tanvir.browser, body)));
  expect(replies.map((reply) => reply.success)).toEqual(replies.map(() => true));
  expect((await own(tanvir)).filter(({ id }) => id === key)).toHaveLength(1);
});

test('a visitor needs a bot check, which is good for one feedback', async () => {
  const visitor = openBrowser(server);
  const content = 'I cannot sign up';
  expect(await send(visitor, { content })).toMatchObject({ code: 'human_check_failed' });
  expect(await send(visitor, { content, humanProof: 'made up' })).toMatchObject({
    code: 'human_check_failed',
  });
  const humanProof = await solveHumanCheck(visitor, 'feedback');
  const contact = 'rahim@example.org';
  expect(await send(visitor, { content, contact, humanProof })).toMatchObject({ success: true });
  expect(await send(visitor, { content, humanProof })).toMatchObject({
    code: 'human_check_failed',
  });
  const queue = await operator.call(feedbackAdminList, { query: { state: 'new', limit: 100 } });
  expect(queue.success && queue.value.items.at(-1)).toMatchObject({ account: null, contact });
  expect(await visitor.call(feedbackList, { query: {} })).toMatchObject({
    code: 'not_logged_in',
  });
});

test.each<[string, Sent, string]>([
  ['nothing', { content: '' }, 'feedback_empty'],
  ['blanks', { content: ' \n\t ' }, 'feedback_empty'],
  ['a NUL alone', { content: '\u0000' }, 'malformed'],
  ['141 characters', { content: 'ক'.repeat(141) }, 'feedback_too_long'],
  ['ten thousand', { content: 'x'.repeat(10_000) }, 'malformed'],
  ['a made-up picture', { content: 'x', images: ['0'.repeat(32)] }, 'image_missing'],
  [
    'a forged ticket',
    { content: 'x', images: [`${'0'.repeat(32)}.9999999999999.${'a'.repeat(43)}`] },
    'image_missing',
  ],
  ['four pictures', { content: 'x', images: ['a', 'b', 'c', 'd'] }, 'feedback_too_many_images'],
])('%s is refused', async (_what, sent, code) => {
  const before = await own(rina);
  const reply = await send(rina.browser, { content: '', ...sent });
  expect(reply).toMatchObject({ success: false, code });
  expect(await own(rina)).toEqual(before);
});

test.each(['ক'.repeat(140), '😀'.repeat(140)])('140 characters fit', async (content) => {
  expect(await send(tanvir.browser, { content })).toMatchObject({ success: true });
});

test('only operators can open the pictures', async () => {
  const upload = (browser: TestBrowser, file: Blob, query = {}) =>
    browser.call(feedbackUploadImage, { files: [file], query });
  const held = await upload(rina.browser, await picture());
  expect(held).toMatchObject({ success: true });
  const { ticket, image } = held.success ? held.value : { ticket: '', image: null };
  const sent = await send(rina.browser, { content: 'See the picture', images: [ticket, ticket] });
  expect(sent).toMatchObject({ success: true });
  const address = `/media/${image?.hash}-${image?.width}.webp`;
  expect((await rina.browser.send(address)).status).toBe(404);
  expect((await operator.send(address)).status).toBe(200);
  const queue = await operator.call(feedbackAdminList, { query: { limit: 100 } });
  const found = queue.success
    ? queue.value.items.find(({ content }) => content === 'See the picture')
    : undefined;
  expect(found?.images).toEqual([{ hash: image?.hash, width: 40 }]);
  expect(await own(rina)).toMatchObject([{ imageCount: 1 }, {}, {}]);

  expect(await upload(rina.browser, await picture('jpeg'))).toMatchObject({ success: true });
  expect(await upload(rina.browser, await picture('webp'))).toMatchObject({
    code: 'image_unreadable',
  });
  const page = new Blob(['<!doctype html><script>1</script>']);
  expect(await upload(rina.browser, page)).toMatchObject({ code: 'image_unreadable' });
  const huge = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]);
  expect(await upload(rina.browser, huge)).toMatchObject({ code: 'image_too_large' });
  const visitor = openBrowser(server);
  expect(await upload(visitor, await picture())).toMatchObject({ code: 'human_check_failed' });
  const humanProof = await solveHumanCheck(visitor, 'feedback');
  expect(await upload(visitor, await picture(), { humanProof })).toMatchObject({ success: true });
});

test('one member cannot fill the queue', async () => {
  const { browser } = await signUp(server);
  for (let index = 0; index < 10; index += 1)
    expect(await send(browser, { content: `Number ${index}` })).toMatchObject({ success: true });
  expect(await send(browser, { content: 'One more' })).toMatchObject({
    code: 'feedback_waiting_limit',
  });
});

test('only operators read the queue, page by page', async () => {
  const stranger = openBrowser(server, { listener: 'console' });
  expect(await stranger.call(feedbackAdminList, { query: {} })).toMatchObject({
    code: 'not_logged_in',
  });
  const first = await operator.call(feedbackAdminList, { query: { state: 'new', limit: 5 } });
  const next = first.success ? first.value.nextCursor : null;
  const second = await operator.call(feedbackAdminList, {
    query: { state: 'new', limit: 5, cursor: next ?? '' },
  });
  const ids = [first, second].flatMap((page) =>
    page.success ? page.value.items.map(({ id }) => id) : [],
  );
  expect(new Set(ids).size).toBe(10);
  const nonsense = await operator.call(feedbackAdminList, { query: { cursor: 'nonsense' } });
  expect(nonsense).toMatchObject({ code: 'malformed' });
  const unknown = { params: { id: v7() } };
  expect(await operator.call(feedbackAdminClose, unknown)).toMatchObject({
    code: 'feedback_unknown',
  });
});
