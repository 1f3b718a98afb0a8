import type { RegistrationField } from '@khelaghor/contract/site.ts';
import { siteModules } from '@khelaghor/contract/site-modules.ts';
import type { ModuleGroup } from '@khelaghor/contract/site-modules.ts';
import type { ModuleChoice } from '@khelaghor/contract/site-settings.ts';
import type { StoredSettings } from './stored-settings.ts';

const registrationFields: RegistrationField[] = [
  {
    name: 'username',
    enabled: true,
    required: true,
    acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
    patternId: 'letters_digits_first_letter',
    minLength: 4,
    maxLength: 16,
  },
  {
    name: 'password',
    enabled: true,
    required: true,
    acceptedPattern: '*',
    patternId: 'any',
    minLength: 8,
    maxLength: 64,
  },
  {
    name: 'confirmPassword',
    enabled: true,
    required: true,
    acceptedPattern: '*',
    patternId: 'any',
    minLength: 8,
    maxLength: 64,
  },
  {
    name: 'email',
    enabled: true,
    required: false,
    acceptedPattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
    patternId: 'email',
    minLength: 5,
    maxLength: 120,
  },
];

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
  freePlay: false,
  minimumAge: 21,
  mediaLinks: [],
  domains: [],
  registrationOpen: true,
  usernameRegistration: true,
  captchaOnRegistration: true,
  mobileRegistration: false,
  mobileAndPasswordRegistration: true,
  smsVerification: true,
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
  registrationFields,
};
