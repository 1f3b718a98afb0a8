// How long it takes from a payment at the gateway until the open page of the member is told of the
// new balance: the gateway sends its callback, the server asks the gateway what was paid, credits
// it, and the notice arrives. `npm run bench -- deposits`.
import { v7 } from 'uuid';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import { depositsCreate } from '@khelaghor/client/routes/money.gen.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { openNotices } from '@khelaghor/testkit/test-notices.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import { computeQuantile } from './quantile.ts';

const memberCount = 20;
const depositsEach = 10;
const slowestMsMax = 1_000;

type Payer = {
  readonly member: Awaited<ReturnType<typeof signUp>>;
  readonly notices: Awaited<ReturnType<typeof openNotices>>;
};

/** Opens a deposit, and returns the gateway's name of the payment. */
async function openDeposit({ browser }: Payer['member']): Promise<string> {
  const { redirectAddress } = await browser.callOrFail(depositsCreate, {
    body: { key: v7(), channel: 'mobile', amount: '50000' },
  });
  return new URL(redirectAddress).searchParams.get('paymentId') ?? '';
}

/** Pays deposits one after another; returns how long each took to be on the member's screen. */
async function pay({ config }: TestServer, { member, notices }: Payer): Promise<number[]> {
  const times: number[] = [];
  while (times.length < depositsEach) {
    const paymentId = await openDeposit(member);
    const fromMs = performance.now();
    const told = notices.nextOf('balance');
    const response = await fetch(`${config.origins.gateway}/pay`, {
      method: 'POST',
      body: new URLSearchParams({ paymentId, choice: 'pay' }),
      redirect: 'manual',
    });
    if (response.status !== 303) throw new Error(`the payment failed: ${response.status}`);
    await told;
    times.push(performance.now() - fromMs);
  }
  return times;
}

async function openPayer(server: TestServer): Promise<Payer> {
  const member = await signUp(server);
  return { member, notices: await openNotices(server, member) };
}

/** Measures, prints, and fails when the slowest takes too long. */
export async function benchDeposits(): Promise<void> {
  const server = await startTestServer({ rateLimitFactor: 1_000_000 });
  try {
    const payers: Payer[] = [];
    while (payers.length < memberCount) payers.push(await openPayer(server));
    const times = (await Promise.all(payers.map((payer) => pay(server, payer)))).flat();
    for (const { notices } of payers) notices.socket.close();
    const [middle, slow, slowest] = [0.5, 0.95, 1].map((part) => computeQuantile(times, part));
    const isFast = (slowest ?? Infinity) <= slowestMsMax;
    console.log(`${times.length} deposits of ${memberCount} members at once, paid until told:`);
    console.log(
      `  p50 ${middle?.toFixed(0)} ms, p95 ${slow?.toFixed(0)} ms, slowest ` +
        `${slowest?.toFixed(0)} ms (at most ${slowestMsMax}) ${isFast ? 'ok' : 'MISSED'}`,
    );
    const breaches = await audit(server.ctx.db);
    console.log(`  breaches of the ledger: ${breaches.length}`);
    if (!isFast || breaches.length > 0) process.exitCode = 1;
  } finally {
    await server.close();
  }
}
