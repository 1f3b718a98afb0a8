import { z } from 'zod';
import { siteLanguageCodes } from '../lib/languages.ts';
import { instant, localText } from '../lib/shapes.ts';
import { siteModules } from './menu-modules.ts';
import type { ModuleGroup } from './menu-modules.ts';

/** What the larger settings consist of. */

export const siteLanguage = z.enum(siteLanguageCodes);

/** An address of the site: scheme and host, nothing behind it. */
export const siteAddress = z
  .string()
  .max(200)
  .regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/);

/**
 * A host that serves our files: over TLS, a name with a dot, nothing behind it. It goes
 * into the page's policy as it is, so that nothing else may stand in it.
 */
const cdnHost = z
  .string()
  .max(200)
  .regex(/^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](?::\d{1,5})?$/);
export const cdnHosts = z
  .array(cdnHost)
  .max(8)
  .refine((hosts) => new Set(hosts).size === hosts.length);

const titleText = localText.extend({ bn: z.string().max(80), en: z.string().max(80) });
const bodyText = localText.extend({ bn: z.string().max(600), en: z.string().max(600) });

/**
 * What the maintenance page says and when maintenance is. A window that has both ends closes and
 * opens the site by itself. Empty texts: the page says what it says by itself.
 */
export const maintenancePlan = z.object({
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  title: titleText,
  text: bodyText,
});
export type MaintenancePlan = z.infer<typeof maintenancePlan>;

/** What somebody in a country may do here. */
export const regionRule = z.enum(['allowed', 'play_only', 'blocked']);
export type RegionRule = z.infer<typeof regionRule>;

/** One row: a country by its two letters, or `*` for all that have no row of their own. */
export const regionPolicy = z.object({
  country: z.string().regex(/^(\*|[A-Z]{2})$/),
  rule: regionRule,
  minimumAge: z.number().int().min(18).max(99),
});
export type RegionPolicy = z.infer<typeof regionPolicy>;

export const regionPolicies = z
  .array(regionPolicy)
  .max(260)
  .refine((rows) => rows.filter(({ country }) => country === '*').length === 1)
  .refine((rows) => new Set(rows.map(({ country }) => country)).size === rows.length);

/** One thing that can be shown, in its place. */
const moduleChoice = z.object({ modId: z.string().max(32), enabled: z.boolean() });
export type ModuleChoice = z.infer<typeof moduleChoice>;

export const choicesOf = (group: ModuleGroup) =>
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
  bn: z.string().trim().min(1).max(40),
  en: z.string().trim().min(1).max(40),
});

/** The address of a picture of ours; empty: the painted mark. */
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
