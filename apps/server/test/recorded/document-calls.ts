import { drawPicture } from '@khelaghor/testkit/send-document.ts';
import type { RecordedMember } from './account-calls.ts';
import { pick } from './recorder.ts';
import type { Caller, Recorder } from './recorder.ts';

/** An identity document that is sent, looked at, refused, and sent again. */
export async function recordDocuments(
  recorder: Recorder,
  member: RecordedMember,
  operator: Caller,
): Promise<void> {
  const { ask, server } = recorder;
  const files = [new Blob([new Uint8Array(await drawPicture())])];
  const upload = 'PUT /wps/member/documents/pictures';
  await ask(member, upload, { files }, 'good');
  const bring = async () => pick(await recorder.send(member, upload, { files }), 'picture');
  const send = async (note: string) => {
    const pictures = { front: await bring(), back: await bring(), selfie: await bring() };
    const body = { key: server.ctx.random.id(), kind: 'nid', number: '1234567890', pictures };
    await ask(member, 'POST /wps/member/documents', { body }, note);
    return { id: body.key };
  };
  const params = await send('good');
  await ask(member, 'GET /wps/member/documents', {}, 'some');
  const query = { state: 'waiting' };
  await ask(operator, 'GET /operator/documents', { query }, 'some');
  await ask(operator, 'GET /operator/documents/:id', { params }, 'some');
  const picture = { params: { ...params, side: 'front' } };
  await ask(operator, 'GET /operator/documents/:id/pictures/:side', picture, 'some');
  const refusal = { params, body: { reason: 'unreadable' } };
  await ask(operator, 'POST /operator/documents/:id/refuse', refusal, 'good');
  await ask(operator, 'POST /operator/documents/:id/accept', { params }, 'too late');
  const again = await send('again');
  await ask(operator, 'POST /operator/documents/:id/accept', { params: again }, 'good');
  const which = { params: { id: member.memberId } };
  await ask(operator, 'GET /operator/members/:id/documents', which, 'some');
}
