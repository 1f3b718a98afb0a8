// How long one roll of Dice takes: over HTTP with every rule, the signature and a durable commit,
// one after another, as a single player sees it. The server and the caller share this machine.
import { v7 } from 'uuid';
import { inhousePlay } from '@khelaghor/client/routes/play.gen.ts';
import { toDiceCall } from '@khelaghor/testkit/dice-call.ts';
import { openDice } from '@khelaghor/testkit/open-dice.ts';
import type { TestBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import { computeQuantile } from './quantile.ts';

const warmUpRolls = 200;
const measuredRolls = 2_000;
const p99MsMax = 30;

async function rollOnce(game: TestBrowser, seedId: string): Promise<number> {
  const from = performance.now();
  await game.callOrFail(
    inhousePlay,
    toDiceCall({ key: v7(), stake: '1000', direction: 'under', chance: 4_950, seedId }),
  );
  return performance.now() - from;
}

/** Measures 2,000 rolls and fails when the slowest hundredth takes longer than the budget. */
export async function benchDice(): Promise<void> {
  const server = await startTestServer({ services: ['http'] });
  try {
    const { browser } = await signUp(server, { balanceMinor: 100_000_000n });
    const { game, seedId } = await openDice(server, browser);
    for (let roll = 0; roll < warmUpRolls; roll += 1) await rollOnce(game, seedId);
    const times: number[] = [];
    const from = performance.now();
    for (let roll = 0; roll < measuredRolls; roll += 1) times.push(await rollOnce(game, seedId));
    const seconds = (performance.now() - from) / 1_000;
    const ms = (share: number) => `${computeQuantile(times, share).toFixed(2)} ms`;
    console.log(`Dice, ${measuredRolls} rolls one after another, each a durable transaction:`);
    console.log(`  p50 ${ms(0.5)}   p90 ${ms(0.9)}   p99 ${ms(0.99)}   slowest ${ms(1)}`);
    console.log(`  ${(measuredRolls / seconds).toFixed(0)} rolls a second`);
    if (computeQuantile(times, 0.99) > p99MsMax) {
      console.log(`  The budget is p99 <= ${p99MsMax} ms.`);
      process.exitCode = 1;
    }
  } finally {
    await server.close();
  }
}
