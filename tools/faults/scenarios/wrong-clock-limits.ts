// FT-08. Limits on play and codes by SMS at a server with a wrong clock. Rows are moved to two
// minutes before or after their time by the database, so that a clock with a larger error decides
// wrongly.
import {
  phoneVerify,
  responsibleGamingConfirmLimitIncrease,
  responsibleGamingSetLimit,
  smsCodesSendBindingCode,
} from '@khelaghor/client/routes/account.gen.ts';
import { solveHumanCheck } from '@khelaghor/testkit/test-member.ts';
import { readCodeSentTo } from '@khelaghor/testkit/test-outbox.ts';
import { buy, openNow, query, getSite, waitUntilOpen } from './wrong-clock-scene.ts';
import type { Check, Scene } from './wrong-clock-scene.ts';
import { openServerFixture } from '../server-fixture.ts';

const stake = { kind: 'stake', period: 'day' } as const;
const limitMinor = 1_000;
const stakeMinor = 600n;

/** Moves all counted sums of the member to an hour that ended at a time. */
const countAt = ({ limited, ...scene }: Scene, endedAt: string) =>
  query(
    { ...scene, limited },
    `with gone as (
       delete from play_spend_hourly where member_id = $1 and currency = 'PLAY'
       returning staked_minor, paid_minor
     )
     insert into play_spend_hourly (member_id, currency, hour, staked_minor, paid_minor)
     select $1, 'PLAY', ${endedAt} - interval '1 hour', coalesce(sum(staked_minor), 0),
       coalesce(sum(paid_minor), 0)
     from gone`,
    [limited.memberId],
  );

/** Stakes once and returns the answer; a stake too late for its issue is tried with the next. */
async function stakeOnce(scene: Scene, tries = 2): Promise<string> {
  await waitUntilOpen(scene);
  const answer = await buy(scene, { where: openNow, minor: stakeMinor, by: scene.limited });
  return answer === 'issue_closed' && tries > 1 ? stakeOnce(scene, tries - 1) : answer;
}

/** A stake counts for 24 hours, not less, and at most for the rest of its hour longer. */
export const stakeLimit: Check = {
  name: 'limit on stakes',
  async holds(scene) {
    const { limited } = scene;
    await query(scene, 'delete from play_spend_hourly where member_id = $1', [limited.memberId]);
    const body = { ...stake, amount: String(limitMinor) };
    const set = await getSite(scene, limited).call(responsibleGamingSetLimit, { body });
    // The first limit counts earlier bets.
    await query(scene, 'delete from play_spend_hourly where member_id = $1', [limited.memberId]);
    const first = await stakeOnce(scene);
    const second = await stakeOnce(scene);
    await countAt(scene, "now() - interval '24 hours' + interval '2 minutes'");
    const within = await stakeOnce(scene);
    await countAt(scene, "now() - interval '24 hours' - interval '2 minutes'");
    const after = await stakeOnce(scene);
    return (
      set.success &&
      [first, second, within, after].join() ===
        'acknowledged,limit_stake_reached,limit_stake_reached,acknowledged'
    );
  },
};

/** Moves the time from which an increase may be confirmed to an interval from now. */
async function letWait({ world, limited }: Scene, interval: string): Promise<void> {
  const client = await world.system.connection.pool.connect();
  try {
    await client.query('begin');
    // The table's triggers would refuse this change.
    await client.query('set local session_replication_role = replica');
    await client.query(
      `update play_limit set increase_effective_at = now() + $2::interval where member_id = $1`,
      [limited.memberId, interval],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** An increase waits for a day, and not a minute less. */
export const loosening: Check = {
  name: 'loosening of a limit',
  async holds(scene) {
    const site = getSite(scene, scene.limited);
    const { password } = scene.limited;
    const body = { ...stake, amount: String(limitMinor * 2), password };
    const asked = await site.call(responsibleGamingSetLimit, { body });
    const [row] = await query<{ seconds: number }>(
      scene,
      `select extract(epoch from increase_effective_at - now())::int as seconds from play_limit
       where member_id = $1`,
      [scene.limited.memberId],
    );
    const waits = 24 * 3_600 - (row?.seconds ?? 0);
    const confirm = async (): Promise<string> => {
      const reply = await site.call(responsibleGamingConfirmLimitIncrease, {
        body: { ...stake, password },
      });
      return reply.success ? 'confirmed' : reply.code;
    };
    const atOnce = await confirm();
    await letWait(scene, '2 minutes');
    const early = await confirm();
    await letWait(scene, '-2 minutes');
    const late = await confirm();
    return (
      asked.success &&
      Math.abs(waits) <= 10 &&
      [atOnce, early, late].join() === 'limit_change_too_soon,limit_change_too_soon,confirmed'
    );
  },
};

const countryDialingCode = '880';
const lifeSeconds = 300;

/** Has a code sent to a new number, and returns the outcome with this much of its life left. */
async function codeWith(scene: Scene, interval: string): Promise<string> {
  const { world, player } = scene;
  const site = getSite(scene, player);
  const mobileNum = `017${String(world.random.between(0, 99_999_999)).padStart(8, '0')}`;
  const humanProof = await solveHumanCheck(site, 'sms');
  const sent = await site.call(smsCodesSendBindingCode, {
    body: { mobileNum, countryDialingCode, language: 'en', humanProof },
  });
  if (!sent.success) return sent.code;
  const { codeRequestId } = sent.value;
  const number = `+${countryDialingCode}${mobileNum.slice(1)}`;
  const verificationCode = await readCodeSentTo(openServerFixture(world.system), number);
  const [row] = await query<{ seconds: number }>(
    scene,
    `select extract(epoch from expires_at - now())::int as seconds from verification_code
     where id = $1`,
    [codeRequestId],
  );
  const seconds = row?.seconds ?? 0;
  if (Math.abs(lifeSeconds - seconds) > 10) return `lives for ${seconds} s`;
  await query(
    scene,
    `update verification_code set expires_at = now() + $2::interval,
       created_at = now() + $2::interval - interval '5 minutes' where id = $1`,
    [codeRequestId, interval],
  );
  const { password } = player;
  const bound = await site.call(phoneVerify, {
    body: { mobileNum, countryDialingCode, codeRequestId, verificationCode, password },
  });
  return bound.success ? 'bound' : bound.code;
}

/** A code that was sent to a phone is valid for five minutes. */
export const smsCodes: Check = {
  name: 'codes by SMS',
  holds: async (scene) =>
    (await codeWith(scene, '-2 minutes')) === 'sms_code_wrong' &&
    (await codeWith(scene, '2 minutes')) === 'bound',
};
