// FT-09. Callbacks of the gateway that come ten times at once, and again much later.
import { join } from 'node:path';
import { pino } from 'pino';
import { depositsCreate } from '@khelaghor/client/routes/money.gen.ts';
import { gatewayPaths } from '@khelaghor/contract/money/gateways.ts';
import { findFreePort } from '@khelaghor/db/free-port.ts';
import { startServer } from '@khelaghor/server/main.ts';
import { readConfig } from '@khelaghor/server/lib/config/config.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import { v7 } from 'uuid';
import { findBalance } from '../fixed-operations.ts';
import { createFundedMember } from '../funded-member.ts';
import { bridgeTimes, deliverAtOnce, getMessage } from '../gateway-callbacks.ts';
import type { Message } from '../gateway-callbacks.ts';
import { payAtGateway } from '../player.ts';
import type { Player } from '../player.ts';
import type { Figures, Scenario, World } from '../scenario.ts';
import type { System } from '../system.ts';

const atOnce = 10;
const minor = 20_000;
const periods = [
  { name: '1 h', ms: 60 * minuteMs },
  { name: '24 h', ms: 24 * 60 * minuteMs },
  { name: '30 days', ms: 30 * 24 * 60 * minuteMs },
];

/** A server of the same site whose clock is moved by hand. */
async function serverInTime({ folder, database }: System, gatewayAddress: string) {
  let aheadMs = 0;
  const ports = {
    SITE: await findFreePort(),
    CONSOLE: await findFreePort(),
    GAMES: await findFreePort(),
  };
  const config = readConfig(
    {
      KHELAGHOR_DATA_DIR: join(folder, 'data'),
      KHELAGHOR_ORIGIN_GATEWAY: gatewayAddress,
      KHELAGHOR_RATE_LIMIT_FACTOR: '10000',
      ...Object.fromEntries(
        Object.entries(ports).map(([name, port]) => [`KHELAGHOR_PORT_${name}`, String(port)]),
      ),
    },
    folder,
  );
  const now = (): Date => new Date(Date.now() + aheadMs);
  const server = await startServer({
    config,
    databaseUrl: database.url,
    services: ['http'],
    clock: { now, monotonicMs: () => performance.now() },
    log: pino({ level: 'silent' }),
  });
  return {
    site: `http://127.0.0.1:${ports.SITE}`,
    now,
    moveTo(ms: number) {
      aheadMs = ms;
    },
    close: () => server.close(),
  };
}

type Paid = { readonly paymentId: string; readonly first: Message };

/** Opens a deposit, and answers the gateway's page as its payer. */
async function openPayment(
  { system, journal }: World,
  player: Player,
  choice: 'pay' | 'cancel',
): Promise<Paid> {
  const key = v7();
  const asked = { key, kind: 'deposit', member: player.memberId, amount: String(minor) } as const;
  await journal.ask(asked);
  const reply = await player.site.call(depositsCreate, {
    body: { key, channel: 'mobile', amount: asked.amount },
  });
  if (!reply.success) throw new Error(`the deposit was refused: ${reply.code}`);
  await journal.tell(key, { end: 'acknowledged' });
  const { redirectAddress } = reply.value;
  const paymentId = new URL(redirectAddress).searchParams.get('paymentId') ?? '';
  if (choice === 'pay') await payAtGateway(redirectAddress);
  else
    await fetch(new URL(gatewayPaths.payerPage, redirectAddress), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ paymentId, choice }),
    });
  const status = choice === 'pay' ? 'completed' : 'cancelled';
  return { paymentId, first: getMessage(system, paymentId, status, new Date()) };
}

/** Sends each message ten times at once, and says which answers there were beside `wanted`. */
async function sendAll(
  world: World,
  site: string,
  messages: readonly Message[],
  wanted: string,
): Promise<number> {
  let sent = 0;
  for (const message of messages) {
    const answers = await deliverAtOnce(site, message, atOnce);
    sent += atOnce;
    world.expect(
      answers.get(wanted) === atOnce,
      `${atOnce} callbacks were answered ${JSON.stringify([...answers])}, not ${wanted}`,
    );
  }
  return sent;
}

/** What a member has, and what it should be. */
async function expectBalance(world: World, player: Player, wanted: number): Promise<void> {
  const found = await findBalance(player);
  world.expect(found === BigInt(wanted), `the balance is ${found}, not ${wanted}`);
}

async function run(world: World, player: Player, count: number): Promise<Figures> {
  const { system } = world;
  const paid: Paid[] = [];
  const cancelled: Paid[] = [];
  for (let made = 0; made < count; made += 1) {
    paid.push(await openPayment(world, player, 'pay'));
    cancelled.push(await openPayment(world, player, 'cancel'));
  }
  const all = [...paid, ...cancelled];
  const firsts = all.map(({ first }) => first);
  let sent = await sendAll(world, system.server.addresses.site, firsts, 'received');
  let credited = minor * (1 + count);
  await expectBalance(world, player, credited);

  const bridge = await bridgeTimes(system);
  const then = await serverInTime(system, bridge.address);
  let stale = 0;
  try {
    for (const { ms } of periods) {
      then.moveTo(ms);
      // The very bytes of then are a replay; a gateway that repeats itself signs anew.
      stale += await sendAll(world, then.site, firsts, 'signature_wrong');
      const again = all.map(({ paymentId }) =>
        getMessage(system, paymentId, 'completed', then.now()),
      );
      sent += await sendAll(world, then.site, again, 'received');
      await expectBalance(world, player, credited);
      // Paid only now, before the server thinks of asking by itself, but told of after a period.
      const { paymentId } = await openPayment(world, player, 'pay');
      const message = getMessage(system, paymentId, 'completed', then.now());
      sent += await sendAll(world, then.site, [message], 'received');
      credited += minor;
      await expectBalance(world, player, credited);
    }
  } finally {
    await then.close();
    await bridge.close();
  }
  return {
    payments: all.length + periods.length,
    'callbacks sent': sent,
    'of them first after 1 h, 24 h, 30 days': periods.length * atOnce,
    'old bytes refused': stale,
    'credited, minor units': credited,
  };
}

export const repeatCallbacks: Scenario = {
  name: 'ft-09',
  title: 'each callback ten times at once, and again after 1 h, 24 h and 30 days',
  async run(world, { short }) {
    const player = await createFundedMember(world, minor);
    const { faults } = world.system.gateway;
    faults.holdCallbacks = true;
    try {
      return await run(world, player, short ? 2 : 10);
    } finally {
      faults.holdCallbacks = false;
    }
  },
};
