// Goal: no offer is pushed to a member who limits their play, and what an operator writes to all is
// pushed to all. Method: members in their browsers, the job of messages, and the pushes that wait.
import { v7 } from 'uuid';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  responsibleGamingSetLimit,
  responsibleGamingStartExclusion,
} from '@khelaghor/client/routes/account.gen.ts';
import { broadcastsAdminSend } from '@khelaghor/client/routes/growth.gen.ts';
import { pushSubscribe } from '@khelaghor/client/routes/site.gen.ts';
import { startPushService } from '@khelaghor/testkit/push-service.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestMember } from '@khelaghor/testkit/test-member.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { deliverBroadcasts } from './deliver.ts';

const service = await startPushService();
afterAll(() => service.close());
const { server, operator } = await withOperator({
  env: { KHELAGHOR_PUSH_ADDRESS: service.origin },
});
const { ctx } = server;

beforeEach(async () => {
  await ctx.db.deleteFrom('pushMessage').execute();
});

async function createSubscriber(): Promise<TestMember> {
  const member = await signUp(server);
  await member.browser.callOrFail(pushSubscribe, { body: service.subscribe() });
  return member;
}

async function write(purpose: 'service' | 'offer'): Promise<void> {
  const audience = {
    account: null,
    role: null,
    language: null,
    dialingCode: null,
    registeredSince: null,
    activeSince: null,
    balanceAtLeast: null,
  };
  const title = { bn: 'নমস্কার', en: 'Hello' };
  const body = { key: v7(), title, body: title, link: null, purpose, audience, values: {} };
  await operator.callOrFail(broadcastsAdminSend, { body });
  await deliverBroadcasts(ctx);
}

const countPushes = async ({ memberId }: TestMember, isOffer: boolean): Promise<number> =>
  (
    await ctx.db
      .selectFrom('pushMessage as p')
      .innerJoin('pushSubscription as s', 's.id', 'p.subscriptionId')
      .select('p.id')
      .where('s.memberId', '=', memberId)
      .where('p.isOffer', '=', isOffer)
      .execute()
  ).length;

const limit = ({ browser }: TestMember) =>
  browser.callOrFail(responsibleGamingSetLimit, {
    body: { kind: 'deposit', period: 'day', amount: '100000' },
  });

const pause = ({ browser, password }: TestMember) =>
  browser.callOrFail(responsibleGamingStartExclusion, { body: { length: 'day', password } });

test('an offer is pushed to members without limits, and to no other', async () => {
  const [free, limited, away] = [
    await createSubscriber(),
    await createSubscriber(),
    await createSubscriber(),
  ];
  await limit(limited);
  await pause(away);
  await write('offer');
  expect(await countPushes(free, true)).toBe(1);
  expect(await countPushes(limited, true)).toBe(0);
  expect(await countPushes(away, true)).toBe(0);
  await write('service');
  for (const member of [free, limited, away]) expect(await countPushes(member, false)).toBe(1);
});

test.each([
  ['a limit', limit],
  ['a break', pause],
])('%s withdraws offers that wait, and nothing else', async (_, protect) => {
  const member = await createSubscriber();
  await write('offer');
  await write('service');
  await protect(member);
  expect(await countPushes(member, true)).toBe(0);
  expect(await countPushes(member, false)).toBe(1);
});
