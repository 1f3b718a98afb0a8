import type { GamePace } from '@khelaghor/contract/play/inhouse.ts';
import type { SiteStatus } from '@khelaghor/contract/site/status.ts';
import type { RegionPolicy, RegionRule } from '@khelaghor/contract/site/setting-shapes.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import { hourMs, minuteMs } from '@khelaghor/time/durations.ts';
import { getCountryName } from '../../lib/http/country-name.ts';
import { getCountry } from '../../lib/http/country-of.ts';
import type { Context } from '../../lib/context.ts';
import { isBlockedAddress } from './blocked-networks.ts';
import { readSettings } from './read-settings.ts';
import type { StoredSettings } from '@khelaghor/contract/site/settings.ts';

type Closing = Pick<StoredSettings, 'status' | 'maintenance'>;

/**
 * Whether the site is closed for maintenance now: by hand or by its plan, and never longer than the
 * announced end.
 */
export function isInMaintenance({ status, maintenance }: Closing, now: Date): boolean {
  const { startsAt, endsAt } = maintenance;
  if (endsAt !== null && new Date(endsAt) <= now) return false;
  return status === 1 || (startsAt !== null && new Date(startsAt) <= now);
}

const closedAtMostMs = hourMs;
const closedUsuallyMs = 5 * minuteMs;

/** Returns when it helps to look again at a closed site: at its announced end, if that is near. */
export function computeMaintenanceWait(endsAt: string | null, now: Date): number {
  if (endsAt === null) return closedUsuallyMs;
  return Math.min(Math.max(new Date(endsAt).getTime() - now.getTime(), 0), closedAtMostMs);
}

const strictness: readonly RegionRule[] = ['allowed', 'play_only', 'blocked'];

/** Rules of a row for its country. */
type Policy = Omit<RegionPolicy, 'country'>;

/** Returns the strictest value of each column of all rows. */
function strictest(policies: readonly RegionPolicy[]): Policy {
  const rules = policies.map(({ rule }) => strictness.indexOf(rule));
  return {
    rule: strictness[Math.max(...rules)] ?? 'blocked',
    minimumAge: Math.max(...policies.map(({ minimumAge }) => minimumAge)),
    cycleMs: Math.max(...policies.map(({ cycleMs }) => cycleMs)),
    slotCycleMs: Math.max(...policies.map(({ slotCycleMs }) => slotCycleMs)),
    autoplay: policies.every(({ autoplay }) => autoplay),
    turbo: policies.every(({ turbo }) => turbo),
  };
}

/**
 * Returns the row of a country, else the row for all others. When the country is unknown, real
 * money uses the strictest of all rows; play money the row for all others.
 */
export function getPolicyFor(
  { regionPolicies, moneyMode }: Pick<StoredSettings, 'regionPolicies' | 'moneyMode'>,
  country: string | null,
): Policy {
  if (country === null && moneyMode === 'real') return strictest(regionPolicies);
  const own = regionPolicies.find((row) => row.country === country);
  const others = regionPolicies.find((row) => row.country === '*');
  return own ?? others ?? strictest(regionPolicies);
}

/** Whether this rule closes a site with this money mode. */
export const isRestricted = (rule: RegionRule, moneyMode: 'play' | 'real'): boolean =>
  rule === 'blocked' || (rule === 'play_only' && moneyMode === 'real');

const unknownCountry: LocalText = { bn: 'জানা যায়নি', en: 'not known' };

/**
 * Returns whether the site is open to a client address, and what the closed page shows. The address
 * is the one that the listener trusts: only a trusted proxy may name another.
 */
export async function readSiteStatus(ctx: Context, ip: string): Promise<SiteStatus> {
  const settings = await readSettings(ctx);
  const country = getCountry(ip);
  const { rule } = getPolicyFor(settings, country);
  const isBlocked = isBlockedAddress(settings.blockedNetworks, ip);
  if (isBlocked || isRestricted(rule, settings.moneyMode)) {
    const countryName = country === null ? unknownCountry : getCountryName(country);
    return { status: 2, maintenance: null, visitor: { ip, country: country ?? '', countryName } };
  }
  if (isInMaintenance(settings, ctx.clock.now())) {
    const { title, text, endsAt } = settings.maintenance;
    return { status: 1, maintenance: { title, text, until: endsAt }, visitor: null };
  }
  return { status: 0, maintenance: null, visitor: null };
}

/** Returns the minimum age for play from a client address, in years. */
export async function getMinimumAgeAt(ctx: Context, ip: string): Promise<number> {
  const settings = await readSettings(ctx);
  return Math.max(settings.minimumAge, getPolicyFor(settings, getCountry(ip)).minimumAge);
}

const anyPace: GamePace = { cycleMs: 0, autoplay: true, turbo: true };

/**
 * Returns how fast an in-house game may be played from a client address. The rows of the policies
 * apply to real money; with other money every pace is allowed.
 */
export async function getPaceAt(
  ctx: Context,
  ip: string,
  { currency, isSlot }: { readonly currency: StakeCurrency; readonly isSlot: boolean },
): Promise<GamePace> {
  if (currency !== 'BDT') return anyPace;
  const settings = await readSettings(ctx);
  const policy = getPolicyFor(settings, getCountry(ip));
  const { autoplay, turbo } = policy;
  return { cycleMs: isSlot ? policy.slotCycleMs : policy.cycleMs, autoplay, turbo };
}
