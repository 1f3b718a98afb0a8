import { ruleTrouble } from '@khelaghor/contract/site/ruled-fields.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What of a draft differs from what is saved: exactly this is sent. */
export function changesOf(
  saved: SiteSettings,
  draft: Partial<SiteSettings>,
): Partial<SiteSettings> {
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([key, value]) => !isSame(saved[key as keyof SiteSettings], value),
    ),
  );
}

/** Why a draft cannot be saved as it is. The server would refuse it too, without saying where. */
export type DraftTrouble =
  | 'end_before_start'
  | 'end_passed'
  | 'brand_empty'
  | 'default_language_off'
  | 'domain_invalid'
  | 'link_invalid'
  | 'host_invalid'
  | 'tag_invalid'
  | 'captcha_id_invalid'
  | 'country_invalid'
  | 'field_invalid';

const hostForm =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](?::\d{1,5})?$/;
const tagForm = /^(?:(?:G|GT|AW)-[A-Z0-9]{4,20})?$/;
const areHosts = (hosts: readonly string[]): boolean =>
  hosts.every((host) => hostForm.test(host)) && new Set(hosts).size === hosts.length;

const areCountries = (codes: readonly string[]): boolean =>
  codes.length > 0 &&
  codes.every((code) => /^[A-Z]{2}$/.test(code)) &&
  new Set(codes).size === codes.length;

const domainForm = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/;

/** The first thing that is wrong with the settings as they would be. */
export function troubleOf(
  settings: SiteSettings,
  changed: Partial<SiteSettings>,
  now: Date,
): DraftTrouble | null {
  const { brandName, maintenance, languages, defaultLanguage, domains, mediaLinks } = settings;
  const { startsAt, endsAt } = maintenance;
  if (changed.maintenance && endsAt !== null) {
    if (startsAt !== null && startsAt >= endsAt) return 'end_before_start';
    if (new Date(endsAt) <= now) return 'end_passed';
  }
  if (brandName.bn.trim() === '' || brandName.en.trim() === '') return 'brand_empty';
  if (!languages.includes(defaultLanguage)) return 'default_language_off';
  if (!domains.every((domain) => domainForm.test(domain))) return 'domain_invalid';
  if (!mediaLinks.every(({ url }) => URL.canParse(url) && url.startsWith('https://')))
    return 'link_invalid';
  if (![settings.imageCDNs, settings.launchGameCDNs].every(areHosts)) return 'host_invalid';
  if (!tagForm.test(settings.gtagId)) return 'tag_invalid';
  if (settings.humanCheck === 'geetest' && !/^[0-9a-f]{32}$/.test(settings.geetestCaptchaId))
    return 'captcha_id_invalid';
  if (!areCountries(settings.smsCountries)) return 'country_invalid';
  if (settings.registrationFields.some((field) => ruleTrouble(field) !== null))
    return 'field_invalid';
  return null;
}
