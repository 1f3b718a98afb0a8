import { z } from 'zod';
import { row } from './setting-row.ts';
import * as shapes from './setting-shapes.ts';

/** Settings of who may play, where and with which money, a row each. */
export const regionSettings = {
  moneyMode: row({
    schema: z.enum(['play', 'real']),
    default: 'play',
    isPublic: true,
    byTwo: true,
    group: 'regions',
    label: { bn: 'কোন টাকায় খেলা', en: 'Money of the site' },
    hint: {
      bn: 'আসল টাকায় খেলা যায় শুধু সেই দেশে, যার সারিতে তার অনুমতি আছে।',
      en: 'Real money is played only in countries whose row allows it.',
    },
    control: {
      kind: 'choice',
      choices: [
        { value: 'play', text: { bn: 'খেলার টাকা', en: 'Play money' } },
        { value: 'real', text: { bn: 'আসল টাকা', en: 'Real money' } },
      ],
    },
  }),
  minimumAge: row({
    schema: z.number().int().min(18).max(99),
    default: 21,
    byTwo: true,
    group: 'regions',
    label: { bn: 'সব দেশে সর্বনিম্ন বয়স', en: 'Minimum age everywhere' },
    hint: {
      bn: 'কোনো দেশের সারিতে বেশি বয়স থাকলে সেখানে সেটাই খাটে।',
      en: 'Where the row of a country asks for more, that age holds.',
    },
    control: { kind: 'number', max: 99 },
    invalid: {
      bn: '18 থেকে 99 বছরের মধ্যে লিখুন।',
      en: 'Enter 18 to 99 years.',
    },
  }),
  // Real money nowhere, until a person with the authority to say so writes a row.
  regionPolicies: row({
    schema: shapes.regionPolicies,
    default: [
      { country: '*', rule: 'play_only', minimumAge: 21, ...shapes.strictestPace },
      { country: 'BD', rule: 'play_only', minimumAge: 21, ...shapes.strictestPace },
    ],
    byTwo: true,
    group: 'regions',
    label: {
      bn: 'দেশ: কী করা যায়, সর্বনিম্ন বয়স, খেলার গতি',
      en: 'Countries: what is allowed, the minimum age, the pace of games',
    },
    control: { kind: 'custom' },
  }),
  /** Addresses and networks that see the closed page, whatever their country. */
  blockedNetworks: row({
    schema: shapes.blockedNetworks,
    default: [],
    group: 'blocked',
    label: { bn: 'বন্ধ আইপি ঠিকানা ও নেটওয়ার্ক', en: 'Blocked addresses and networks' },
    hint: {
      bn:
        'এখান থেকে এলে সাইট বন্ধ, দেশ যা-ই হোক। যেমন `203.0.113.7`, `203.0.113.0/24`, ' +
        '`2001:db8::/32`।',
      en:
        'The site is closed to them, whatever their country: `203.0.113.7`, `203.0.113.0/24`, ' +
        '`2001:db8::/32`.',
    },
    control: {
      kind: 'addresses',
      max: shapes.blockedNetworksMax,
      item: { bn: 'ঠিকানা বা নেটওয়ার্ক', en: 'Address or network' },
      add: { bn: 'আরেকটি ঠিকানা', en: 'Another address' },
      begin: '',
    },
    invalid: {
      bn: 'একটি ঠিকানা ঠিক নেই, দুবার আছে, বা নেটওয়ার্কটি খুব বড় (IPv4-এ /8, IPv6-এ /16 পর্যন্ত)।',
      en:
        'An address is not valid, is there twice, or its network is too large (up to /8, or /16 ' +
        'of IPv6).',
    },
  }),
} as const;
