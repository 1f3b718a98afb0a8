// What a lottery costs beside its settlement (`bench -- settle`): the exact return of every play, a
// cart of many lines, the longest chase, and a result on many open screens.
import { v7 } from 'uuid';
import { lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import { lotteryPlaceChase } from '@khelaghor/client/routes/play.gen.ts';
import { audit } from '@khelaghor/db/ledger-audit.ts';
import {
  buildPayoutTable,
  K3_SCHEDULE,
  listIssuesFrom,
  lotteryRows,
  validateTicket,
  type LotteryGame,
} from '@khelaghor/engine-lottery/public.ts';
import { findSampleGame } from '@khelaghor/engine-lottery/server.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { drawIssue } from '@khelaghor/server/play/lottery/index.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import type { FakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import { computeQuantile } from './quantile.ts';
import { openScreens, getPreciseMs } from '@khelaghor/testkit/open-screens.ts';

const returnsWithinMs = 60_000;
const cartWithinMs = 100;
const chaseWithinMs = 300;
const screensWithinMs = 1_000;
const chases = 20;
const screenCount = 5_000;

function report(what: string, ms: number, mostMs: number): void {
  const isKept = ms <= mostMs;
  console.log(
    `  ${what.padEnd(44)} ${ms.toFixed(0).padStart(6)} ms (at most ${mostMs}) ${isKept ? 'ok' : 'MISSED'}`,
  );
  if (!isKept) process.exitCode = 1;
}

/** A lottery in some year: the cost of its plays is the same in all. */
function getGame(code: string): LotteryGame {
  const game = findSampleGame(code);
  if (!game) throw new RangeError(`there is no lottery ${code}`);
  return game;
}

/** Works out the exact chance and price of every line of every play that is sold. */
function measureReturns(): void {
  const fromMs = performance.now();
  const plays = lotteryRows.flatMap(({ code, series }) =>
    [...getGame(code).family.plays.values()].map((play) => buildPayoutTable(play, series)),
  );
  const tookMs = performance.now() - fromMs;
  report(`exact return of ${plays.length} plays`, tookMs, returnsWithinMs);
}

/** Validates carts of 10,000 lines: as twenty tickets of typed numbers, and as one of pads. */
function measureCarts(): void {
  const limits = { stakeMin: minor(1), stakeMax: minor(10n ** 12n), payoutMax: minor(10n ** 15n) };
  const validate = (code: string, tickets: readonly { play: string; selection: string }[]) => {
    const { family, series } = getGame(code);
    const fromMs = performance.now();
    let lines = 0;
    for (const ticket of tickets) {
      const terms = { stakePerLine: minor(100), series };
      const checked = validateTicket(
        family,
        { ...ticket, ...terms },
        { ...limits, linesMax: 10_000 },
      );
      if (!checked.ok) throw new Error(checked.refusal);
      lines += checked.lines;
    }
    report(`${lines} lines of ${code} validated`, performance.now() - fromMs, cartWithinMs);
  };
  const typed = (ticket: number): string =>
    Array.from({ length: 500 }, (_, nth) => String(ticket * 500 + nth).padStart(4, '0')).join(',');
  validate(
    'd4quick',
    Array.from({ length: 20 }, (_, ticket) => ({ play: 'big', selection: typed(ticket) })),
  );
  const all = '0123456789';
  validate('ssc1', [{ play: 'last4_direct', selection: [all, all, all, all].join(',') }]);
}

/** Places chases of 120 issues over HTTP, one after another. */
async function measureChases(server: TestServer): Promise<void> {
  const { browser } = await signUp(server, { balanceMinor: 1_000_000_000n });
  const waits: number[] = [];
  const nowMs = server.ctx.clock.now().getTime();
  for (let chase = 0; chase < chases; chase += 1) {
    const tickets = listIssuesFrom(K3_SCHEDULE, nowMs, 120).map(({ number }, draw) => {
      return { key: v7({ msecs: nowMs }), issueNumber: number, multiplier: draw + 1 };
    });
    const key = v7({ msecs: nowMs });
    const line = { play: 'sum', selection: '10', stakePerLine: '100', stopsOnWin: true };
    const fromMs = performance.now();
    await browser.callOrFail(lotteryPlaceChase, {
      params: { gameCode: 'k3' },
      body: { key, ...line, tickets },
    });
    waits.push(performance.now() - fromMs);
  }
  report('chase of 120 issues, the first', waits[0] ?? Number.NaN, chaseWithinMs);
  report(`chase of 120 issues, median of ${chases}`, computeQuantile(waits, 0.5), chaseWithinMs);
  report('chase of 120 issues, the slowest', Math.max(...waits), chaseWithinMs);
}

/** Draws an issue while many screens watch, and waits until all of them have the result. */
async function measureScreens(server: TestServer, clock: FakeClock): Promise<void> {
  const { current } = await openBrowser(server).callOrFail(lotteryGetGame, {
    params: { gameCode: 'k3' },
  });
  const screens = await openScreens(server.config.origins.site, {
    gameCode: 'k3',
    count: screenCount,
  });
  clock.set(new Date(current.drawsAt));
  const fromMs = getPreciseMs();
  await drawIssue(server.ctx, current.issueId);
  report(`a result on ${screenCount} screens`, (await screens.shown()) - fromMs, screensWithinMs);
  await screens.close();
}

/** Measures, prints, and fails when a bound is missed or the books are wrong. */
export async function benchLottery(): Promise<void> {
  console.log('Lottery:');
  measureReturns();
  measureCarts();
  const clock = createFakeClock(new Date());
  const server = await startTestServer({
    services: ['http'],
    clock,
    rateLimitFactor: 1_000_000,
    logLevel: 'silent',
  });
  try {
    await measureChases(server);
    await measureScreens(server, clock);
    const breaches = await audit(server.ctx.db);
    console.log(`  the books after it: ${breaches.length === 0 ? 'right' : 'WRONG'}`);
    if (breaches.length > 0) process.exitCode = 1;
  } finally {
    await server.close();
  }
}
