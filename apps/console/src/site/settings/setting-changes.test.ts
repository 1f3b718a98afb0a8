// Goal: exactly what differs is sent, and what the server would refuse is seen before.
import { expect, test } from 'vitest';
import { ruledFields } from '@khelaghor/contract/site/ruled-fields.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { changesOf, troubleOf } from './setting-changes.ts';
import type { DraftTrouble } from './setting-changes.ts';

const registrationFields: SiteSettings['registrationFields'] = ruledFields.map((name) => ({
  name,
  enabled: name === 'username' || name === 'password',
  required: name === 'username' || name === 'password',
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 8,
  maxLength: 40,
}));

const saved: SiteSettings = {
  registrationFields,
  registrationOpen: true,
  captchaOnRegistration: true,
  humanCheck: 'work',
  geetestCaptchaId: '',
  usernameRegistration: true,
  mobileRegistration: false,
  mobileAndPasswordRegistration: true,
  smsVerification: true,
  phoneCodesFrom: 'house',
  mobileCodeLogin: false,
  smsCountries: ['BD'],
  smsDailyMax: 500,
  passwordExpiryDays: 0,
  forcePasswordChange: true,
  loginToHome: false,
  freePlay: false,
  digits: 'latn',
  grouping: 'lakh',
  status: 0,
  maintenance: {
    startsAt: null,
    endsAt: null,
    title: { bn: '', en: '' },
    text: { bn: '', en: '' },
  },
  brandName: { bn: 'খেলাঘর', en: 'Khelaghor' },
  logo: '',
  languages: ['bn', 'en'],
  defaultLanguage: 'bn',
  domains: [],
  mediaLinks: [],
  regionPolicies: [{ country: '*', rule: 'play_only', minimumAge: 21 }],
  menus: { category: [], menu: [] },
  gtagId: '',
  imageCDNs: [],
  launchGameCDNs: [],
};

test.each<[string, Partial<SiteSettings>, Partial<SiteSettings>]>([
  ['an empty draft', {}, {}],
  ['the same values', { digits: 'latn', status: 0, languages: ['bn', 'en'] }, {}],
  ['one change', { status: 1, digits: 'latn' }, { status: 1 }],
  ['a switch that was turned off', { registrationOpen: false }, { registrationOpen: false }],
  ['another order', { languages: ['en', 'bn'] }, { languages: ['en', 'bn'] }],
])('%s', (_, draft, changes) => {
  expect(changesOf(saved, draft)).toEqual(changes);
});

const now = new Date('2026-11-21T12:00:00.000Z');
const plan = (startsAt: string | null, endsAt: string | null): Partial<SiteSettings> => ({
  maintenance: { ...saved.maintenance, startsAt, endsAt },
});

test.each<[Partial<SiteSettings>, DraftTrouble | null]>([
  [{}, null],
  [plan('2026-11-21T13:00:00.000Z', '2026-11-21T14:00:00.000Z'), null],
  [plan('2026-11-21T13:00:00.000Z', null), null],
  [plan('2026-11-21T13:00:00.000Z', '2026-11-21T13:00:00.000Z'), 'end_before_start'],
  [plan(null, '2026-11-21T12:00:00.000Z'), 'end_passed'],
  [{ brandName: { bn: ' ', en: 'Khelaghor' } }, 'brand_empty'],
  [{ languages: ['en'] }, 'default_language_off'],
  [{ domains: ['https://khela.example'] }, null],
  [{ domains: ['khela.example'] }, 'domain_invalid'],
  [{ domains: ['https://khela.example/path'] }, 'domain_invalid'],
  [{ imageCDNs: ['https://img.example', 'https://img2.khela.example:8443'] }, null],
  [{ imageCDNs: ['https://'] }, 'host_invalid'],
  [{ imageCDNs: ['http://img.example'] }, 'host_invalid'],
  [{ imageCDNs: ['https://img.example', 'https://img.example'] }, 'host_invalid'],
  [{ launchGameCDNs: ["https://go.example 'unsafe-inline'"] }, 'host_invalid'],
  [{ launchGameCDNs: ['https://10.0.0.1'] }, 'host_invalid'],
  [{ gtagId: 'G-ABC123DEF4' }, null],
  [{ gtagId: '<script>' }, 'tag_invalid'],
  [{ humanCheck: 'geetest', geetestCaptchaId: '0123456789abcdef'.repeat(2) }, null],
  [{ humanCheck: 'geetest' }, 'captcha_id_invalid'],
  [{ smsCountries: ['BD', 'IN'] }, null],
  [{ smsCountries: [] }, 'country_invalid'],
  [{ smsCountries: ['Bangladesh'] }, 'country_invalid'],
  [{ smsCountries: ['BD', 'BD'] }, 'country_invalid'],
  [{ mediaLinks: [{ media: 'TELEGRAM', url: 'https://t.me/x' }] }, null],
  [{ mediaLinks: [{ media: 'TELEGRAM', url: 'javascript:alert(1)' }] }, 'link_invalid'],
])('%j', (changed, trouble) => {
  expect(troubleOf({ ...saved, ...changed }, changed, now)).toBe(trouble);
});

test.each([
  ['a shortest length above the longest', 'email', { minLength: 50 }],
  ['a longest length beyond what is kept', 'email', { maxLength: 256 }],
  ['no username', 'username', { enabled: false }],
  ['a username that may be left out', 'username', { required: false }],
  ['a password that is guessed', 'password', { minLength: 7 }],
  ['a pattern with groups', 'line', { patternId: 'own', acceptedPattern: '(a+)+$' }],
  ['a pattern under the name of another', 'line', { patternId: 'digits' }],
] as const)('%s makes no sense', (_, name, change) => {
  const fields = registrationFields.map((field) =>
    field.name === name ? { ...field, ...change } : field,
  );
  const settings = { ...saved, registrationFields: fields };
  expect(troubleOf(settings, {}, new Date(0))).toBe('field_invalid');
});
