import { createReplyKey } from '@khelaghor/client/reply-key.ts';
import sharp from 'sharp';
import { pick } from './recorder.ts';
import type { Caller, Recorder } from './recorder.ts';

const always = { startsAt: null, endsAt: null, enabled: true };
const newId = '019a0000-0000-7000-8000-000000000001';
const both = (bn: string, en: string) => ({ bn, en });

/** A small picture, for every upload. */
export async function drawPicture(): Promise<Blob> {
  const create = { width: 240, height: 240, channels: 3 as const, background: '#c33' };
  return new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);
}

/** The operator's settings that the other recorded calls need, and pictures. */
export async function recordSettings(recorder: Recorder, operator: Caller): Promise<void> {
  const { ask, server } = recorder;
  const fresh = await ask(operator, 'GET /operator/settings', {}, 'fresh');
  const revision = pick(fresh, 'revision');
  const open = { freePlay: true, mobileRegistration: true, mobileCodeLogin: true };
  const domains = [server.config.origins.site, 'https://two.example'];
  const body = { ...open, domains, revision };
  await ask(operator, 'PUT /operator/settings', { body }, 'good');
  const wrong = { body: { passwordExpiryDays: -1, status: 7, revision } };
  await ask(operator, 'PUT /operator/settings', wrong, 'wrong values');
  await ask(operator, 'POST /operator/media', { files: [await drawPicture()] }, 'good');
  await ask(operator, 'GET /operator/media', {}, 'one');
}

async function recordAnnouncements(recorder: Recorder, operator: Caller): Promise<void> {
  const { ask } = recorder;
  const visitor = recorder.newCaller('visitor');
  const body = {
    type: 'B',
    place: null,
    title: both('ঘোষণা', 'News'),
    content: both('<p>লেখা</p>', '<p>Text</p><script>x</script>'),
    sort: 50,
    ...always,
  };
  const added = await ask(operator, 'POST /operator/announcements', { body }, 'good');
  const params = { id: pick(added, 'id') };
  const changed = { sort: 40, revision: pick(added, 'revision') };
  await ask(operator, 'PUT /operator/announcements/:id', { params, body: changed }, 'good');
  await ask(operator, 'GET /operator/announcements', {}, 'some');
  await ask(visitor, 'GET /wps/relay/MCSFE_getAnnouncements', { query: { type: 'B' } }, 'some');
  const types = { types: 'B,PL,PU,PR', platform: 'W', execution: 'e1s1' };
  await ask(visitor, 'GET /wps/relay/MCSFE_getNotices', { query: types }, 'some');
  const game = { query: { gameCode: 'home' } };
  await ask(visitor, 'GET /wps/relay/MCSFE_getGameAnnouncements', game, 'good');
  await ask(visitor, 'GET /wps/relay/MCSFE_getAnnouncement/:id', { params }, 'good');
  await ask(operator, 'DELETE /operator/announcements/:id', { params }, 'good');
}

async function recordBanners(recorder: Recorder, operator: Caller): Promise<void> {
  const { ask } = recorder;
  const groupName = 'w_fish';
  const visitor = recorder.newCaller('visitor');
  const words = { kicker: both('', ''), deal: both('', ''), action: both('', '') };
  const body = {
    groupName,
    picture: 'river',
    picturePhone: 'river-m',
    title: both('নদীতে মাছ', 'Fish in the river'),
    ...words,
    linkageType: 'none',
    linkageTarget: '',
    tone: 'river',
    ...always,
  };
  const added = await ask(operator, 'POST /operator/banners', { body }, 'good');
  const id = pick(added, 'id');
  const titled = { title: both('নদী', 'River'), revision: pick(added, 'revision') };
  await ask(operator, 'PUT /operator/banners/:id', { params: { id }, body: titled }, 'good');
  const listed = await ask(operator, 'GET /operator/banners', {}, 'some');
  const { value } = listed.json as { value: { banners: { id: string; groupName: string }[] } };
  const seen = value.banners.filter((one) => one.groupName === groupName).map((one) => one.id);
  const order = { body: { groupName, ids: [id], seen } };
  await ask(operator, 'POST /operator/banners/order', order, 'one of some');
  await ask(visitor, 'GET /wps/system/banners', { query: { groupName } }, 'some');
  await ask(operator, 'DELETE /operator/banners/:id', { params: { id } }, 'good');
}

async function recordHelp(recorder: Recorder, operator: Caller): Promise<void> {
  const { ask } = recorder;
  const visitor = recorder.newCaller('visitor');
  const params = { id: newId };
  const body = {
    slug: 'kites',
    topic: 'games',
    title: both('ঘুড়ির নিয়ম', 'The rules of kites'),
    content: both('<p>ঘুড়ি ওড়ে।</p>', '<p>Kites fly.</p><script>x</script>'),
    keywords: both('', ''),
    sort: 500,
    revision: null,
    ...always,
  };
  await ask(operator, 'PUT /operator/help/:id', { params, body }, 'good');
  await ask(operator, 'GET /operator/help', {}, 'some');
  await ask(visitor, 'GET /wps/system/helpCenter', { query: { q: 'kites' } }, 'search');
  await ask(visitor, 'GET /wps/system/helpCenter/:slug', { params: { slug: 'kites' } }, 'good');
  await ask(operator, 'DELETE /operator/help/:id', { params }, 'good');
}

async function recordLinks(recorder: Recorder, operator: Caller): Promise<void> {
  const { ask } = recorder;
  const visitor = recorder.newCaller('visitor');
  const params = { id: newId };
  const names = { labelNameBn: 'শুরু', labelNameEn: 'Start' };
  const link = { resourceType: 'WEBSITE', url: 'https://khela.example/start', qrCode: null };
  const body = { ...link, ...names, ...always, sort: 1, revision: null };
  await ask(operator, 'PUT /operator/resources/:id', { params, body }, 'good');
  const contacts = await ask(operator, 'GET /operator/contacts', {}, 'with a link');
  const revision = pick(contacts, 'hostsRevision');
  const hosts = { hosts: ['chat.example.org'], revision };
  await ask(operator, 'PUT /operator/customer-service-hosts', { body: hosts }, 'good');
  const channel = { csType: 'LIVECHAT', url: 'https://chat.example.org/room', sort: 1, ...always };
  const put = { params, body: { ...channel, revision: null } };
  await ask(operator, 'PUT /operator/customer-service/:id', put, 'good');
  await ask(operator, 'GET /operator/contacts', {}, 'some');
  await ask(visitor, 'GET /wps/system/resources', {}, 'some');
  const { publicKey: key } = await createReplyKey();
  const query = { csType: 'LIVECHAT', key };
  await ask(visitor, 'GET /wps/relay/MCSFE_getCustomerService', { query }, 'good');
  await ask(visitor, 'GET /wps/system/whitelabel', {}, 'with a channel');
  await ask(operator, 'DELETE /operator/customer-service/:id', { params }, 'good');
  await ask(operator, 'DELETE /operator/resources/:id', { params }, 'good');
}

/** What operators publish, as they write it and as visitors read it. */
export async function recordContent(recorder: Recorder, operator: Caller): Promise<void> {
  await recordAnnouncements(recorder, operator);
  await recordBanners(recorder, operator);
  await recordHelp(recorder, operator);
  await recordLinks(recorder, operator);
}
