import type { RuledFields } from '@khelaghor/contract/site/registration-fields.ts';
import { siteModules } from '@khelaghor/contract/site/menu-modules.ts';
import type { ModuleGroup } from '@khelaghor/contract/site/menu-modules.ts';
import type { ModuleChoice } from '@khelaghor/contract/site/settings.ts';
import { freshFields } from './default-fields.ts';
import type { StoredSettings } from './stored-settings.ts';

/** The choices of fields that were kept, made whole: what was added since stands at the end. */
export function wholeFields(kept: readonly { readonly name: string }[]): RuledFields {
  const fresh = freshFields();
  const known = kept.filter(({ name }) => fresh.some((field) => field.name === name));
  const missing = fresh.filter(({ name }) => !known.some((field) => field.name === name));
  return [...(known as RuledFields), ...missing];
}

/** Everything of a group, shown, in the order in which the contract names it. */
const allOf = (group: ModuleGroup): ModuleChoice[] =>
  siteModules[group].map((modId) => ({ modId, enabled: true }));

/**
 * The choices that were kept, made whole: what the program has gained since is shown at the end,
 * what it no longer has is gone.
 */
export function wholeChoices(group: ModuleGroup, kept: readonly ModuleChoice[]): ModuleChoice[] {
  const names: readonly string[] = siteModules[group];
  const known = kept.filter(({ modId }) => names.includes(modId));
  const missing = allOf(group).filter(({ modId }) => !known.some((one) => one.modId === modId));
  return [...known, ...missing];
}

/** What a fresh site is set to. A key that is not in the database has the value written here. */
export const freshSettings: StoredSettings = {
  brandName: { bn: 'খেলাঘর', en: 'Khelaghor' },
  logo: '',
  merchant: 'khelaghor',
  moneyMode: 'play',
  defaultLanguage: 'bn',
  languages: ['bn', 'en'],
  passwordExpiryDays: 0,
  forcePasswordChange: true,
  loginToHome: false,
  freePlay: false,
  minimumAge: 21,
  mediaLinks: [],
  domains: [],
  registrationOpen: true,
  usernameRegistration: true,
  captchaOnRegistration: true,
  humanCheck: 'work',
  geetestCaptchaId: '',
  mobileRegistration: false,
  mobileAndPasswordRegistration: true,
  smsVerification: true,
  phoneCodesFrom: 'house',
  mobileCodeLogin: false,
  smsCountries: ['BD'],
  smsDailyMax: 500,
  digits: 'latn',
  grouping: 'lakh',
  status: 0,
  maintenance: {
    startsAt: null,
    endsAt: null,
    title: { bn: '', en: '' },
    text: { bn: '', en: '' },
  },
  // Real money nowhere, until a person with the authority to say so writes a row.
  regionPolicies: [
    { country: '*', rule: 'play_only', minimumAge: 21 },
    { country: 'BD', rule: 'play_only', minimumAge: 21 },
  ],
  gtagId: '',
  imageCDNs: [],
  launchGameCDNs: [],
  menus: { category: allOf('category'), menu: allOf('menu') },
  registrationFields: freshFields(),
};
