import { z } from 'zod';
import { languageNames, siteLanguageCodes } from '../lib/languages.ts';
import type { SiteLanguage } from '../lib/languages.ts';
import { instant, localText } from '../lib/shapes.ts';
import { registrationFields } from './registration-fields.ts';
import { siteModules } from './menu-modules.ts';
import type { ModuleGroup } from './menu-modules.ts';

/** What an operator sets about the site as a whole. */

export const siteLanguage = z.enum(siteLanguageCodes);

/** An address of the site: scheme and host, nothing behind it. */
const siteAddress = z
  .string()
  .max(200)
  .regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/);

/**
 * A host that hands on what lies on ours: over TLS, a name with a dot, nothing behind it. It goes
 * into the page's policy as it is, so that nothing else may stand in it.
 */
const handingHost = z
  .string()
  .max(200)
  .regex(/^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](?::\d{1,5})?$/);
const handingHosts = z
  .array(handingHost)
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

const regionPolicies = z
  .array(regionPolicy)
  .max(260)
  .refine((rows) => rows.filter(({ country }) => country === '*').length === 1)
  .refine((rows) => new Set(rows.map(({ country }) => country)).size === rows.length);

/** One thing that can be shown, in its place. */
const moduleChoice = z.object({ modId: z.string().max(32), enabled: z.boolean() });
export type ModuleChoice = z.infer<typeof moduleChoice>;

const choicesOf = (group: ModuleGroup) =>
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

/**
 * The settings that the console edits; each change is kept in the event log with before and after.
 */
export const siteSettings = z.object({
  registrationOpen: z.boolean(),
  captchaOnRegistration: z.boolean(),
  usernameRegistration: z.boolean(),
  /** An account out of a phone number, whose name the server makes. */
  mobileRegistration: z.boolean(),
  /** Such an account has a password as well; otherwise its owner logs in with codes. */
  mobileAndPasswordRegistration: z.boolean(),
  /** A phone number that is registered must be proven with a code. */
  smsVerification: z.boolean(),
  /** Who sends that code, and hears whether it comes back right: we, or Firebase. */
  phoneCodesFrom: z.enum(['house', 'firebase']),
  /** What the form asks for, in its order, and what each field takes. */
  registrationFields,
  /** Members log in with a code as well. */
  mobileCodeLogin: z.boolean(),
  /** To whose phones codes are sent, and how many a day at most, which bounds what they cost. */
  smsCountries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .max(40)
    .refine((countries) => new Set(countries).size === countries.length),
  smsDailyMax: z.number().int().min(0).max(1_000_000),
  /** After so many days a password has expired; 0: never. */
  passwordExpiryDays: z.number().int().min(0).max(3_650),
  /** Whoever logs in with a temporary or an expired password must take a new one first. */
  forcePasswordChange: z.boolean(),
  /** What asks for proof of a person: work that the browser does unseen, or a box of GeeTest. */
  humanCheck: z.enum(['work', 'geetest']),
  /** The site's id at GeeTest; its key is a secret of the server. */
  geetestCaptchaId: z.string().regex(/^([0-9a-f]{32})?$/),
  /** Visitors see the login and little else. */
  loginToHome: z.boolean(),
  /** Visitors may try our own games with trial money. */
  freePlay: z.boolean(),
  digits: z.enum(['latn', 'beng']),
  grouping: z.enum(['lakh', 'western']),
  status: z.union([z.literal(0), z.literal(1)]),
  maintenance: maintenancePlan,
  brandName: z.object({
    bn: z.string().trim().min(1).max(40),
    en: z.string().trim().min(1).max(40),
  }),
  /** The address of a picture of ours; empty: the painted mark. */
  logo: z
    .string()
    .max(200)
    .regex(/^(\/media\/[\w.-]+)?$/),
  languages: z
    .array(siteLanguage)
    .min(1)
    .refine((codes) => new Set(codes).size === codes.length),
  defaultLanguage: siteLanguage,
  /** Other addresses of the site, for the speed check; its own is always among them. */
  domains: z.array(siteAddress).max(20),
  mediaLinks: z.array(mediaLink).max(3),
  regionPolicies,
  menus: z.object({ category: choicesOf('category'), menu: choicesOf('menu') }),
  /** The name of the operator's Google tag; empty: nobody outside hears of visits. */
  gtagId: z.string().regex(/^(?:(?:G|GT|AW)-[A-Z0-9]{4,20})?$/),
  /** Hosts that hand on our pictures; empty: we serve them ourselves. */
  imageCDNs: handingHosts,
  /** Hosts that hand on the games' own origin; empty: games open from there. */
  launchGameCDNs: handingHosts,
});
export type SiteSettings = z.infer<typeof siteSettings>;

/** A language as a page offers it. */
export const offeredLanguage = z.object({ code: siteLanguage, name: z.string() });

export const offerOf = (code: SiteLanguage): z.infer<typeof offeredLanguage> => ({
  code,
  name: languageNames[code],
});
