// Goal: an operator corrects a field that is set once, and never without notice. Method: the
// console's and the site's calls, with the clock held and e-mails read from the outbox.
import { expect, test } from 'vitest';
import { profileUpdate, profileGet } from '@khelaghor/client/routes/account.gen.ts';
import {
  membersAdminList,
  profileAdminUpdate,
  profileAdminGet,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { unknownRevision } from '@khelaghor/testkit/edit-settings.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { changeMember, signUpWithEmail } from '@khelaghor/testkit/test-member.ts';
import { readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';

const clock = createFakeClock(new Date('2026-11-23T06:00:00Z'));
const reason = 'His identity card says so';

const { server, operator } = await withOperator({ clock });

async function memberWithProfile() {
  const member = await signUpWithEmail(server);
  await changeMember(server, member.memberId, { emailVerifiedAt: clock.now() });
  const body = { payeeName: 'Rahim Udin', birthday: '1990-12-31' };
  await member.browser.call(profileUpdate, { body });
  return { ...member, params: { id: member.memberId } };
}
type Member = Awaited<ReturnType<typeof memberWithProfile>>;

const readRevision = async ({ params }: Member) =>
  (await operator.callOrFail(profileAdminGet, { params })).revision;

async function correct(member: Member, told: object) {
  const revision = await readRevision(member);
  const { params } = member;
  return operator.call(profileAdminUpdate, { params, body: { reason, revision, ...told } });
}

async function heldUntil({ account }: Member): Promise<string | null> {
  return (await operator.callOrFail(membersAdminList, { query: { account } })).payoutHeldUntil;
}

test('a corrected name is stored, holds payouts for a day and notifies the member', async () => {
  const member = await memberWithProfile();
  expect(await operator.call(profileAdminGet, { params: member.params })).toMatchObject({
    value: { payeeName: 'Rahim Udin', birthday: '1990-12-31' },
  });
  expect(await correct(member, { payeeName: ' Rahim Uddin ' })).toMatchObject({
    value: { payeeName: 'Rahim Uddin', birthday: '1990-12-31' },
  });
  expect(await member.browser.call(profileGet, {})).toMatchObject({
    value: { payeeName: 'Rahim Uddin' },
  });
  expect(await heldUntil(member)).toBe('2026-11-24T06:00:00.000Z');
  expect(await readMessagesTo(server, member.email)).toHaveLength(1);
  const noted = await server.ctx.db
    .selectFrom('eventLog')
    .select(['actor', 'detail'])
    .where('subject', '=', `member:${member.memberId}`)
    .where('kind', '=', 'member.profile_corrected')
    .execute();
  expect(noted).toEqual([{ actor: 'operator:shapla', detail: { fields: ['payeeName'], reason } }]);
});

test('a corrected birthday is stored and holds nothing; the same value is no change', async () => {
  const member = await memberWithProfile();
  expect(await correct(member, { birthday: '১৯৯১-১২-৩১' })).toMatchObject({
    value: { birthday: '1991-12-31' },
  });
  expect(await heldUntil(member)).toBeNull();
  expect(await readMessagesTo(server, member.email)).toHaveLength(1);
  const same = { payeeName: 'Rahim Udin', birthday: '1991-12-31' };
  expect(await correct(member, same)).toMatchObject({ success: true });
  expect(await heldUntil(member)).toBeNull();
  expect(await readMessagesTo(server, member.email)).toHaveLength(1);
});

test('the same correction twice at once is one change and one e-mail', async () => {
  const member = await memberWithProfile();
  const told = { payeeName: 'Rahima Begum' };
  const both = await Promise.all([correct(member, told), correct(member, told)]);
  expect(both).toMatchObject([{ success: true }, { success: true }]);
  expect(await readMessagesTo(server, member.email)).toHaveLength(1);
});

test.each([
  ['field_required', { payeeName: ' ' }],
  ['malformed', { payeeName: 'Rahim\u0000' }],
  ['field_pattern', { birthday: '1990-02-30' }],
  ['birthday_too_young', { birthday: '2020-01-01' }],
] as const)('refuses %s for %j and changes nothing', async (code, told) => {
  const member = await memberWithProfile();
  expect(await correct(member, told)).toMatchObject({ code });
  expect(await operator.call(profileAdminGet, { params: member.params })).toMatchObject({
    value: { payeeName: 'Rahim Udin', birthday: '1990-12-31' },
  });
  expect(await readMessagesTo(server, member.email)).toHaveLength(0);
});

test('refuses an unknown member, a missing reason and a caller who is no operator', async () => {
  const member = await memberWithProfile();
  const nobody = { id: '01936d00-0000-7000-8000-0000000000ff' };
  const body = { payeeName: 'Karim', reason, revision: unknownRevision };
  expect(await operator.call(profileAdminUpdate, { params: nobody, body })).toMatchObject({
    code: 'member_unknown',
  });
  expect(await correct(member, { payeeName: 'Karim', reason: ' ' })).toMatchObject({
    code: 'malformed',
  });
  expect(
    await member.browser.call(profileAdminUpdate, { params: member.params, body }),
  ).toMatchObject({ success: false });
});
