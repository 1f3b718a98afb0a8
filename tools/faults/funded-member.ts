// Members of a scenario's own, whose balance the load does not touch.
import { setTimeout as pause } from 'node:timers/promises';
import { lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import { depositOperation, findRunningIssue } from './operations.ts';
import { hasArrived, makePlayer } from './player.ts';
import type { Player } from './player.ts';
import type { World } from './scenario.ts';

let made = 0;

/** Signs a member up with this deposit, in minor units, and opens Dice. */
export async function createFundedMember(world: World, minor: number): Promise<Player> {
  made += 1;
  const account = `lone${made}x${world.random.seed % 10_000}x${process.pid % 10_000}`;
  const { system } = world;
  const player = await makePlayer(() => system.server.addresses, account, system.captchas);
  const deposit = depositOperation(player, minor);
  await world.load.perform(deposit);
  while (!(await hasArrived(player, deposit.asked.key))) await pause(20);
  return player;
}

/** Returns an issue of K3 that sells for this long; waits for the next one when it does not. */
export async function findSellingIssue(player: Player, forMs: number): Promise<string> {
  for (;;) {
    const reply = await player.site.call(lotteryGetGame, { params: { gameCode: 'k3' } });
    if (reply.success) {
      const { now, current } = reply.value;
      if (Date.parse(current.closesAt) - Date.parse(now) > forMs) return current.issueId;
    }
    await pause(200);
  }
}

const lookEveryMs = 1_000;

/** Follows the selling issue, for work that outlasts one; keeps the last one without an answer. */
export async function followIssue(
  player: Player,
): Promise<{ readonly current: () => string; readonly end: () => void }> {
  let issueId = await findSellingIssue(player, lookEveryMs);
  const timer = setInterval(() => {
    void findRunningIssue(player, 'k3').then((found) => {
      issueId = found ?? issueId;
    });
  }, lookEveryMs);
  return { current: () => issueId, end: () => clearInterval(timer) };
}
