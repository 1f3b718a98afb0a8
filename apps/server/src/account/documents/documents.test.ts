// Goal: a document is sent once with its own pictures, which only a review opens, each time with an
// event; nothing readable of it is stored, and the same one at another account is told to operators
// alone. Method: the real server over HTTP.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import {
  documentsAdminAccept,
  documentsAdminGetPicture,
  documentsAdminList,
  documentsAdminListOfMember,
  documentsAdminOpen,
  documentsAdminRefuse,
  documentsGet,
  documentsSend,
  documentsUploadPicture,
} from '@khelaghor/client/routes/account.gen.ts';
import { operatorsAdminList } from '@khelaghor/client/routes/backoffice.gen.ts';
import { messagesList } from '@khelaghor/client/routes/site.gen.ts';
import {
  uploadPicture,
  drawPicture,
  prepareNid,
  sendNid,
} from '@khelaghor/testkit/send-document.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator } from '@khelaghor/testkit/test-operator.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer({ logLevel: 'silent' });
const { db, clock } = server.ctx;
const shapla = await createFirstOperator(server);

const read = ({ browser }: TestMember) => browser.callOrFail(documentsGet, {});
const open = (id: string) => shapla.browser.call(documentsAdminOpen, { params: { id } });
const accept = (id: string) => shapla.browser.call(documentsAdminAccept, { params: { id } });
const refuseAs = (id: string, reason: 'unreadable' | 'not_accepted') =>
  shapla.browser.call(documentsAdminRefuse, { params: { id }, body: { reason } });
const listQueue = (query: { cursor?: string; limit?: number } = {}) =>
  shapla.browser.callOrFail(documentsAdminList, { query: { state: 'waiting', ...query } });
const getPicture = (id: string, side: string) =>
  shapla.browser.send(documentsAdminGetPicture.path.replace(':id', id).replace(':side', side));

async function sendAs(by: TestMember, number: string): Promise<string> {
  const [sent] = (await sendNid(by, { number })).documents;
  return sent?.id ?? '';
}

async function listKinds(memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('eventLog')
    .select('kind')
    .where('subject', '=', `member:${memberId}`)
    .where('kind', 'like', 'document.%')
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}

test('a document is refused, sent again and accepted, and its member reads each result', async () => {
  const member = await signUp(server);
  expect(await read(member)).toEqual({ level: 0, canSend: true, documents: [] });
  const first = await sendAs(member, '1000000001');
  expect(await read(member)).toMatchObject({
    level: 0,
    canSend: false,
    documents: [{ kind: 'nid', numberMasked: '•••••001', state: 'waiting', expiresOn: null }],
  });
  expect(await open(first)).toMatchObject({
    value: { number: '1000000001', account: member.account, elsewhere: [], isElsewhere: false },
  });
  expect(await refuseAs(first, 'unreadable')).toMatchObject({ value: { state: 'refused' } });
  expect(await refuseAs(first, 'unreadable')).toMatchObject({ success: true });
  expect(await accept(first)).toMatchObject({ code: 'state_changed' });
  expect(await read(member)).toMatchObject({
    level: 0,
    canSend: true,
    documents: [{ state: 'refused', reason: 'unreadable' }],
  });
  const second = await sendAs(member, '1000000001');
  expect(await accept(second)).toMatchObject({ value: { state: 'accepted' } });
  expect(await accept(second)).toMatchObject({ success: true });
  expect(await read(member)).toMatchObject({ level: 1, canSend: false });
  const { items } = await member.browser.callOrFail(messagesList, { query: {} });
  expect(items.slice(0, 2).map(({ title, link }) => [title, link?.page])).toEqual([
    ['Your identity document is accepted', 'documents'],
    ['Your identity document was not accepted', 'documents'],
  ]);
  const kinds = ['document.sent', 'document.opened', 'document.refused'];
  expect(await listKinds(member.memberId)).toEqual([
    ...kinds,
    'document.sent',
    'document.accepted',
  ]);
  // What was accepted by mistake can still be refused.
  expect(await refuseAs(second, 'not_accepted')).toMatchObject({ success: true });
  expect((await read(member)).level).toBe(0);
});

test('nothing that is stored can be read without the key', async () => {
  const member = await signUp(server);
  const number = '1000000002';
  const id = await sendAs(member, number);
  const document = await db
    .selectFrom('identityDocument')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const pictures = await db
    .selectFrom('identityPicture')
    .selectAll()
    .where('documentId', '=', id)
    .execute();
  const events = await db.selectFrom('eventLog').select('detail').execute();
  expect(JSON.stringify([document, events])).not.toContain(number);
  expect(document.numberSealed?.toString('latin1')).not.toContain(number);
  expect(new Set(pictures.map(({ side }) => side))).toEqual(new Set(['front', 'back', 'selfie']));
  for (const { sealed } of pictures)
    await expect(sharp(sealed).metadata()).rejects.toThrow(/unsupported/u);
  expect(JSON.stringify(await read(member))).not.toContain(number);
});

test('each view of a picture is an event, and no cache keeps it', async () => {
  const member = await signUp(server);
  const id = await sendAs(member, '1000000003');
  const response = await getPicture(id, 'selfie');
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const picture = sharp(await response.bytes());
  expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
  await getPicture(id, 'selfie');
  const seen = (await listKinds(member.memberId)).filter((kind) => kind.endsWith('picture_seen'));
  expect(seen).toHaveLength(2);
  expect(await (await getPicture(v7(), 'front')).json()).toMatchObject({
    code: 'document_unknown',
  });
  expect((await getPicture(id, 'other')).status).toBe(400);
  expect((await member.browser.send(`/operator/documents/${id}/pictures/front`)).status).toBe(404);
});

test('a picture or number that was moved to another row does not open', async () => {
  const [one, other] = [await signUp(server), await signUp(server)];
  const [mine, theirs] = [await sendAs(one, '1000000004'), await sendAs(other, '1000000005')];
  const { sealed } = await db
    .selectFrom('identityPicture')
    .select('sealed')
    .where('documentId', '=', theirs)
    .where('side', '=', 'front')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('identityPicture')
    .set({ sealed })
    .where('documentId', '=', mine)
    .where('side', '=', 'front')
    .execute();
  expect((await getPicture(mine, 'front')).status).toBe(500);
  expect((await getPicture(theirs, 'front')).status).toBe(200);
});

test('the same document at another account is told to operators alone', async () => {
  const [one, other] = [await signUp(server), await signUp(server)];
  await sendAs(one, '1234567890123');
  const sent = await sendNid(other, { number: '19851234567890123' });
  expect(sent).toMatchObject({ canSend: false, documents: [{ state: 'waiting' }] });
  expect(JSON.stringify(sent)).not.toContain(one.account);
  const id = sent.documents[0]?.id ?? '';
  expect(await open(id)).toMatchObject({
    value: { isElsewhere: true, elsewhere: [{ account: one.account, state: 'waiting' }] },
  });
  const params = { id: other.memberId };
  const listed = await shapla.browser.callOrFail(documentsAdminListOfMember, { params });
  expect(listed).toMatchObject({ level: 0, documents: [{ isElsewhere: true }] });
});

test('a repeated key sends once, and another member cannot use it', async () => {
  const [member, other] = [await signUp(server), await signUp(server)];
  const body = await prepareNid(member, { number: '1000000006' });
  const calls = await Promise.all(
    Array.from({ length: 4 }, () => member.browser.call(documentsSend, { body })),
  );
  expect(calls.map(({ success }) => success)).toEqual([true, true, true, true]);
  expect((await read(member)).documents).toHaveLength(1);
  const theirs = await prepareNid(other, { number: '1000000006', key: body.key });
  expect(await other.browser.call(documentsSend, { body: theirs })).toMatchObject({
    code: 'key_reused',
  });
});

test('of several documents sent at once one waits', async () => {
  const member = await signUp(server);
  const bodies = [
    await prepareNid(member, { number: '1000000007' }),
    await prepareNid(member, { number: '1000000008' }),
    await prepareNid(member, { number: '1000000009' }),
  ];
  const calls = await Promise.all(
    bodies.map((body) => member.browser.call(documentsSend, { body })),
  );
  const codes = calls.map((reply) => (reply.success ? 'sent' : reply.code));
  expect(codes.toSorted()).toEqual(['document_waiting', 'document_waiting', 'sent']);
});

test('fields that make no sense are marked, all at once', async () => {
  const member = await signUp(server);
  const body = {
    key: v7(),
    kind: 'passport',
    number: '1',
    expiresOn: '2030',
    pictures: {},
  } as const;
  const reply = await member.browser.call(documentsSend, { body });
  expect(reply).toMatchObject({ code: 'document_number_invalid' });
  expect(Object.keys('fields' in reply ? (reply.fields ?? {}) : {})).toEqual([
    'number',
    'expiresOn',
    'pictures',
  ]);
});

test('pictures of another member, sent ones and one for two sides are refused', async () => {
  const [member, other] = [await signUp(server), await signUp(server)];
  const body = await prepareNid(member, { number: '1000000010' });
  const front = await uploadPicture(other);
  const send = (pictures: typeof body.pictures) =>
    member.browser.call(documentsSend, { body: { ...body, key: v7(), pictures } });
  const missing = { code: 'image_missing' };
  expect(await send({ ...body.pictures, front })).toMatchObject(missing);
  expect(await send({ front, back: front, selfie: front })).toMatchObject(missing);
  expect((await read(member)).documents).toEqual([]);
  expect(await send(body.pictures)).toMatchObject({ success: true });
  const [sent] = (await read(member)).documents;
  await refuseAs(sent?.id ?? '', 'unreadable');
  expect(await send(body.pictures)).toMatchObject(missing);
});

test.each([
  ['no picture', Buffer.from('%PDF-1.7 passport'), 'image_unreadable'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image_unreadable'],
  ['a cut-off PNG', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'image_unreadable'],
  ['nothing', Buffer.alloc(0), 'image_missing'],
])('%s is refused as a picture', async (_, bytes, code) => {
  const member = await signUp(server);
  const files = [new Blob([new Uint8Array(bytes)])];
  expect(await member.browser.call(documentsUploadPicture, { files })).toMatchObject({ code });
});

test('a picture beyond all bounds is refused, and what a camera wrote stays behind', async () => {
  const member = await signUp(server);
  const wide = { width: 10_001, height: 8, channels: 3, background: '#fff' } as const;
  const bytes = await sharp({ create: wide }).png().toBuffer();
  const files = [new Blob([new Uint8Array(bytes)])];
  expect(await member.browser.call(documentsUploadPicture, { files })).toMatchObject({
    code: 'image_too_large',
  });
  const marked = await sharp(await drawPicture())
    .jpeg()
    .withExif({ IFD0: { Artist: 'a secret place' } })
    .toBuffer();
  const front = await uploadPicture(member, marked);
  const body = await prepareNid(member, { number: '1000000011' });
  body.pictures.front = front;
  const [sent] = (await member.browser.callOrFail(documentsSend, { body })).documents;
  const stored = Buffer.from(await (await getPicture(sent?.id ?? '', 'front')).bytes());
  expect(stored.toString('latin1')).not.toContain('a secret place');
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
});

test('a member sends five documents a day', async () => {
  const member = await signUp(server);
  for (let sent = 0; sent < 5; sent += 1)
    await refuseAs(await sendAs(member, '1000000012'), 'unreadable');
  const body = await prepareNid(member, { number: '1000000012' });
  const reply = await member.browser.call(documentsSend, { body });
  expect(reply).toMatchObject({ code: 'documents_too_often' });
});

test('a member who brings more pictures than documents need is stopped', async () => {
  const member = await signUp(server);
  const now = clock.now();
  const rows = Array.from({ length: 20 }, () => ({
    id: v7(),
    memberId: member.memberId,
    sealed: Buffer.of(1),
    createdAt: now,
  }));
  await db.insertInto('identityPicture').values(rows).execute();
  const files = [new Blob([new Uint8Array(await drawPicture())])];
  expect(await member.browser.call(documentsUploadPicture, { files })).toMatchObject({
    code: 'documents_too_often',
  });
});

test('an operator neither opens nor decides a document of a bound member', async () => {
  const member = await signUp(server);
  const id = await sendAs(member, '1000000013');
  const { operators } = await shapla.browser.callOrFail(operatorsAdminList, {});
  const operatorId = operators.find(({ username }) => username === 'shapla')?.id ?? '';
  const bound = { operatorId, memberId: member.memberId, boundAt: clock.now() };
  await db.insertInto('operatorMember').values(bound).execute();
  const own = { code: 'own_account' };
  expect(await open(id)).toMatchObject(own);
  expect((await getPicture(id, 'front')).status).toBe(403);
  expect(await accept(id)).toMatchObject(own);
  expect(await refuseAs(id, 'unreadable')).toMatchObject(own);
  await db.deleteFrom('operatorMember').execute();
  expect((await read(member)).documents).toMatchObject([{ state: 'waiting' }]);
});

test('accepting and refusing at once ends in one decision', async () => {
  const member = await signUp(server);
  const id = await sendAs(member, '1000000014');
  await Promise.all([accept(id), refuseAs(id, 'unreadable'), accept(id)]);
  const [document] = (await read(member)).documents;
  const decided = (await listKinds(member.memberId)).filter(
    (kind) => kind === 'document.accepted' || kind === 'document.refused',
  );
  // An acceptance that came first is taken back by the refusal, never the other way round.
  expect(document?.state).toBe('refused');
  expect(decided.at(-1)).toBe('document.refused');
});

test('the queue shows the longest waiting first, page by page', async () => {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await listQueue({ limit: 2, ...(cursor !== undefined && { cursor }) });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  const all = await db
    .selectFrom('identityDocument')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  expect(ids).toEqual(all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(4);
  const wrong = { query: { state: 'waiting', cursor: 'nonsense' } } as const;
  expect(await shapla.browser.call(documentsAdminList, wrong)).toMatchObject({ code: 'malformed' });
});
