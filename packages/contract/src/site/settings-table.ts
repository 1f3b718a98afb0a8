import { z } from 'zod';
import { weekStart } from '../lib/shapes.ts';
import { getDefaultFields } from './default-fields.ts';
import { siteModules } from './menu-modules.ts';
import type { ModuleGroup } from './menu-modules.ts';
import { payoutSettings } from './payout-settings.ts';
import { regionSettings } from './region-settings.ts';
import { registrationFields } from './registration-fields.ts';
import { row, switchRow } from './setting-row.ts';
import * as shapes from './setting-shapes.ts';

/**
 * Every setting of the site, a row each. The validators, the defaults, what visitors may know and
 * the console's form are made from it. A new setting is a row here, what reads it, and a test.
 */

const custom = { kind: 'custom' } as const;

/** Everything of a group, shown, in the order in which the site names it. */
const enableAll = (group: ModuleGroup) =>
  siteModules[group].map((modId) => ({ modId, enabled: true }));

/** A list of CDN hosts, of which pages pick one. */
const cdnHosts = <G extends 'imageHosts' | 'launchHosts'>(
  group: G,
  label: { readonly bn: string; readonly en: string },
) =>
  row({
    schema: shapes.cdnHosts,
    default: [],
    isPublic: true,
    group,
    label,
    control: {
      kind: 'addresses',
      max: 8,
      item: { bn: 'হোস্ট', en: 'Host' },
      add: { bn: 'আরেকটি হোস্ট', en: 'Another host' },
    },
    invalid: {
      bn: 'প্রতিটি হোস্ট একবার করে লিখুন: https:// আর নাম, পথ ছাড়া।',
      en: 'Enter each CDN host once, as https://host with no path.',
    },
  });

export const settingsTable = {
  brandName: row({
    schema: shapes.brandName,
    default: { bn: 'খেলাঘর', en: 'Khelaghor' },
    isPublic: true,
    group: 'brand',
    label: { bn: 'ব্র্যান্ড', en: 'Brand' },
    control: custom,
    invalid: {
      bn: 'সাইটের নাম বাংলা ও ইংরেজি দুটোতেই লাগবে।',
      en: 'Enter the brand in Bengali and in English.',
    },
  }),
  /** The address of a picture of ours; empty: the painted mark. */
  logo: row({
    schema: shapes.logo,
    default: '',
    isPublic: true,
    group: 'brand',
    label: { bn: 'লোগো', en: 'Mark' },
    control: custom,
  }),
  /** The site's name in calls of games and vendors. */
  merchant: row({
    schema: z.string().regex(/^[a-z0-9_-]{2,32}$/),
    default: 'khelaghor',
    isPublic: true,
    byTwo: true,
    group: 'brand',
    label: { bn: 'মার্চেন্ট কোড', en: 'Merchant code' },
    hint: {
      bn: 'ভেন্ডরের খেলা খোলার সময় সাইটের এই নামটি যায়।',
      en: 'The name of the site in calls that open games of vendors.',
    },
    control: { kind: 'text', maxLength: 32, letters: 'lower' },
    invalid: {
      bn: '2 থেকে 32টি ছোট হাতের ইংরেজি অক্ষর, সংখ্যা, - বা _ লিখুন।',
      en: 'Enter 2 to 32 small letters, digits, - or _.',
    },
  }),
  registrationOpen: switchRow({
    default: true,
    isPublic: true,
    group: 'visitors',
    label: { bn: 'নতুন অ্যাকাউন্ট', en: 'New accounts' },
    hint: {
      bn: 'বন্ধ থাকলে কেউ নতুন অ্যাকাউন্ট খুলতে পারবেন না। সদস্যরা আগের মতোই লগ ইন করবেন।',
      en: 'Closed: no new accounts. Members log in as before.',
    },
    on: { bn: 'খোলা', en: 'Open' },
    off: { bn: 'বন্ধ', en: 'Closed' },
  }),
  usernameRegistration: switchRow({
    default: true,
    isPublic: true,
    group: 'visitors',
    label: { bn: 'ইউজারনেম দিয়ে অ্যাকাউন্ট', en: 'Sign-up with username' },
    hint: {
      bn: 'যে ফর্মে ইউজারনেম ও পাসওয়ার্ড চাওয়া হয়।',
      en: 'Sign-up with a username and a password.',
    },
  }),
  freePlay: switchRow({
    default: false,
    isPublic: true,
    group: 'visitors',
    label: { bn: 'ফ্রি প্লে', en: 'Free play' },
    hint: {
      bn: 'অতিথিরা ট্রায়ালের টাকায় আমাদের নিজের গেম খেলে দেখেন। এক দিন পরে ট্রায়াল শেষ হয়।',
      en: 'Visitors try our own games with trial money. A trial ends after a day.',
    },
  }),
  captchaOnRegistration: switchRow({
    default: true,
    isPublic: true,
    group: 'visitors',
    label: { bn: 'নিবন্ধনে ক্যাপচা', en: 'CAPTCHA at sign-up' },
    hint: {
      bn: 'নিবন্ধনের সময় ছবির অক্ষর লিখতে হয়। আড়ালের যাচাই সব সময় চলে।',
      en: 'Shows a CAPTCHA at sign-up. The invisible check always runs.',
    },
  }),
  /** Visitors see the login and little else. */
  loginToHome: switchRow({
    default: false,
    isPublic: true,
    group: 'login',
    label: { bn: 'লগ ইন বাধ্যতামূলক', en: 'Require login' },
    hint: {
      bn: 'চালু থাকলে অতিথি শুধু লগ ইন, নিবন্ধন, সাহায্য আর অ্যাপের পাতা দেখেন।',
      en: 'On: visitors see only login, sign-up, help and the app.',
    },
  }),
  forcePasswordChange: switchRow({
    default: true,
    group: 'login',
    label: { bn: 'সাময়িক ও মেয়াদ-শেষ পাসওয়ার্ড', en: 'Temporary and expired passwords' },
    hint: {
      bn: 'অন্য কিছু করার আগে এগুলো বদলাতে হবে কি না।',
      en: 'Whether they must be changed right after the login.',
    },
    on: { bn: 'বদলাতেই হবে', en: 'Must be changed' },
    off: { bn: 'না বদলালেও চলবে', en: 'Can be kept' },
  }),
  /** After so many days a password has expired; 0: never. */
  passwordExpiryDays: row({
    schema: z.number().int().min(0).max(3_650),
    default: 0,
    group: 'login',
    label: { bn: 'কত দিন পরে পাসওয়ার্ডের মেয়াদ শেষ', en: 'Passwords expire after days' },
    hint: { bn: '0 মানে কখনো নয়; এটাই ভালো।', en: '0 = never (recommended).' },
    control: { kind: 'number', max: 3_650 },
  }),
  /** What asks for proof of a person: work that the browser does unseen, or a box of GeeTest. */
  humanCheck: row({
    schema: z.enum(['work', 'geetest']),
    default: 'work',
    group: 'botCheck',
    label: { bn: 'কে যাচাই করবে', en: 'CAPTCHA provider' },
    hint: {
      bn:
        'লগইন, নতুন অ্যাকাউন্ট আর কোড পাঠানোর সময় সব সময় যাচাই হয়। জিটেস্ট একটি ' +
        'বাক্স দেখায় আর কে তা খুলল জানতে পারে; তাকে পাওয়া না গেলে তার বদলে ব্রাউজার ' +
        'আড়ালে কাজ করে।',
      en:
        'Logging in, signing up and having codes sent are checked always. GeeTest shows ' +
        'a box and hears who opens it; while it cannot be reached, browsers do unseen ' +
        'work instead.',
    },
    control: {
      kind: 'choice',
      choices: [
        { value: 'work', text: { bn: 'আড়ালে কাজ', en: 'Proof of work' } },
        { value: 'geetest', text: { bn: 'জিটেস্ট', en: 'GeeTest' } },
      ],
    },
  }),
  /** The site's id at GeeTest; its key is a secret of the server. */
  geetestCaptchaId: row({
    schema: z.string().regex(/^([0-9a-f]{32})?$/),
    default: '',
    group: 'botCheck',
    label: { bn: 'জিটেস্টে ক্যাপচা আইডি', en: 'Captcha id at GeeTest' },
    hint: {
      bn: 'সংস্করণ ৪, ৩২টি অক্ষর। সার্ভারে এর কী দিন: `KHELAGHOR_GEETEST_KEY`',
      en: 'Version 4, 32 characters. Set its key on the server: `KHELAGHOR_GEETEST_KEY`',
    },
    control: { kind: 'text', maxLength: 32, letters: 'lower' },
    shownWhen: { key: 'humanCheck', is: 'geetest' },
    invalid: {
      bn: 'জিটেস্টের ক্যাপচা আইডি ঠিক নয়: ৩২টি অক্ষর, 0-9 আর a-f।',
      en: 'The GeeTest captcha id is not valid: 32 characters, 0-9 and a-f.',
    },
  }),
  /** An account out of a phone number, whose name the server makes. */
  mobileRegistration: switchRow({
    default: false,
    isPublic: true,
    group: 'phones',
    label: { bn: 'ফোন নম্বর দিয়ে নিবন্ধন', en: 'Sign-up with phone number' },
    hint: {
      bn: 'অ্যাকাউন্টের নাম সাইট নিজে বানায়, মালিককে দেখিয়ে দেয়।',
      en: 'The username is generated and shown to the member.',
    },
  }),
  /** Such an account has a password as well; otherwise its owner logs in with codes. */
  mobileAndPasswordRegistration: switchRow({
    default: true,
    isPublic: true,
    group: 'phones',
    label: { bn: 'এমন অ্যাকাউন্টে পাসওয়ার্ড', en: 'A password for these accounts' },
    hint: {
      bn: 'বন্ধ থাকলে: মালিক শুধু কোড দিয়েই লগ ইন করেন।',
      en: 'Off: these accounts log in with codes only.',
    },
  }),
  /** A phone number that is registered must be proven with a code. */
  smsVerification: switchRow({
    default: true,
    isPublic: true,
    group: 'phones',
    label: { bn: 'ফোন নম্বর যাচাই', en: 'Phone verification' },
    hint: {
      bn: 'যিনি নম্বর নিবন্ধন করেন, তাঁকে সেই নম্বরে পাঠানো কোড লিখতে হয়।',
      en: 'New members enter a code that is sent to the number.',
    },
  }),
  /** Who sends that code, and hears whether it comes back right: we, or Firebase. */
  phoneCodesFrom: row({
    schema: z.enum(['house', 'firebase']),
    default: 'house',
    group: 'phones',
    label: { bn: 'নিবন্ধনের কোড কে পাঠায়', en: 'Sender of sign-up codes' },
    hint: {
      bn: 'নম্বরটি ফায়ারবেস জানতে পারে। সার্ভারে কী দিন: `KHELAGHOR_FIREBASE_API_KEY`',
      en: 'Firebase receives the number. Set its key on the server: `KHELAGHOR_FIREBASE_API_KEY`',
    },
    control: {
      kind: 'choice',
      choices: [
        { value: 'house', text: { bn: 'আমরা', en: 'The site' } },
        { value: 'firebase', text: { bn: 'ফায়ারবেস', en: 'Firebase' } },
      ],
    },
    shownWhen: { key: 'smsVerification', is: true },
  }),
  /** Members log in with a code as well. */
  mobileCodeLogin: switchRow({
    default: false,
    isPublic: true,
    group: 'phones',
    label: { bn: 'কোড দিয়ে লগ ইন', en: 'Login with SMS code' },
    hint: { bn: 'যেসব সদস্যের নম্বর যাচাই করা আছে।', en: 'For members with a verified number.' },
  }),
  /** To whose phones codes are sent. */
  smsCountries: row({
    schema: shapes.countries,
    default: ['BD'],
    group: 'phones',
    label: { bn: 'যেসব দেশে কোড পাঠানো হয়', en: 'Countries for SMS codes' },
    hint: {
      bn: 'দুই অক্ষরে লিখুন, প্রধান দেশটি আগে: `BD, IN`',
      en: 'Two letters each, the default first: `BD, IN`',
    },
    control: { kind: 'countries' },
    invalid: {
      bn: 'দেশ লিখতে হয় দুই অক্ষরে, অন্তত একটি: BD, IN',
      en: 'Countries are written with two letters each, at least one: BD, IN',
    },
  }),
  /** Bounds what codes cost. */
  smsDailyMax: row({
    schema: z.number().int().min(0).max(1_000_000),
    default: 500,
    group: 'phones',
    label: { bn: 'দিনে সবচেয়ে বেশি কত কোড', en: 'Maximum codes per day' },
    hint: {
      bn: 'প্রতিটি কোডে খরচ আছে। ফুরিয়ে গেলে কালকের আগে আর পাঠানো হয় না।',
      en: 'Each SMS costs money. Above this number none is sent until tomorrow.',
    },
    control: { kind: 'number', max: 1_000_000 },
  }),
  ...payoutSettings,
  digits: row({
    schema: z.enum(['latn', 'beng']),
    default: 'latn',
    isPublic: true,
    group: 'figures',
    label: { bn: 'সংখ্যা', en: 'Digits' },
    hint: {
      bn: 'যাঁরা নিজে বাছেননি, সাইট তাঁদের যা দেখায়।',
      en: 'Until a member chooses.',
    },
    control: {
      kind: 'choice',
      choices: [
        { value: 'latn', text: { bn: '0123', en: '0123' } },
        { value: 'beng', text: { bn: '০১২৩', en: '০১২৩' }, lang: 'bn' },
      ],
    },
  }),
  grouping: row({
    schema: z.enum(['lakh', 'western']),
    default: 'lakh',
    isPublic: true,
    group: 'figures',
    label: { bn: 'ইংরেজিতে সংখ্যার ভাগ', en: 'Grouping in English' },
    hint: { bn: 'বাংলায় সব সময় লাখ-কোটি ধরে ভাগ হয়।', en: 'Bengali always groups by lakh and crore.' },
    control: {
      kind: 'choice',
      choices: [
        { value: 'lakh', text: { bn: '12,34,567', en: '12,34,567' } },
        { value: 'western', text: { bn: '1,234,567', en: '1,234,567' } },
      ],
    },
  }),
  /** The first day of calendar weeks: in reports, profit and loss, and on boards. */
  weekStart: row({
    schema: weekStart,
    default: 'sunday',
    group: 'calendar',
    label: { bn: 'সপ্তাহ শুরু', en: 'First day of the week' },
    hint: {
      bn: 'রিপোর্ট, লাভ-ক্ষতি ও লিডারবোর্ডের সপ্তাহ; আগের সপ্তাহগুলোও এই নিয়মে ভাগ হয়।',
      en: 'For weeks of reports, profit and loss, and leaderboards; earlier weeks follow it too.',
    },
    control: {
      kind: 'choice',
      choices: [
        { value: 'saturday', text: { bn: 'শনিবার', en: 'Saturday' } },
        { value: 'sunday', text: { bn: 'রবিবার', en: 'Sunday' } },
        { value: 'monday', text: { bn: 'সোমবার', en: 'Monday' } },
      ],
    },
  }),
  /** What the form asks for, in its order, and what each field takes. */
  registrationFields: row({
    schema: registrationFields,
    default: getDefaultFields(),
    group: 'fields',
    label: { bn: 'সাইন আপ ফর্মের ঘর', en: 'Sign-up fields' },
    control: custom,
    invalid: {
      bn: 'সাইন আপ ফর্মের একটি ঘরের নিয়ম ঠিক নেই।',
      en: 'A sign-up field has an invalid rule.',
    },
  }),
  languages: row({
    schema: shapes.languages,
    default: ['bn', 'en'],
    group: 'languages',
    label: { bn: 'ভাষা', en: 'Languages' },
    control: custom,
  }),
  defaultLanguage: row({
    schema: shapes.siteLanguage,
    default: 'bn',
    isPublic: true,
    group: 'languages',
    label: { bn: 'প্রথমবার যে ভাষায় খোলে', en: 'Language of a first visit' },
    control: custom,
  }),
  status: row({
    schema: z.union([z.literal(0), z.literal(1)]),
    default: 0,
    group: 'status',
    label: { bn: 'সাইট', en: 'The site' },
    control: custom,
  }),
  maintenance: row({
    schema: shapes.maintenancePlan,
    default: {
      startsAt: null,
      endsAt: null,
      title: { bn: '', en: '' },
      text: { bn: '', en: '' },
    },
    group: 'maintenance',
    label: { bn: 'পরিকল্পিত রক্ষণাবেক্ষণ', en: 'Planned maintenance' },
    control: custom,
  }),
  ...regionSettings,
  /** Other addresses of the site, for the speed check; its own is always among them. */
  domains: row({
    schema: z.array(shapes.siteAddress).max(20),
    default: [],
    group: 'domains',
    label: { bn: 'সাইটের ঠিকানা', en: 'Addresses of the site' },
    control: {
      kind: 'addresses',
      max: 20,
      item: { bn: 'ঠিকানা', en: 'Address' },
      add: { bn: 'আরেকটি ঠিকানা', en: 'Another address' },
    },
    invalid: {
      bn: 'একটি ঠিকানা ঠিক নেই: শুধু https:// আর হোস্ট, যেমন https://example.com',
      en: 'An address is not valid: only scheme and host, such as https://example.com',
    },
  }),
  mediaLinks: row({
    schema: z.array(shapes.mediaLink).max(3),
    default: [],
    isPublic: true,
    group: 'mediaLinks',
    label: { bn: 'আমাদের সঙ্গে থাকুন', en: 'Follow us' },
    control: custom,
    invalid: {
      bn: 'একটি লিংক ঠিক নেই: https:// দিয়ে শুরু হতে হবে',
      en: 'A link is not valid: it must start with https://',
    },
  }),
  /** The name of the operator's Google tag; empty: Google hears of no visit. */
  gtagId: row({
    schema: z.string().regex(/^(?:(?:G|GT|AW)-[A-Z0-9]{4,20})?$/),
    default: '',
    group: 'tag',
    label: { bn: 'ট্যাগের নাম', en: 'Tag id' },
    control: { kind: 'text', maxLength: 24, placeholder: 'G-XXXXXXXXXX', letters: 'upper' },
    invalid: {
      bn: 'ট্যাগের নাম ঠিক নেই: দেখতে হবে G-ABC123DEF4-এর মতো।',
      en: 'The tag id is not valid: it looks like G-ABC123DEF4.',
    },
  }),
  /** CDN hosts that serve our pictures; empty: the site serves them. */
  imageCDNs: cdnHosts('imageHosts', { bn: 'ছবির হোস্ট', en: 'Hosts for pictures' }),
  /** CDN hosts that serve the games' origin; empty: the games' listener serves it. */
  launchGameCDNs: cdnHosts('launchHosts', { bn: 'গেম খোলার হোস্ট', en: 'Hosts for opening games' }),
  menus: row({
    schema: z.object({
      category: shapes.getChoices('category'),
      menu: shapes.getChoices('menu'),
    }),
    default: { category: enableAll('category'), menu: enableAll('menu') },
    group: 'menus',
    label: { bn: 'মেনু', en: 'Menus' },
    control: custom,
  }),
} as const;
