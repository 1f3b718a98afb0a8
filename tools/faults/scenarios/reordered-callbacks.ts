// FT-10. Callbacks of the gateway in another order than the events, and refunds that come twice.
import { setTimeout as pause } from 'node:timers/promises';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { v7 } from 'uuid';
import { withdrawalsAdminReject } from '@khelaghor/client/routes/backoffice.gen.ts';
import {
  depositsGet,
  depositsCreate,
  withdrawalsCreate,
} from '@khelaghor/client/routes/money.gen.ts';
import { gatewayPaths } from '@khelaghor/contract/money/gateways.ts';
import { logInAt, makeOperatorRow } from '../console.ts';
import { findBalance } from '../fixed-operations.ts';
import { playVendorRounds } from './reordered-rounds.ts';
import { createFundedMember } from '../funded-member.ts';
import { readGatewayLedger } from '../gateway-ledger.ts';
import { callGateway, deliverAtOnce, getMessage, runJob } from '../gateway-callbacks.ts';
import type { CallbackStatus } from '../gateway-callbacks.ts';
import { payAtGateway } from '../player.ts';
import type { Player } from '../player.ts';
import type { Scenario, World } from '../scenario.ts';

const minor = 20_000n;
const withdrawnMinor = 50_000n;
const times = 5;

type Deposit = { readonly id: string; readonly paymentId: string; readonly page: string };

const openPaymentPage = (address: string, paymentId: string): string =>
  new URL(`${gatewayPaths.payerPage}?paymentId=${paymentId}`, address).href;

/** Requests a deposit and writes it to the journal; the gateway may not answer. */
async function ask({ journal }: World, player: Player, id: string) {
  const amount = String(minor);
  await journal.ask({ key: id, kind: 'deposit', member: player.memberId, amount });
  const reply = await player.site.call(depositsCreate, {
    body: { key: id, channel: 'mobile', amount },
  });
  await journal.tell(
    id,
    reply.success ? { end: 'acknowledged' } : { end: 'unknown', why: reply.code },
  );
  return reply;
}

async function open(world: World, player: Player): Promise<Deposit> {
  const id = v7();
  const reply = await ask(world, player, id);
  if (!reply.success) throw new Error(`the deposit was refused: ${reply.code}`);
  const page = reply.value.redirectAddress;
  return { id, paymentId: new URL(page).searchParams.get('paymentId') ?? '', page };
}

/** Delivers a message five times at once, and returns the deposit's state. */
async function told(
  { system }: World,
  player: Player,
  { id, paymentId }: Deposit,
  status: CallbackStatus,
): Promise<string> {
  const message = getMessage(system, paymentId, status, new Date());
  await deliverAtOnce(system.server.addresses.site, message, times);
  const reply = await player.site.call(depositsGet, { params: { id } });
  return reply.success ? reply.value.state : reply.code;
}

type Step = {
  readonly name: string;
  /** Returns the deposit's state after each message. */
  readonly run: (world: World, player: Player) => Promise<readonly string[]>;
  readonly wanted: readonly string[];
};

const failureAfterSuccess: Step = {
  name: 'failure after success',
  async run(world, player) {
    const deposit = await open(world, player);
    await payAtGateway(deposit.page);
    return [
      await told(world, player, deposit, 'completed'),
      await told(world, player, deposit, 'failed'),
      await told(world, player, deposit, 'cancelled'),
    ];
  },
  wanted: ['confirmed', 'confirmed', 'confirmed'],
};

/** The message does not count; the gateway's answer does. */
const failureBeforeSuccess: Step = {
  name: 'failure before success',
  async run(world, player) {
    const deposit = await open(world, player);
    const before = await told(world, player, deposit, 'failed');
    await payAtGateway(deposit.page);
    return [before, await told(world, player, deposit, 'completed')];
  },
  wanted: ['requested', 'confirmed'],
};

/**
 * A payer who authorises the payment too late keeps the money; money that the gateway captures all
 * the same is credited, once.
 */
const successAfterExpiry: Step = {
  name: 'success after expiry',
  async run(world, player) {
    const { system } = world;
    const deposit = await open(world, player);
    await system.connection.pool.query(
      `update deposit set created_at = now() - interval '31 minutes',
         expires_at = now() - interval '1 second' where id = $1`,
      [deposit.id],
    );
    await runJob(system, 'expire-deposits');
    await payAtGateway(deposit.page);
    const late = await told(world, player, deposit, 'completed');
    await callGateway(system, gatewayPaths.executePayment, { paymentId: deposit.paymentId });
    return [late, await told(world, player, deposit, 'completed')];
  },
  wanted: ['expired', 'confirmed'],
};

/** The callback comes before the gateway's answer to "create". */
const successBeforeCreation: Step = {
  name: 'success before the answer to "create"',
  async run(world, player) {
    const { gateway, gatewayFolder } = world.system;
    const id = v7();
    gateway.faults.noAnswerTo = ['create'];
    const silent = await ask(world, player, id);
    gateway.faults.noAnswerTo = [];
    const payment = (await readGatewayLedger(gatewayFolder)).payments.get(id);
    if (!payment) throw new Error('the gateway has no payment');
    const { paymentId } = payment;
    const deposit = { id, paymentId, page: openPaymentPage(gateway.address, paymentId) };
    await payAtGateway(deposit.page);
    const state = await told(world, player, deposit, 'completed');
    const again = await ask(world, player, id);
    return [silent.success ? 'opened' : silent.code, state, again.success ? 'known' : again.code];
  },
  wanted: ['gateway_unavailable', 'confirmed', 'known'],
};

const steps = [
  failureAfterSuccess,
  failureBeforeSuccess,
  successAfterExpiry,
  successBeforeCreation,
];

async function withdraw({ journal }: World, player: Player): Promise<string> {
  const key = v7();
  const amount = String(withdrawnMinor);
  await journal.ask({ key, kind: 'withdrawal', member: player.memberId, amount });
  const reply = await player.site.call(withdrawalsCreate, {
    body: { key, amount, ...player.payout },
  });
  if (!reply.success) throw new Error(`the withdrawal was refused: ${reply.code}`);
  await journal.tell(key, { end: 'acknowledged' });
  return key;
}

async function expectBalance(world: World, player: Player, what: string, wanted: bigint) {
  const found = await findBalance(player);
  world.expect(found === wanted, `${what}: the balance is ${found}, not ${wanted}`);
}

/**
 * An operator who presses "reject" many times at once gives the money back once. Another operator
 * may approve first; then the next withdrawal is tried.
 */
async function rejectTwice(world: World, player: Player, by: TestBrowser): Promise<number> {
  for (;;) {
    const before = await findBalance(player);
    const id = await withdraw(world, player);
    const replies = await Promise.all(
      Array.from({ length: times }, () =>
        by.call(withdrawalsAdminReject, { params: { id }, body: { reason: 'Asked twice.' } }),
      ),
    );
    const done = replies.filter(({ success }) => success).length;
    world.expect(done <= 1, `of ${times} rejections ${done} were accepted`);
    await expectBalance(
      world,
      player,
      'rejected many times',
      done === 0 ? before - withdrawnMinor : before,
    );
    if (done > 0) return times - done;
  }
}

/** A payout that failed at the gateway is given back once, however often the message comes. */
async function failTwice(world: World, player: Player): Promise<void> {
  const { system } = world;
  const before = await findBalance(player);
  system.gateway.faults.payoutsEnd = 'failed';
  const id = await withdraw(world, player);
  const isUnknown = "select from withdrawal where id = $1 and state = 'unknown'";
  while ((await system.connection.pool.query(isUnknown, [id])).rowCount === 0) await pause(20);
  delete system.gateway.faults.payoutsEnd;
  await Promise.all(
    Array.from({ length: times }, () =>
      runJob(system, 'reconcile-withdrawal', { withdrawalId: id }),
    ),
  );
  await expectBalance(world, player, 'a failed payout', before);
}

async function run(world: World, rounds: number) {
  const player = await createFundedMember(world, 2_000_000);
  const { addresses } = world.system.server;
  const operator = await makeOperatorRow(world.system);
  const { browser } = await logInAt(() => addresses.console, operator, new Date());
  const figures: Record<string, string | number> = {};
  let refusedAgain = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, run: step, wanted } of steps) {
      const before = await findBalance(player);
      const found = await step(world, player);
      figures[name] = found.join(', ');
      world.expect(
        found.join() === wanted.join(),
        `${name}: ${found.join(', ')} instead of ${wanted.join(', ')}`,
      );
      await expectBalance(world, player, name, before + minor);
    }
    refusedAgain += await rejectTwice(world, player, browser);
    await failTwice(world, player);
  }
  return {
    rounds,
    ...figures,
    'rejections of the same withdrawal refused': refusedAgain,
    'failures of the same payout told': rounds * times,
  };
}

export const reorderCallbacks: Scenario = {
  name: 'ft-10',
  title: 'callbacks in the wrong order, refunds twice',
  async run(world, { short }) {
    const { faults } = world.system.gateway;
    faults.holdCallbacks = true;
    try {
      const figures = await run(world, short ? 1 : 20);
      return { ...figures, ...(await playVendorRounds(world, short ? 8 : 400)) };
    } finally {
      faults.holdCallbacks = false;
      delete faults.payoutsEnd;
      delete faults.noAnswerTo;
    }
  },
};
