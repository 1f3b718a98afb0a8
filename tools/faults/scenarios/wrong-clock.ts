// FT-08. A server whose machine has the wrong time, or one that jumps, beside a database that has
// the right one: what closes, expires and begins must go by the database.
import { setTimeout as pause } from 'node:timers/promises';
import { walletGetBalance, lotteryGetGame } from '@khelaghor/client/routes/first.gen.ts';
import { launchLaunchGame, launchCreateGameSession } from '@khelaghor/client/routes/play.gen.ts';
import { logInAt, makeOperatorRow } from '../console.ts';
import { loosening, smsCodes, stakeLimit } from './wrong-clock-limits.ts';
import { buy, openNow, query, getSite, waitUntilOpen } from './wrong-clock-scene.ts';
import type { Check, Scene } from './wrong-clock-scene.ts';
import { createFundedMember } from '../funded-member.ts';
import { depositOperation } from '../operations.ts';
import { hasArrived } from '../player.ts';
import type { Figures, Scenario, World } from '../scenario.ts';
import { openVisitor } from '../visitor.ts';
import { startWrongClock } from '../wrong-clock.ts';

const minuteSeconds = 60;
const steps = [
  { name: '+5 min', seconds: 5 * minuteSeconds },
  { name: '-5 min', seconds: -5 * minuteSeconds },
  { name: '+1 day', seconds: 24 * 60 * minuteSeconds },
];
const jumpEveryMs = 50;
/** Of what the server says the time is, against the database's. */
const offMaxMs = 1_000;

/** How far the time that the server tells is from the database's. */
async function offMs(scene: Scene): Promise<number> {
  const reply = await getSite(scene, scene.player).call(lotteryGetGame, {
    params: { gameCode: 'k3' },
  });
  const [row] = await query<{ now: Date }>(scene, 'select clock_timestamp() as now');
  if (!reply.success || !row) return Number.POSITIVE_INFINITY;
  return Math.abs(row.now.getTime() - Date.parse(reply.value.now));
}

const market: Check = {
  name: 'market close',
  async holds(scene) {
    await waitUntilOpen(scene);
    const open = await buy(scene, { where: openNow });
    const early = await buy(scene, { where: 'opens_at > now()' });
    // Still open in the books, so that its time alone keeps it closed.
    await query(
      scene,
      `insert into lottery_issue (id, game_code, issue_number, opens_at, closes_at, draws_at, state,
         commitment, server_seed_sealed, created_at)
       select gen_random_uuid(), game_code, 'closed-' || clock_timestamp(),
         now() - interval '2 minutes', now(), now() + interval '3 seconds', 'open', commitment,
         server_seed_sealed, now()
       from lottery_issue where game_code = 'k3' order by id limit 1`,
    );
    const late = await buy(scene, {
      where: "issue_number like 'closed-%' and state = 'open'",
    });
    await query(
      scene,
      `update lottery_issue set state = 'cancelled', cancelled_at = now(), settled_at = now(),
         cancel_reason = 'only to look at'
       where issue_number like 'closed-%'`,
    );
    return open === 'acknowledged' && early === 'issue_closed' && late === 'issue_closed';
  },
};

/** A session that was seen just now lives; one that was not for half an hour is over. */
const sessions: Check = {
  name: 'sessions',
  async holds(scene) {
    const lives = await getSite(scene, scene.player).call(walletGetBalance, {});
    const age = (seconds: number) =>
      query(
        scene,
        `update member_session set seen_at = now() - make_interval(secs => $1) where member_id = $2`,
        [seconds, scene.player.memberId],
      );
    await age(31 * minuteSeconds);
    const idle = await getSite(scene, scene.player).call(walletGetBalance, {});
    await age(28 * minuteSeconds);
    const awake = await getSite(scene, scene.player).call(walletGetBalance, {});
    return lives.success && !idle.success && awake.success;
  },
};

async function exchange({ world, wrong, player }: Scene, aged: boolean): Promise<string> {
  const launched = await player.site.call(launchLaunchGame, {
    body: { gameId: 'dice', launchMode: 'GLS', platform: 'html5', language: 'en' },
  });
  if (!launched.success) return launched.code;
  if (aged)
    await world.system.connection.pool.query(
      `update launch_code set created_at = now() - interval '62 seconds',
         expires_at = now() - interval '2 seconds' where member_id = $1`,
      [player.memberId],
    );
  const launchCode = new URL(launched.value.content).hash.slice('#launch='.length);
  const games = openVisitor(() => wrong.addresses.games);
  const opened = await games.call(launchCreateGameSession, { body: { launchCode } });
  return opened.success ? 'opened' : opened.code;
}

/** A code that another server gave lives a minute, here as there. */
const codes: Check = {
  name: 'codes of launches',
  holds: async (scene) =>
    (await exchange(scene, false)) === 'opened' &&
    (await exchange(scene, true)) === 'launch_code_invalid',
};

/** The code that an authenticator with the right time shows, and one with the server's time. */
const authenticator = (aheadSeconds: number): Check => ({
  name: 'TOTP',
  async holds({ world, wrong }) {
    const operator = await makeOperatorRow(world.system);
    const at = (seconds: number) =>
      logInAt(() => wrong.addresses.console, operator, new Date(Date.now() + seconds * 1_000));
    const right = await at(0);
    const off = Math.abs(aheadSeconds) < minuteSeconds ? 10 * minuteSeconds : aheadSeconds;
    const skewed = await at(off);
    return right.answer === 'in' && skewed.answer === 'credentials_wrong';
  },
});

/** What is signed for the gateway must be signed with a time that the gateway believes. */
const deposits: Check = {
  name: 'deposits',
  async holds(scene) {
    const { world, player } = scene;
    const deposit = depositOperation({ ...player, site: getSite(scene, scene.player) }, 20_000);
    const told = await world.load.perform(deposit);
    for (let look = 0; look < 100; look += 1) {
      if (await hasArrived(player, deposit.asked.key)) break;
      await pause(20);
    }
    return told.end === 'acknowledged' && (await hasArrived(player, deposit.asked.key));
  },
};

async function checkAll(scene: Scene, during: string, aheadSeconds: number): Promise<string> {
  const off = await offMs(scene);
  const failed: string[] = off > offMaxMs ? ['the time it tells'] : [];
  const checks = [
    market,
    sessions,
    codes,
    smsCodes,
    authenticator(aheadSeconds),
    stakeLimit,
    loosening,
    deposits,
  ];
  for (const check of checks) if (!(await check.holds(scene))) failed.push(check.name);
  scene.world.expect(
    failed.length === 0,
    `${during}: ${failed.join(', ')} went by the wrong clock`,
  );
  return failed.length === 0 ? `all hold, ${Math.round(off)} ms off` : failed.join(', ');
}

async function jump(set: (seconds: number) => Promise<void>, world: World, work: Promise<unknown>) {
  const watch = { works: true };
  void work.finally(() => (watch.works = false)).catch(() => undefined);
  let jumps = 0;
  for (; watch.works; jumps += 1) {
    await set(world.random.pick(steps).seconds);
    await pause(jumpEveryMs);
  }
  return jumps;
}

export const runWrongClocks: Scenario = {
  name: 'ft-08',
  title: 'a server with the wrong time, and one whose time jumps',
  async run(world, { short }): Promise<Figures> {
    const clock = await startWrongClock(world.system.folder, !short);
    const wrong = await world.system.anotherServer({
      services: ['http', 'jobs'],
      ...clock.options,
    });
    await wrong.start();
    const figures: Record<string, string | number> = { 'clock moved by': clock.means };
    const rounds = short ? 1 : 10;
    try {
      const player = await createFundedMember(world, 100_000);
      const limited = await createFundedMember(world, 500_000);
      const scene: Scene = { world, wrong, player, limited };
      for (const { name, seconds } of steps) {
        await clock.set(seconds);
        for (let round = 0; round < rounds; round += 1)
          figures[name] = await checkAll(scene, name, seconds);
      }
      const work = (async () => {
        for (let round = 0; round < rounds; round += 1)
          figures['jumping'] = await checkAll(scene, 'jumping', 0);
      })();
      const [jumps] = await Promise.all([jump(clock.set, world, work), work]);
      figures['jumps'] = jumps;
      return figures;
    } finally {
      await wrong.stop();
    }
  },
};
