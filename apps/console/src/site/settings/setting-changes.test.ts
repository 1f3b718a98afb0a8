// Goal: exactly what differs is sent, and what the server would refuse is seen before.
import { expect, test } from 'vitest';
import { defaultSettings, siteSettings } from '@khelaghor/contract/site/settings.ts';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { pickChanged } from '../../shared/edits/compare-drafts.ts';
import { splitChanges, validateSettings } from './setting-changes.ts';
import type { ValidationError } from './setting-changes.ts';

const saved: SiteSettings = siteSettings.parse(defaultSettings);

test.each<[string, Partial<SiteSettings>, Partial<SiteSettings>]>([
  ['an empty draft', {}, {}],
  ['the same values', { digits: 'latn', status: 0, languages: ['bn', 'en'] }, {}],
  ['one change', { status: 1, digits: 'latn' }, { status: 1 }],
  ['a switch that was turned off', { registrationOpen: false }, { registrationOpen: false }],
  ['another order', { languages: ['en', 'bn'] }, { languages: ['en', 'bn'] }],
])('%s', (_, draft, changes) => {
  expect(pickChanged(saved, draft)).toEqual(changes);
});

const now = new Date('2026-11-21T12:00:00.000Z');
const plan = (startsAt: string | null, endsAt: string | null): Partial<SiteSettings> => ({
  maintenance: { ...saved.maintenance, startsAt, endsAt },
});

test.each<[Partial<SiteSettings>, ValidationError | null]>([
  [{}, null],
  [plan('2026-11-21T13:00:00.000Z', '2026-11-21T14:00:00.000Z'), null],
  [plan('2026-11-21T13:00:00.000Z', null), null],
  [plan('2026-11-21T13:00:00.000Z', '2026-11-21T13:00:00.000Z'), 'end_before_start'],
  [plan(null, '2026-11-21T12:00:00.000Z'), 'end_passed'],
  [{ brandName: { bn: ' ', en: 'Khelaghor' } }, 'brandName'],
  [{ languages: ['en'] }, 'default_language_off'],
  [{ domains: ['https://khela.example'] }, null],
  [{ domains: ['khela.example'] }, 'domains'],
  [{ domains: ['https://khela.example/path'] }, 'domains'],
  [{ imageCDNs: ['https://img.example', 'https://img2.khela.example:8443'] }, null],
  [{ imageCDNs: ['https://'] }, 'imageCDNs'],
  [{ imageCDNs: ['http://img.example'] }, 'imageCDNs'],
  [{ imageCDNs: ['https://img.example', 'https://img.example'] }, 'imageCDNs'],
  [{ launchGameCDNs: ["https://go.example 'unsafe-inline'"] }, 'launchGameCDNs'],
  [{ launchGameCDNs: ['https://10.0.0.1'] }, 'launchGameCDNs'],
  [{ gtagId: 'G-ABC123DEF4' }, null],
  [{ gtagId: '<script>' }, 'gtagId'],
  [{ humanCheck: 'geetest', geetestCaptchaId: '0123456789abcdef'.repeat(2) }, null],
  [{ humanCheck: 'geetest' }, 'geetestCaptchaId'],
  [{ smsCountries: ['BD', 'IN'] }, null],
  [{ smsCountries: [] }, 'smsCountries'],
  [{ smsCountries: ['Bangladesh'] }, 'smsCountries'],
  [{ smsCountries: ['BD', 'BD'] }, 'smsCountries'],
  [{ mediaLinks: [{ media: 'TELEGRAM', url: 'https://t.me/x' }] }, null],
  [{ mediaLinks: [{ media: 'TELEGRAM', url: 'javascript:alert(1)' }] }, 'mediaLinks'],
])('%j', (changed, error) => {
  expect(validateSettings({ ...saved, ...changed }, changed, now)).toBe(error);
});

test.each([
  ['a shortest length above the longest', 'email', { minLength: 130 }],
  ['a longest length beyond what is kept', 'email', { maxLength: 256 }],
  ['no username', 'username', { enabled: false }],
  ['a username that may be left out', 'username', { required: false }],
  ['a password that is guessed', 'password', { minLength: 7 }],
  ['a pattern with groups', 'line', { patternId: 'own', acceptedPattern: '(a+)+$' }],
  ['a pattern under the name of another', 'line', { patternId: 'digits' }],
] as const)('%s makes no sense', (_, name, change) => {
  const fields = saved.registrationFields.map((field) =>
    field.name === name ? { ...field, ...change } : field,
  );
  const settings = { ...saved, registrationFields: fields };
  expect(validateSettings(settings, {}, new Date(0))).toBe('registrationFields');
});

test('settings of money and risk are requested, and the others saved', () => {
  const changed: Partial<SiteSettings> = { digits: 'beng', payoutSecondFrom: 9_000 };
  expect(splitChanges(changed)).toEqual({
    own: { digits: 'beng' },
    byTwo: { payoutSecondFrom: 9_000 },
  });
});
