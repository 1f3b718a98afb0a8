import type { AlertKind } from '@khelaghor/contract/backoffice/alert-terms.ts';
import { hourMs, minuteMs, dayMs } from '@khelaghor/time/durations.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { getCountry } from '../../lib/http/country-of.ts';
import { countDiffering, readHealth } from '../../money/deposits/index.ts';
import { findLastAudit } from '../../money/ledger-audit/index.ts';
import { listGamesOff } from '../../play/game-desk/index.ts';
import { sumFaults } from '../../play/vendors/index.ts';
import type { FaultKind } from '../../play/vendors/index.ts';
import { getCurrencyOfMode, readSettingsInTx } from '../../site/settings/index.ts';
import { computeFailedPercent, isFromNewCountry, isFromNewNetwork } from './alert-rules.ts';
import type { Cause, Login } from './alert-rules.ts';
import * as store from './cause-store.ts';

type FindCauses = (ctx: Context, tx: Tx, threshold: number) => Promise<Cause[]>;

/** The currency that members play with now. */
async function readCurrency(ctx: Context, tx: Tx) {
  const { moneyMode } = await readSettingsInTx(ctx, tx);
  return getCurrencyOfMode(moneyMode);
}

const getAgo = ({ clock }: Context, ms: number): Date => new Date(clock.now().getTime() - ms);

const countMinutes = ({ clock }: Context, since: Date): string =>
  String(Math.floor((clock.now().getTime() - since.getTime()) / minuteMs));

const findLargeWins: FindCauses = async (ctx, tx, threshold) => {
  const currency = await readCurrency(ctx, tx);
  const wins = await store.takeLargeWins(tx, currency, threshold);
  return wins.map(({ id, memberId, username: name, amount }) => {
    return { subject: `transfer:${id}`, name, value: String(amount), currency, memberId };
  });
};

const findLargeWithdrawals: FindCauses = async (ctx, tx, threshold) => {
  const currency = await readCurrency(ctx, tx);
  const found = await store.listLargeWithdrawals(tx, currency, threshold);
  return found.map(({ id, memberId, username: name, amount }) => {
    return { subject: `withdrawal:${id}`, name, value: String(amount), currency, memberId };
  });
};

const findFailingChannels: FindCauses = async (ctx, tx, threshold) =>
  [...(await readHealth(tx, getAgo(ctx, hourMs)))].flatMap(([name, { confirmed, failed }]) => {
    const percent = computeFailedPercent(confirmed, failed);
    if (percent === null || percent < threshold) return [];
    return [{ subject: `channel:${name}`, name, value: String(percent) }];
  });

const findDifferingPayments: FindCauses = async (ctx, tx, threshold) => {
  const { waiting, oldest } = await countDiffering(tx, getAgo(ctx, threshold * minuteMs));
  if (oldest === null) return [];
  return [{ subject: 'differing', name: String(waiting), value: countMinutes(ctx, oldest) }];
};

const findWaitingPayouts: FindCauses = async (ctx, tx, threshold) => {
  const { waiting, oldest } = await store.countWaiting(tx, getAgo(ctx, threshold * minuteMs));
  if (oldest === null) return [];
  return [{ subject: 'payouts', name: String(waiting), value: countMinutes(ctx, oldest) }];
};

const sigmaUnit = 1_000;

const findGamesOff: FindCauses = async (ctx, tx, threshold) => {
  const off = await listGamesOff(tx, ctx.clock.now(), threshold / sigmaUnit);
  return off.map(({ gameCode: name, scope, currency, sigmas }) => {
    return { subject: `game:${scope}:${currency}`, name, value: sigmas.toFixed(2) };
  });
};

const findVendorErrors: FindCauses = async (ctx, tx, threshold) =>
  (await store.countVendorErrors(tx, getAgo(ctx, hourMs)))
    .filter(({ errors }) => errors >= threshold)
    .map(({ vendor: name, errors }) => {
      return { subject: `vendor:${name}`, name, value: String(errors) };
    });

const findBreaches: FindCauses = async (_ctx, tx, threshold) => {
  const audit = await findLastAudit(tx);
  const breaches = audit ? audit.run.breaches + audit.run.eventBreaches : 0;
  return breaches < threshold ? [] : [{ subject: 'ledger', name: '', value: String(breaches) }];
};

const findLateJobs: FindCauses = async (ctx, tx, threshold) =>
  (await store.listLateJobs(tx, getAgo(ctx, threshold * minuteMs))).map(({ job: name, dueAt }) => {
    return { subject: `job:${name}`, name, value: countMinutes(ctx, dueAt) };
  });

/** Names a login by its account, and shows its address with the country. */
function toLoginCause({ sessionId, username: name, address, memberId }: Login): Cause {
  const country = getCountry(address);
  const value = country === null ? address : `${address} (${country})`;
  const member = memberId === undefined ? {} : { memberId };
  return { subject: `session:${sessionId}`, name, value, ...member };
}

const findNewNetworks: FindCauses = async (ctx, tx, threshold) =>
  (await store.listLogins(tx, getAgo(ctx, dayMs), threshold))
    .filter(isFromNewNetwork)
    .map(toLoginCause);

const findNewCountries: FindCauses = async (ctx, tx, threshold) =>
  (await store.listLogins(tx, getAgo(ctx, dayMs), threshold))
    .filter(isFromNewCountry)
    .map(toLoginCause);

const findMembersAbroad: FindCauses = async (ctx, tx, threshold) =>
  (await store.listMemberLogins(tx, getAgo(ctx, hourMs), threshold))
    .filter(isFromNewCountry)
    .slice(0, store.causesMax)
    .map(toLoginCause);

const findVendorFaults =
  (kind: FaultKind): FindCauses =>
  async (ctx, tx, threshold) =>
    (await sumFaults(tx, kind, getAgo(ctx, hourMs)))
      .filter(({ faults }) => faults >= threshold)
      .map(({ vendor: name, faults }) => ({
        subject: `vendor:${name}`,
        name,
        value: String(faults),
      }));

/** Looks for the causes of each kind. */
export const findCauses: Readonly<Record<AlertKind, FindCauses>> = {
  large_win: findLargeWins,
  withdrawal_over: findLargeWithdrawals,
  deposits_failing: findFailingChannels,
  deposits_differing: findDifferingPayments,
  payouts_waiting: findWaitingPayouts,
  rtp_off: findGamesOff,
  vendor_errors: findVendorErrors,
  audit_breach: findBreaches,
  job_late: findLateJobs,
  operator_login: findNewNetworks,
  operator_country: findNewCountries,
  member_country: findMembersAbroad,
  vendor_silent: findVendorFaults('silent'),
  vendor_signatures: findVendorFaults('signature'),
};
