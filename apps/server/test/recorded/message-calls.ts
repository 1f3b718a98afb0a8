import { deliverBroadcasts } from '@khelaghor/server/growth/broadcasts/deliver.ts';
import type { RecordedMember } from './account-calls.ts';
import { pick } from './recorder.ts';
import type { Caller, Recorder } from './recorder.ts';

const templateId = '01936d00-0000-7000-8000-00000000ab01';
const everyone = {
  account: null,
  role: null,
  language: null,
  dialingCode: null,
  registeredSince: null,
  activeSince: null,
  balanceAtLeast: null,
};

/** Messages as operators write them and their member reads them. */
export async function recordMessages(
  recorder: Recorder,
  member: RecordedMember,
  operator: Caller,
): Promise<void> {
  const { ask, server } = recorder;
  const texts = {
    title: { bn: 'নমস্কার {nickname}', en: 'Hello {nickname}' },
    body: { bn: '{prize} নিন।', en: 'Take {prize}.' },
    link: { page: 'promotions', id: null },
  };
  const params = { id: templateId };
  const template = { params, body: { name: 'Greeting', ...texts, revision: null } };
  await ask(operator, 'PUT /operator/broadcast-templates/:id', template, 'good');
  await ask(operator, 'GET /operator/broadcast-templates', {}, 'some');
  await ask(operator, 'DELETE /operator/broadcast-templates/:id', { params }, 'good');
  const reach = { purpose: 'service', audience: { ...everyone, account: member.account } };
  await ask(operator, 'POST /operator/broadcasts/preview', { body: reach }, 'one');
  const order = { key: server.ctx.random.id(), ...texts, ...reach };
  const unfilled = { body: { ...order, values: {} } };
  await ask(operator, 'POST /operator/broadcasts', unfilled, 'without a value');
  const whole = { body: { ...order, values: { prize: '৳50' } } };
  await ask(operator, 'POST /operator/broadcasts', whole, 'good');
  await ask(operator, 'POST /operator/broadcasts/:id/stop', { params: { id: order.key } }, 'good');
  const sent = { body: { ...whole.body, key: server.ctx.random.id() } };
  await ask(operator, 'POST /operator/broadcasts', sent, 'another');
  await deliverBroadcasts(server.ctx);
  await ask(operator, 'GET /operator/broadcasts', {}, 'some');
  await ask(member, 'GET /wps/member/messages/unread', {}, 'some');
  const listed = await ask(member, 'GET /wps/member/messages', {}, 'some');
  const id = pick(listed, 'items', 0, 'id');
  await ask(member, 'POST /wps/member/messages/read', { body: { ids: [id] } }, 'good');
  await ask(member, 'DELETE /wps/member/messages/:id', { params: { id } }, 'good');
  await recordPushes(recorder, member);
}

/** A browser that is told of messages; nothing is sent to it here. */
async function recordPushes({ ask }: Recorder, member: RecordedMember): Promise<void> {
  const point = `B${'A'.repeat(86)}`;
  const keys = { p256dh: point, auth: 'A'.repeat(22) };
  const inside = { endpoint: 'https://10.0.0.8/push', keys };
  await ask(member, 'POST /wps/member/push', { body: inside }, 'inside a network');
  const body = { endpoint: 'https://push.example.org/recorded', keys };
  await ask(member, 'POST /wps/member/push', { body }, 'good');
  const listed = await ask(member, 'GET /wps/member/push', {}, 'some');
  const id = pick(listed, 'devices', 0, 'id');
  await ask(member, 'DELETE /wps/member/push/:id', { params: { id } }, 'good');
}
