// Goal: each kind of cause opens one alert while it lasts, whatever runs at once; operators see and
// close it, and one e-mail tells of it. Method: rows as the features write them, the job itself,
// and a console.
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import {
  alertRulesAdminList,
  alertRulesAdminRequest,
  alertsAdminClose,
  alertsAdminList,
  alertsAdminSee,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { overviewAdminGet } from '@khelaghor/client/routes/first.gen.ts';
import { alertKinds, alertTerms } from '@khelaghor/contract/backoffice/alert-terms.ts';
import type { AlertKind } from '@khelaghor/contract/backoffice/alert-terms.ts';
import type { Alert } from '@khelaghor/contract/backoffice/alerts.ts';
import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { gameAccount } from '@khelaghor/ledger/account.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { readDatabaseTime } from '@khelaghor/testkit/database-time.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { readMessagesTo } from '@khelaghor/testkit/test-outbox.ts';
import { withOperator } from '@khelaghor/testkit/with-server.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { findWallet } from '../../money/wallet/index.ts';
import { setSettings } from '../../site/settings/index.ts';
import { evaluateAlerts } from './evaluate-alerts.ts';

const { server, operator } = await withOperator({ logLevel: 'silent' });
const { ctx } = server;
const { db } = ctx;
const rina = await signUp(server);

/** Evaluates at the database's time, by which the tests write their causes. */
async function evaluate(): Promise<void> {
  server.clock.set(await readDatabaseTime(db));
  await evaluateAlerts(ctx);
}
await evaluate();

const read = async (state: 'open' | 'all' = 'open'): Promise<Alert[]> =>
  (await operator.callOrFail(alertsAdminList, { query: { state } })).items;

const readOpen = async (kind: AlertKind): Promise<Alert[]> =>
  (await read()).filter((alert) => alert.kind === kind);

const close = (id: string) => operator.call(alertsAdminClose, { params: { id } });

const readRule = async (kind: AlertKind) => {
  const { rules } = await operator.callOrFail(alertRulesAdminList, {});
  const rule = rules.find((one) => one.kind === kind);
  if (!rule) throw new Error(`there is no rule ${kind}`);
  return rule;
};

/** Changes a rule by an operator who is alone. */
const change = async (kind: AlertKind, part: { threshold?: number; enabled?: boolean } = {}) => {
  const { version } = await readRule(kind);
  const terms = { threshold: 1, enabled: true, byEmail: true, ...part };
  const body = { key: v7(), version, terms, reason: 'test of a rule' };
  return operator.call(alertRulesAdminRequest, { params: { kind }, body });
};

/** A withdrawal of ৳50,000.00, asked for so many minutes ago. */
const askForPayout = (minutes: number) =>
  sql`insert into withdrawal (id, member_id, gateway, amount_minor, currency, wallet_kind,
      wallet_number, state, created_at, hold_transfer_id, end_transfer_id)
    values (gen_random_uuid(), ${rina.memberId}, 'sandbox', 5000000, 'PLAY', 'bkash',
      '01712345678', 'requested', now() - make_interval(mins => ${minutes}),
      gen_random_uuid(), gen_random_uuid())`.execute(db);
const removePayouts = () => sql`delete from withdrawal`.execute(db);

async function win(amount: bigint): Promise<void> {
  const { walletId } = await findWallet(db, rina.memberId);
  const debit = await openAccount(db, gameAccount('dice', 'PLAY'));
  const [id, cause] = [v7(), { kind: 'test', id: v7() }];
  const body = {
    code: 'payout',
    currency: 'PLAY',
    phase: 'posted',
    amount: minor(amount),
  } as const;
  const posted = await db
    .transaction()
    .execute((tx) => post(tx, [{ ...body, id, debit, credit: walletId, cause }]));
  expect(posted).toMatchObject({ ok: true });
  // The reports have counted it.
  await sql`update report_place set read_to = (select max(seq) from ledger_transfer)`.execute(db);
}

const audit = (breaches: number, eventBreaches = 0) =>
  sql`insert into audit_run (id, started_at, ended_at, breaches, event_breaches, found,
      trial_balance, stopped)
    values (gen_random_uuid(), clock_timestamp(), clock_timestamp(), ${breaches}, ${eventBreaches},
      '[]', '[]', '{}')`.execute(db);

/** A login of the operator from an address. */
const logInFrom = (address: string) =>
  sql`insert into operator_session (id, operator_id, token_hash, created_at, seen_at, expires_at,
      ended_at, address, user_agent)
    select gen_random_uuid(), id, gen_random_uuid(), clock_timestamp(), now(),
      now() + interval '1 hour', now(), ${address}, '' from operator limit 1`.execute(db);

/** A login of the member from an address, so many days ago. */
const logMemberInFrom = (address: string, days: number) =>
  sql`insert into member_session (id, handle, member_id, token_hash, created_at, seen_at,
      expires_at, ended_at, address, user_agent)
    select gen_random_uuid(), gen_random_uuid(), ${rina.memberId}, gen_random_uuid(), at, at,
      at + interval '1 hour', at, ${address}, ''
    from (select clock_timestamp() - make_interval(days => ${days}) as at) a`.execute(db);

const countFaults = (kind: 'silent' | 'signature', faults: number) =>
  sql`insert into vendor_fault (vendor_code, kind, minute, faults)
    values ('rupali', ${kind}, date_trunc('minute', now()), ${faults})`.execute(db);

type Cause = {
  readonly begin: () => Promise<unknown>;
  /** Left out: the cause is a moment. */
  readonly end?: () => Promise<unknown>;
  readonly shown: Partial<Alert>;
};

const causes: Readonly<Record<AlertKind, Cause>> = {
  large_win: {
    begin: () => win(10_000_000n),
    shown: { name: rina.account, value: '10000000', currency: 'PLAY' },
  },
  withdrawal_over: {
    begin: () => askForPayout(0),
    end: removePayouts,
    shown: { name: rina.account, value: '5000000', currency: 'PLAY' },
  },
  deposits_failing: {
    begin: () =>
      sql`insert into deposit (id, member_id, channel, gateway, amount_minor, currency, state,
          transfer_id, created_at, expires_at, resolved_at)
        select gen_random_uuid(), ${rina.memberId}, 'mobile', 'sandbox', 1000, 'PLAY', 'failed',
          gen_random_uuid(), now() - interval '2 minutes', now() + interval '1 hour', now()
        from generate_series(1, 5)`.execute(db),
    end: () =>
      sql`update deposit set resolved_at = now() - interval '61 minutes',
      created_at = now() - interval '2 hours'`.execute(db),
    shown: { name: 'mobile', value: '100' },
  },
  deposits_differing: {
    begin: () =>
      sql`with made as (
          insert into deposit (id, member_id, channel, gateway, amount_minor, currency, state,
            transfer_id, created_at, expires_at, resolved_at)
          values (gen_random_uuid(), ${rina.memberId}, 'mobile', 'sandbox', 1000, 'PLAY', 'failed',
            gen_random_uuid(), now() - interval '2 hours', now(), now() - interval '61 minutes')
          returning id
        )
        insert into differing_payment (id, deposit_id, gateway, payment_id, trx_id, ordered_minor,
          received_minor, currency, kind, state, found_at)
        select gen_random_uuid(), id, 'sandbox', 'P1', 'T1', 1000, 900, 'PLAY', 'short', 'waiting',
          now() - interval '61 minutes' from made`.execute(db),
    end: () => sql`update differing_payment set state = 'rejected', ended_at = now()`.execute(db),
    shown: { name: '1', value: '61' },
  },
  payouts_waiting: {
    begin: () => askForPayout(61),
    end: removePayouts,
    shown: { name: '1', value: '61' },
  },
  rtp_off: {
    begin: () =>
      sql`insert into game_return_day (day, game_code, scope, currency, band, rounds, paid,
          stake_minor, payout_minor, expected, variance, largest)
        values (now(), 'dice', 'dice/1', 'PLAY', -1, 1000, 500, 1000000, 1200000, 990000,
          1e9, 1)`.execute(db),
    end: () => sql`delete from game_return_day`.execute(db),
    shown: { name: 'dice', value: '6.64' },
  },
  vendor_errors: {
    begin: async () => {
      await sql`insert into vendor (code, title_bn, title_en, vassalage, wallet_mode, address,
          signing_key_sealed, calls_per_minute, open, created_at, operator_id)
        values ('rupali', 'ক', 'Rupali', 'DIG', 'transfer', 'http://localhost', '', 1, true, now(),
          77)`.execute(db);
      await sql`insert into vendor_transfer (id, member_id, vendor_code, direction, amount_minor,
          currency, state, refusal, pending_transfer_id, end_transfer_id, sent_at, created_at,
          resolved_at)
        select gen_random_uuid(), ${rina.memberId}, 'rupali', 'to_vendor', 100, 'PLAY', 'refused',
          'no', gen_random_uuid(), gen_random_uuid(), now(), now(), now()
        from generate_series(1, 10)`.execute(db);
    },
    end: () => sql`delete from vendor_transfer`.execute(db),
    shown: { name: 'rupali', value: '10' },
  },
  audit_breach: { begin: () => audit(3), end: () => audit(0), shown: { value: '3' } },
  job_late: {
    begin: () =>
      addJob(
        db,
        'draw-lots',
        {},
        { runAt: new Date(ctx.clock.now().getTime() - 661_000), jobKey: 'late' },
      ),
    end: () => sql`delete from graphile_worker._private_jobs`.execute(db),
    shown: { name: 'draw-lots', value: '11' },
  },
  operator_login: {
    begin: () => logInFrom('103.4.145.7'),
    shown: { name: 'shapla', value: '103.4.145.7 (BD)' },
  },
  operator_country: {
    begin: async () => {
      await logInFrom('103.4.145.7');
      await logInFrom('8.8.8.8');
    },
    shown: { name: 'shapla', value: '8.8.8.8 (US)' },
  },
  member_country: {
    begin: async () => {
      await change('member_country', { threshold: 30 });
      for (const [address, days] of [
        ['8.8.4.4', 40],
        ['103.4.145.7', 20],
        ['8.8.8.8', 0],
        ['8.8.8.8', 0],
      ] as const)
        await logMemberInFrom(address, days);
    },
    shown: { name: rina.account, value: '8.8.8.8 (US)' },
  },
  vendor_silent: {
    begin: () => countFaults('silent', 10),
    end: () => sql`delete from vendor_fault`.execute(db),
    shown: { name: 'rupali', value: '10' },
  },
  vendor_signatures: {
    begin: () => countFaults('signature', 12),
    end: () => sql`update vendor_fault set minute = minute - interval '1 hour'`.execute(db),
    shown: { name: 'rupali', value: '12' },
  },
};

afterEach(async () => {
  await removePayouts();
  await db.deleteFrom('deskMailbox').execute();
});

test.each(alertKinds)('%s opens one alert while its cause lasts', async (kind) => {
  const { begin, end, shown } = causes[kind];
  await begin();
  await Promise.all([evaluate(), evaluate(), evaluate()]);
  await evaluate();
  const [alert, ...others] = await readOpen(kind);
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ kind, seen: null, closed: null, endedAt: null, ...shown });
  await end?.();
  await evaluate();
  expect(await readOpen(kind)).toHaveLength(end ? 0 : 1);
  expect(alertTerms[kind].endsItself).toBe(end !== undefined);
  if (!end) await close(alert?.id ?? '');
  // A cause that comes again is another alert; the one that went on after it was closed is not.
  await evaluate();
  expect(await readOpen(kind)).toEqual([]);
});

test('a broken chain of the event log opens the alert of audit breaches', async () => {
  await audit(0, 2);
  await evaluate();
  expect(await readOpen('audit_breach')).toMatchObject([{ value: '2' }]);
  await audit(0);
  await evaluate();
  expect(await readOpen('audit_breach')).toEqual([]);
});

test('an operator sees and closes an alert, and it is not opened again while it lasts', async () => {
  await askForPayout(0);
  await evaluate();
  const before = await operator.callOrFail(overviewAdminGet, {});
  const [alert] = await readOpen('withdrawal_over');
  const params = { id: alert?.id ?? '' };
  const seen = await operator.callOrFail(alertsAdminSee, { params });
  expect(seen).toMatchObject({ seen: { by: 'shapla' }, closed: null });
  expect(await operator.callOrFail(alertsAdminSee, { params })).toEqual(seen);
  expect(await close(params.id)).toMatchObject({ value: { closed: { by: 'shapla' } } });
  expect(await close(params.id)).toMatchObject({ code: 'state_changed' });
  expect(await close(v7())).toMatchObject({ code: 'alert_unknown' });
  const after = await operator.callOrFail(overviewAdminGet, {});
  expect(after.alertsOpen).toBe(before.alertsOpen - 1);
  await evaluate();
  expect(await readOpen('withdrawal_over')).toEqual([]);
  await removePayouts();
  await evaluate();
  await askForPayout(0);
  await evaluate();
  expect(await readOpen('withdrawal_over')).toHaveLength(1);
  const kept = (await read('all')).find(({ id }) => id === params.id);
  expect(kept?.endedAt).not.toBeNull();
});

test('an operator decides nothing about the alert of a member bound to them', async () => {
  await askForPayout(0);
  await evaluate();
  await sql`insert into operator_member (operator_id, member_id, bound_at)
    select id, ${rina.memberId}, now() from operator`.execute(db);
  const [alert] = await readOpen('withdrawal_over');
  expect(await close(alert?.id ?? '')).toMatchObject({ code: 'own_account' });
  await sql`delete from operator_member`.execute(db);
  expect(await readOpen('withdrawal_over')).toHaveLength(1);
});

test('one e-mail tells of the new alerts of a rule, and none of those before', async () => {
  const alertEmail = 'desk@example.com';
  const mailbox = { email: alertEmail, awaiting: 'next@example.com', codeId: v7() };
  await db.insertInto('deskMailbox').values(mailbox).execute();
  await setSettings(ctx, { defaultLanguage: 'en' }, 'operator:test');
  await change('withdrawal_over', { threshold: 5_000_000 });
  for (let payout = 0; payout < 25; payout += 1) await askForPayout(0);
  await Promise.all([evaluate(), evaluate()]);
  await evaluate();
  const line = `${rina.account} requested a withdrawal of ৳50,000.00.`;
  const letters = await readMessagesTo(server, alertEmail);
  expect(letters).toHaveLength(1);
  expect(await readMessagesTo(server, 'next@example.com')).toEqual([]);
  expect(letters[0]?.split('\n').filter((one) => one === line)).toHaveLength(20);
  await askForPayout(0);
  await change('withdrawal_over', { threshold: 5_000_001 });
  await evaluate();
  expect(await readMessagesTo(server, alertEmail)).toHaveLength(1);
  expect(await readOpen('withdrawal_over')).toEqual([]);
});

test('a rule that is off opens nothing and ends its alerts; wins of that time stay unknown', async () => {
  await change('payouts_waiting', { threshold: 1 });
  await change('large_win', { threshold: 10_000_000, enabled: false });
  await askForPayout(5);
  await win(20_000_000n);
  await evaluate();
  expect(await readOpen('payouts_waiting')).toHaveLength(1);
  await change('payouts_waiting', { threshold: 1, enabled: false });
  await change('large_win', { threshold: 10_000_000 });
  await evaluate();
  expect(await readOpen('payouts_waiting')).toEqual([]);
  expect(await readOpen('large_win')).toEqual([]);
});

test('a change of a rule is logged as it was and is, and a threshold without sense refused', async () => {
  await change('deposits_failing', { threshold: 40 });
  expect(await change('deposits_failing', { threshold: 101 })).toMatchObject({
    code: 'malformed',
    fields: { threshold: 'This request is not valid. Check it and try again.' },
  });
  const { rules } = await operator.callOrFail(alertRulesAdminList, {});
  expect(rules.map(({ kind }) => kind)).toEqual(alertKinds);
  expect(await readRule('deposits_failing')).toMatchObject({
    terms: { threshold: 40 },
    changed: { by: 'shapla' },
    waiting: null,
  });
  const logged = await db
    .selectFrom('eventLog')
    .select(['actor', 'detail'])
    .where('kind', '=', 'alert_rule.changed')
    .where('subject', '=', 'alert_rule:deposits_failing')
    .execute();
  expect(logged).toEqual([
    {
      actor: 'operator:shapla',
      detail: {
        reason: 'test of a rule',
        request: expect.any(String) as string,
        before: { threshold: 50, enabled: true, byEmail: true },
        after: { threshold: 40, enabled: true, byEmail: true },
      },
    },
  ]);
});

test('pages of alerts follow each other', async () => {
  const whole = await read('all');
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { state: 'all', limit: 3, ...(cursor !== undefined && { cursor }) } as const;
    const page = await operator.callOrFail(alertsAdminList, { query });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen.slice(0, whole.length)).toEqual(whole.map(({ id }) => id));
  expect(new Set(seen).size).toBe(seen.length);
});
