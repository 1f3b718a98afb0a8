import { z } from 'zod';
import { outsideProviders } from './identity-providers.ts';
import { registrationField } from './registration-fields.ts';
import { customerServiceEntry, resource } from './external-links.ts';
import { route } from '../lib/route.ts';
import { currency, localText } from '../lib/shapes.ts';
import { offeredLanguage, publicSchemas } from './settings.ts';

/** The site's public settings and status. */

export const noticeLine = z.object({ id: z.string(), text: localText });

/** A module of the site, and its children in display order. */
const siteModule = z.object({
  modId: z.string(),
  enabled: z.boolean(),
  childrenNodes: z.array(z.object({ modId: z.string(), enabled: z.boolean() })),
});

/** The public settings, which operators edit in the console. */
export const whitelabelValue = z.object({
  ...publicSchemas,
  currency,
  /** Enabled languages, in the operator's order. */
  languages: z.array(offeredLanguage),
  /** Set when Firebase sends the SMS code of registration. Contains no secret. */
  firebase: z
    .object({
      apiKey: z.string(),
      project: z.string(),
      /** The address of a test's stand-in; null: Firebase itself. */
      standIn: z.string().nullable(),
    })
    .nullable(),
  /** Identity providers for social login; empty: none. */
  elsewhere: z.array(z.enum(outsideProviders)),
  minimumAge: z.number().int(),
  gamesOrigin: z.string(),
  customerService: z.array(customerServiceEntry),
  resources: z.array(resource),
  /** Shown modules in display order: groups (`category`, `menu`) with their children. */
  modules: z.array(siteModule),
  /** The site is closed for maintenance, or in the visitor's region. */
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
  /** The visitor's address and country; `country` is empty when unknown. */
  location: z.object({ ip: z.string(), country: z.string() }),
  /** The public key for encrypted payloads; it rotates daily. */
  sealing: z.object({ keyId: z.string(), publicKey: z.string() }),
  /** Empty: no analytics. */
  analytics: z.object({ gtagId: z.string() }),
  buildId: z.string(),
});
export type Whitelabel = z.infer<typeof whitelabelValue>;

export const whitelabel = route.anyone('GET /wps/system/whitelabel', {
  id: 'site.getWhitelabel',
  duringMaintenance: true,
  summary: 'Returns brand, switches and the public sealing key',
  value: whitelabelValue,
});

export const registrationSettings = route.anyone('GET /wps/system/setting/register', {
  id: 'site.getRegistrationSettings',
  summary: 'Returns the registration fields and their rules',
  value: z.object({ fields: z.array(registrationField) }),
});
