import { computeCodeAt } from '@khelaghor/server/lib/auth/otp.ts';
import { solveCheapProof } from '@khelaghor/testkit/cheap-proof-of-work.ts';
import { createVendorKeys } from '@khelaghor/testkit/sample-vendor.ts';
import type { RecordedMember } from './account-calls.ts';
import { makeKey, pick } from './recorder.ts';
import type { Caller, Recorder } from './recorder.ts';
import { drawPicture } from './site-calls.ts';

const username = 'shapla';
const password = 'a ferry crosses at noon';
const reason = 'The member asked for it';

/** An operator at the console, and the secret of their authenticator app. */
export type RecordedOperator = Caller & { readonly secret: string };

/** Makes the first operator, who logs in again. */
export async function recordOperator(recorder: Recorder): Promise<RecordedOperator> {
  const { ask, server, clock } = recorder;
  const operator = recorder.newCaller('operator', 'console');
  const claim = new URL(server.claimLink ?? '').hash.slice(1);
  const inspected = await ask(
    operator,
    'POST /operator/setup/inspect',
    { body: { claim } },
    'good',
  );
  const secret = pick(inspected, 'totpSecret');
  const totpCode = computeCodeAt(secret, clock.now());
  const body = { claim, username, password, totpCode };
  await ask(operator, 'POST /operator/setup', { body }, 'good');
  await ask(operator, 'DELETE /operator/session', {}, 'good');
  clock.advance(60_000);
  const login = { username, password, totpCode: computeCodeAt(secret, clock.now()) };
  const wrong = { ...login, password: 'wrong horse' };
  await ask(operator, 'POST /operator/session', { body: wrong }, 'wrong password');
  await ask(operator, 'POST /operator/session', { body: login }, 'good');
  await ask(operator, 'GET /operator/session', {}, 'good');
  return { ...operator, secret };
}

/** What an operator reads about a member and does to their account. */
export async function recordMemberCard(
  recorder: Recorder,
  operator: Caller,
  { account, memberId }: RecordedMember,
): Promise<void> {
  const { ask } = recorder;
  const params = { id: memberId };
  await ask(operator, 'GET /operator/overview', {}, 'some');
  await ask(operator, 'GET /operator/members', { query: { account } }, 'one');
  const told = await ask(operator, 'GET /operator/members/:id/profile', { params }, 'good');
  const revision = pick(told, 'revision');
  const corrected = { params, body: { payeeName: 'Rahim Udin', revision, reason } };
  await ask(operator, 'PUT /operator/members/:id/profile', corrected, 'good');
  await ask(operator, 'GET /operator/members/:id/play', { params }, 'good');
  await ask(operator, 'GET /operator/members/:id/payout-wallets', { params }, 'good');
  await ask(operator, 'GET /operator/members/:id/identities', { params }, 'good');
  await ask(operator, 'GET /operator/members/:id/factor-resets', { params }, 'good');
  const limit = { kind: 'loss', period: 'week', amount: '500000', reason };
  const lowered = { params, body: limit };
  await ask(operator, 'POST /operator/members/:id/play/limits', lowered, 'good');
  await ask(operator, 'GET /operator/outbox', {}, 'some');
  await ask(operator, 'GET /operator/products/stopped', {}, 'none');
}

/** A member's complaint and the operator's answer. */
export async function recordFeedback(
  recorder: Recorder,
  member: RecordedMember,
  operator: Caller,
): Promise<void> {
  const { ask, server } = recorder;
  const files = [await drawPicture()];
  await ask(member, 'PUT /wps/feedback/image', { files }, 'good');
  const body = { key: makeKey(recorder), type: 'FEEDBACK', content: 'Only for you' };
  const id = pick(await ask(member, 'PUT /wps/feedback', { body }, 'good'), 'id');
  const humanProof = await solveCheapProof(server, 'feedback');
  const told = { ...body, key: makeKey(recorder), contact: '01711000000', humanProof };
  const visitor = recorder.newCaller('visitor');
  await ask(visitor, 'PUT /wps/feedback', { body: told }, 'good');
  await ask(operator, 'GET /operator/feedback', { query: { state: 'new' } }, 'two');
  const params = { id };
  const answered = { params, body: { answer: 'Thank you' } };
  await ask(operator, 'POST /operator/feedback/:id/answer', answered, 'good');
  await ask(member, 'GET /wps/feedback/unseen', {}, 'one');
  await ask(member, 'GET /wps/feedback', {}, 'one');
  await ask(member, 'POST /wps/feedback/seen', { body: { ids: [id] } }, 'good');
  await ask(operator, 'POST /operator/feedback/:id/close', { params }, 'good');
}

const draftPromotion = (kind: string) => ({
  title: { bn: 'উপহার', en: 'A gift' },
  summary: { bn: 'একবার নিন', en: 'Take it once' },
  content: { bn: '<p>নিয়ম</p>', en: '<p>Rules</p>' },
  category: 'event',
  kind,
  audience: 'everyone',
  pictures: ['welcome'],
  amount: '5000',
  target: null,
  budget: '100000',
  startsAt: null,
  endsAt: null,
  enabled: true,
});

/** Promotions that a member claims and applies for. */
export async function recordPromotions(
  recorder: Recorder,
  member: RecordedMember,
  operator: Caller,
): Promise<void> {
  const { ask } = recorder;
  const visitor = recorder.newCaller('visitor');
  const offer = async (kind: string) => {
    const body = draftPromotion(kind);
    return ask(operator, 'POST /operator/promotions', { body }, kind);
  };
  const added = await offer('claim');
  const gift = { id: pick(added, 'id') };
  const asked = { id: pick(await offer('apply'), 'id') };
  const changed = { budget: '200000', revision: pick(added, 'revision') };
  await ask(operator, 'PUT /operator/promotions/:id', { params: gift, body: changed }, 'good');
  const late = { params: gift, body: { ...changed, budget: '300000' } };
  await ask(operator, 'PUT /operator/promotions/:id', late, 'after another change');
  await ask(operator, 'GET /operator/promotions', {}, 'some');
  await ask(visitor, 'GET /wps/promotions', {}, 'some');
  await ask(visitor, 'GET /wps/promotions/:id', { params: gift }, 'good');
  const claim = { params: gift, body: { key: makeKey(recorder) } };
  await ask(member, 'POST /wps/member/promotions/:id/claim', claim, 'good');
  const again = { params: gift, body: { key: makeKey(recorder) } };
  await ask(member, 'POST /wps/member/promotions/:id/claim', again, 'again');
  const apply = { params: asked, body: { key: makeKey(recorder), remark: 'please' } };
  await ask(member, 'POST /wps/member/promotions/:id/apply', apply, 'good');
  await ask(member, 'GET /wps/member/promotions/:id', { params: asked }, 'applied');
  await ask(member, 'GET /wps/member/promotions', {}, 'some');
  const waiting = { query: { state: 'applying' } };
  const listed = await ask(operator, 'GET /operator/promotion-applications', waiting, 'one');
  const params = { id: pick(listed, 'items', 0, 'id') };
  await ask(operator, 'POST /operator/promotion-applications/:id/approve', { params }, 'good');
  await ask(operator, 'DELETE /operator/promotions/:id', { params: asked }, 'good');
}

/** Games and vendors as the console keeps them. */
export async function recordGamesAndVendors(recorder: Recorder, operator: Caller): Promise<void> {
  const { ask } = recorder;
  const code = 'padma';
  const body = {
    code,
    vassalage: 'DIG',
    titleBn: 'পদ্মা গেমস',
    titleEn: 'Padma Games',
    wallet: 'seamless',
    publicKey: createVendorKeys().publicKey,
    address: 'https://api.padma.example',
    operatorId: 3,
    callsPerMinute: 600,
    launchOrigins: ['https://games.padma.example'],
    cards: [{ gameType: 'SPORTS', isHot: true, sort: 1 }],
  };
  await ask(operator, 'POST /operator/vendors', { body }, 'good');
  await ask(operator, 'POST /operator/vendors', { body }, 'again');
  const params = { code };
  const opened = { params, body: { open: true } };
  const vendor = await ask(operator, 'POST /operator/vendors/:code/switch', opened, 'good');
  const slower = { callsPerMinute: 300, revision: pick(vendor, 'revision') };
  await ask(operator, 'PUT /operator/vendors/:code', { params, body: slower }, 'good');
  const key = { params, body: { publicKey: createVendorKeys().publicKey } };
  await ask(operator, 'POST /operator/vendors/:code/keys', key, 'good');
  await ask(operator, 'GET /operator/vendors', {}, 'some');
  await ask(operator, 'GET /operator/vendors/:code/balances', { params }, 'good');
  const text = JSON.stringify([{ game_code: 'padma_one', name: 'One' }]);
  const list = { vendor: code, format: 'json', text, dryRun: true };
  await ask(operator, 'POST /operator/games/import', { body: list }, 'dry run');
  await ask(operator, 'GET /operator/games', { query: { gameType: 'RNG' } }, 'of vendors');
  const dice = { gameCode: 'dice' };
  const open = { params: dice, body: { open: true } };
  const game = await ask(operator, 'POST /operator/games/:gameCode/switch', open, 'good');
  const change = { params: dice, body: { isHot: true, revision: pick(game, 'revision') } };
  await ask(operator, 'PUT /operator/games/:gameCode', change, 'good');
}

/** A second operator who is invited, and what the console logs. */
export async function recordOperators(
  recorder: Recorder,
  operator: RecordedOperator,
): Promise<void> {
  const { ask, clock } = recorder;
  clock.advance(60_000);
  const totpCode = computeCodeAt(operator.secret, clock.now());
  const body = { username: 'jui', totpCode };
  const invited = await ask(operator, 'POST /operator/operators/invitations', { body }, 'good');
  const claim = new URL(pick(invited, 'link')).hash.slice(1);
  const second = recorder.newCaller('second operator', 'console');
  const inspected = await ask(second, 'POST /operator/setup/inspect', { body: { claim } });
  const code = computeCodeAt(pick(inspected, 'totpSecret'), clock.now());
  const accepted = { claim, password, totpCode: code };
  await ask(second, 'POST /operator/setup/invitation', { body: accepted });
  await ask(operator, 'GET /operator/operators', {}, 'two');
  await ask(operator, 'GET /operator/vendor-rounds', {}, 'none');
  await ask(operator, 'GET /operator/event-log', { query: { limit: '100' } }, 'some');
  await ask(operator, 'GET /operator/event-log/kinds', {}, 'some');
}
