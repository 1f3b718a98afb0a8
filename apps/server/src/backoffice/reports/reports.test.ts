// Goal: an operator reads reports of real bets and the transfers behind a line, and gets both as
// files; members and their weeks are counted, and the accounts add up to zero. Method: the whole
// system, through the console's own calls.
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import {
  moneyDeskAdminGet,
  reportsAdminDownload,
  reportsAdminDownloadMovements,
  reportsAdminGet,
  reportsAdminGetCohorts,
  reportsAdminListMovements,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import { walletGetBalance } from '@khelaghor/client/routes/first.gen.ts';
import { inhousePlay } from '@khelaghor/client/routes/play.gen.ts';
import { formatDhakaDate, parseDay } from '@khelaghor/time/dhaka.ts';
import { getWeekStart, weekStarts } from '@khelaghor/time/week.ts';
import { toDiceCall } from '@khelaghor/testkit/dice-call.ts';
import { openDice } from '@khelaghor/testkit/open-dice.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { auditAfterAll, withOperator } from '@khelaghor/testkit/with-server.ts';
import { setSettings } from '../../site/settings/index.ts';
import { foldReports } from './fold-reports.ts';

const { server, operator } = await withOperator();
const { ctx } = server;
auditAfterAll(server);

const currency = 'PLAY';
const today = formatDhakaDate(ctx.clock.now().getTime());
const days = { from: today, to: today, currency } as const;
const rolls = 55;

const member = await signUp(server, { balanceMinor: 1_000_000n });
const game = await openDice(server, member.browser);
for (let roll = 0; roll < rolls; roll += 1) {
  const bet = { key: v7(), stake: '1000', seedId: game.seedId, chance: 4950 } as const;
  const call = toDiceCall({ ...bet, direction: 'under' });
  await game.game.callOrFail(inhousePlay, call);
}
const { sumBalance } = await member.browser.callOrFail(walletGetBalance, {});
const paid = BigInt(sumBalance) - 1_000_000n + 1_000n * BigInt(rolls);
await foldReports(ctx);

const download = (route: { readonly path: string }, query: Record<string, string>) =>
  operator.send(`${route.path}?${String(new URLSearchParams(query))}`, {
    headers: { language: 'en' },
  });

test('the figures of a day are those of its bets', async () => {
  const { totals, rows, countedTo } = await operator.callOrFail(reportsAdminGet, { query: days });
  const played = {
    bets: rolls,
    stakes: String(1_000 * rolls),
    payouts: String(paid),
    result: String(1_000n * BigInt(rolls) - paid),
    activeMembers: 1,
    newMembers: 1,
  };
  expect(totals).toMatchObject(played);
  expect(rows).toEqual([{ ...totals, key: today, title: null }]);
  expect(countedTo).not.toBeNull();
  const byGame = await operator.callOrFail(reportsAdminGet, {
    query: { ...days, dimension: 'game' },
  });
  expect(byGame.totals).toEqual(totals);
  expect(byGame.rows).toMatchObject([
    { ...played, newMembers: 0, key: 'dice', title: { en: 'Dice' } },
  ]);
  const byCountry = await operator.callOrFail(reportsAdminGet, {
    query: { ...days, dimension: 'country' },
  });
  expect(byCountry.totals).toEqual(totals);
  expect(byCountry.countedTo).not.toBeNull();
  // The test's own address is in no country.
  expect(byCountry.rows).toEqual([{ ...totals, key: '', title: null }]);
});

test('the transfers behind a line are listed page by page, each once', async () => {
  const query = { ...days, dimension: 'game', key: 'dice' } as const;
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await operator.callOrFail(reportsAdminListMovements, {
      query: { ...query, ...(cursor !== undefined && { cursor }) },
    });
    ids.push(...page.items.filter(({ code }) => code === 'stake').map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(ids).toHaveLength(rolls);
  expect(new Set(ids).size).toBe(rolls);
  const file = await (await download(reportsAdminDownloadMovements, query)).text();
  const lines = file.split('\r\n').filter((line) => line.includes(',stake,'));
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(ids);
});

test('a report is a file of its lines and totals', async () => {
  const response = await download(reportsAdminDownload, days);
  expect(response.headers.get('content-type')).toContain('text/csv');
  const [head, line, total] = (await response.text()).split('\r\n');
  expect(head).toContain('Line,Title,Bets,Stakes,Payouts,Result');
  expect(line).toMatch(new RegExp(`^${today},,${rolls},${10 * rolls}\\.00,`, 'u'));
  expect(total?.replace(',Total', '')).toBe(line?.replace(`${today},`, ''));
});

test.each([
  [{ from: '2026-11-28', to: '2026-11-27' }, 'period_reversed'],
  [{ from: '1976-11-27', to: '2026-11-27', period: 'month' }, 'report_too_long'],
] as const)('a report of %j is refused: %s', async (query, code) => {
  const asked = { query: { currency, ...query } } as const;
  expect(await operator.call(reportsAdminGet, asked)).toMatchObject({ success: false, code });
});

test.each(weekStarts)('a week of registration from %s is compared week by week', async (start) => {
  await setSettings(server.ctx, { weekStart: start }, 'system');
  const { cohorts } = await operator.callOrFail(reportsAdminGetCohorts, {
    query: { currency, weeks: 2 },
  });
  expect(cohorts.map(({ members, weeks }) => [members, weeks.length])).toEqual([
    [1, 1],
    [0, 2],
  ]);
  expect(cohorts[0]?.weeks).toEqual([{ activeMembers: 1, depositors: 0 }]);
  const week = parseDay(cohorts[0]?.week ?? '');
  expect(getWeekStart(week, start)).toBe(week);
  const { from, rows, totals } = await operator.callOrFail(reportsAdminGet, {
    query: { currency, from: today, to: today, period: 'week' },
  });
  expect(from).toBe(cohorts[0]?.week);
  expect(rows).toMatchObject([{ key: from, bets: totals.bets, activeMembers: 1 }]);
});

test('the accounts add up to zero, and what is owed is in the wallets', async () => {
  const desk = await operator.callOrFail(moneyDeskAdminGet, { query: { currency } });
  const sum = desk.trialBalance.reduce((all, { balance }) => all + BigInt(balance), 0n);
  expect(sum).toBe(0n);
  const owed = desk.liabilities.find(({ kind }) => kind === 'wallet');
  expect(owed?.balance).toBe(String(1_000_000n - 1_000n * BigInt(rolls) + paid));
});

test('a stranger reads no report', async () => {
  const stranger = openBrowser(server, { listener: 'console' });
  expect(await stranger.call(reportsAdminGet, { query: days })).toMatchObject({
    success: false,
    code: 'not_logged_in',
  });
});
