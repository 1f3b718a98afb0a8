import { z } from 'zod';
import { outsideProviders } from './identity-providers.ts';
import { registrationField } from './registration-fields.ts';
import { customerServiceEntry, resource } from './external-links.ts';
import { route } from '../lib/route.ts';
import { currency, localText } from '../lib/shapes.ts';
import { offeredLanguage, publicSchemas } from './settings.ts';

/** What the site is, how it is set, and whether it is open. */

export const noticeLine = z.object({ id: z.string(), text: localText });

/** A part of the site: whether it is shown, and its own parts in their order. */
const siteModule = z.object({
  modId: z.string(),
  enabled: z.boolean(),
  childrenNodes: z.array(z.object({ modId: z.string(), enabled: z.boolean() })),
});

/** The settings that every visitor may know; the operator edits them in the console. */
export const whitelabelValue = z.object({
  ...publicSchemas,
  currency,
  /** Those that are switched on, in the operator's order. */
  languages: z.array(offeredLanguage),
  /** Where the code for a new account's phone comes from, if not from us. No secret is in it. */
  firebase: z
    .object({
      apiKey: z.string(),
      project: z.string(),
      /** The address of a stand-in of a test; null: Firebase itself. */
      standIn: z.string().nullable(),
    })
    .nullable(),
  /** Sites whose accounts let somebody in here; empty: none. */
  elsewhere: z.array(z.enum(outsideProviders)),
  minimumAge: z.number().int(),
  gamesOrigin: z.string(),
  customerService: z.array(customerServiceEntry),
  resources: z.array(resource),
  /** What is shown, and in which order: groups (`category`, `menu`) with their members. */
  modules: z.array(siteModule),
  /** The site is closed for maintenance, or in the visitor's region. */
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
  /** Who we take the visitor for. `country` is empty when it is not known. */
  location: z.object({ ip: z.string(), country: z.string() }),
  /** The key to which payloads marked sealed are sealed; it rotates daily. */
  sealing: z.object({ keyId: z.string(), publicKey: z.string() }),
  /** An empty name: visits are told to nobody. */
  analytics: z.object({ gtagId: z.string() }),
  buildId: z.string(),
});
export type Whitelabel = z.infer<typeof whitelabelValue>;

export const whitelabel = route({
  id: 'site.whitelabel',
  listener: 'site',
  method: 'GET',
  path: '/wps/system/whitelabel',
  caller: 'anyone',
  staysOpen: true,
  summary: 'Brand, switches and the public sealing key',
  value: whitelabelValue,
  refusals: [],
});

export const registrationSettings = route({
  id: 'site.registrationSettings',
  listener: 'site',
  method: 'GET',
  path: '/wps/system/setting/register',
  caller: 'anyone',
  summary: 'Which registration fields are shown and what they accept',
  value: z.object({ fields: z.array(registrationField) }),
  refusals: [],
});
