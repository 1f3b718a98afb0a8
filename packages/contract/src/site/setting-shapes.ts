import { z } from 'zod';
import { siteLanguageCodes } from '../lib/languages.ts';
import { instant, localText } from '../lib/shapes.ts';
import { siteModules } from './menu-modules.ts';
import type { ModuleGroup } from './menu-modules.ts';
import { defineLines, defineName } from '../lib/typed-fields.ts';

/** Schemas of the larger settings. */

export const siteLanguage = z.enum(siteLanguageCodes);

/** An origin of the site, without a path. */
export const siteAddress = z
  .string()
  .max(200)
  .regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/);

/**
 * The origin of a CDN: https, a host name with a dot, no path. The page's CSP includes it
 * unchanged, so the pattern allows nothing else.
 */
const cdnHost = z
  .string()
  .max(200)
  .regex(/^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](?::\d{1,5})?$/);
export const cdnHosts = z
  .array(cdnHost)
  .max(8)
  .refine((hosts) => new Set(hosts).size === hosts.length);

/** An e-mail address, or an empty text. */
export const emailOrNothing = z
  .string()
  .max(254)
  .regex(/^(?:[\w.!#$%&'*+/=?^`{|}~-]+@[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)+)?$/);

const titleText = localText.extend({ bn: defineName(80), en: defineName(80) });
const bodyText = localText.extend({ bn: defineLines(600), en: defineLines(600) });

/**
 * Texts and time of maintenance. With a start and an end, the site closes and opens
 * automatically. Empty texts: the page shows its own.
 */
export const maintenancePlan = z.object({
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  title: titleText,
  text: bodyText,
});
export type MaintenancePlan = z.infer<typeof maintenancePlan>;

/** What visitors from a country may do. */
export const regionRule = z.enum(['allowed', 'play_only', 'blocked']);
export type RegionRule = z.infer<typeof regionRule>;

/** The pace of games with real money where nothing else is known to be allowed. */
export const strictestPace = {
  cycleMs: 5_000,
  slotCycleMs: 2_500,
  autoplay: false,
  turbo: false,
} as const;

const cycleOf = (usualMs: number) => z.number().int().min(0).max(60_000).default(usualMs);

/** One row: a country's two letters, or `*` for all countries without a row. */
export const regionPolicy = z.object({
  country: z.string().regex(/^(\*|[A-Z]{2})$/),
  rule: regionRule,
  minimumAge: z.number().int().min(18).max(99),
  /** With real money: the least time between two rounds of an in-house game, in milliseconds. */
  cycleMs: cycleOf(strictestPace.cycleMs),
  /** The least time between two spins of a slot, in milliseconds. */
  slotCycleMs: cycleOf(strictestPace.slotCycleMs),
  /** With real money: whether a page may play several rounds after one press. */
  autoplay: z.boolean().default(strictestPace.autoplay),
  /** With real money: whether a page may show rounds faster. */
  turbo: z.boolean().default(strictestPace.turbo),
});
export type RegionPolicy = z.infer<typeof regionPolicy>;

export const regionPolicies = z
  .array(regionPolicy)
  .max(260)
  .refine((rows) => rows.filter(({ country }) => country === '*').length === 1)
  .refine((rows) => new Set(rows.map(({ country }) => country)).size === rows.length);

export const blockedNetworksMax = 500;

/** The largest networks that may be blocked: larger ones would close the site to a continent. */
const leastPrefix = { ipv4: 8, ipv6: 16 } as const;

/** An address of IPv4 or IPv6, or a network of them by its prefix. */
const blockedNetwork = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).refine((network) => {
  const [, prefix] = network.split('/');
  if (prefix === undefined) return true;
  return Number(prefix) >= leastPrefix[network.includes(':') ? 'ipv6' : 'ipv4'];
});

export const blockedNetworks = z
  .array(blockedNetwork)
  .max(blockedNetworksMax)
  .refine((networks) => new Set(networks).size === networks.length);

/** One module that can be shown, at its position. */
const moduleChoice = z.object({ modId: z.string().max(32), enabled: z.boolean() });
export type ModuleChoice = z.infer<typeof moduleChoice>;

export const getChoices = (group: ModuleGroup) =>
  z
    .array(moduleChoice)
    .refine(
      (choices) =>
        choices.length === siteModules[group].length &&
        siteModules[group].every((modId) => choices.some((choice) => choice.modId === modId)),
    );

export const mediaLink = z.object({
  media: z.enum(['FACEBOOK', 'INSTAGRAM', 'TELEGRAM']),
  url: z
    .url()
    .max(300)
    .regex(/^https:\/\//),
});

export const brandName = z.object({
  bn: defineName(40).min(1),
  en: defineName(40).min(1),
});

/** The address of an uploaded picture; empty: the built-in logo. */
export const logo = z
  .string()
  .max(200)
  .regex(/^(\/media\/[\w.-]+)?$/);

export const languages = z
  .array(siteLanguage)
  .min(1)
  .refine((codes) => new Set(codes).size === codes.length);

export const countries = z
  .array(z.string().regex(/^[A-Z]{2}$/))
  .min(1)
  .max(40)
  .refine((codes) => new Set(codes).size === codes.length);
