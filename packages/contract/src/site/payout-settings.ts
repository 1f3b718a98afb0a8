import { z } from 'zod';
import type { LocalText } from '../lib/shapes.ts';
import { row, switchRow } from './setting-row.ts';

/** About 3,000 US dollars, from which the FATF asks casinos to know their customers. */
const diligenceFrom = 365_000;

/** Deposits, or withdrawals, of 30 days from which a withdrawal needs an identity document. */
const diligenceRow = (label: LocalText) =>
  row({
    schema: z.number().int().min(0).max(10_000_000),
    default: diligenceFrom,
    byTwo: true,
    group: 'payouts',
    label,
    hint: {
      bn: 'জমা বা টাকা তোলা এই অঙ্কে পৌঁছালে আরও তুলতে গৃহীত পরিচয়পত্র লাগে। 0 মানে নিয়ম বন্ধ।',
      en: 'Once deposits or withdrawals reach it, a withdrawal needs an accepted document. 0 = off.',
    },
    control: { kind: 'number', max: 10_000_000 },
  });

/** Settings of payouts to members, a row each. */
export const payoutSettings = {
  /** After so many minutes without an answer a payout counts as received. */
  payoutConfirmMinutes: row({
    schema: z.number().int().min(5).max(10_080),
    default: 60,
    byTwo: true,
    group: 'payouts',
    label: { bn: 'টাকা পাওয়ার কথা জানানোর সময় (মিনিট)', en: 'Minutes to confirm a payout' },
    hint: {
      bn: 'এর মধ্যে উত্তর না এলে টাকা পৌঁছেছে বলে ধরা হয়। 90 দিন পর্যন্ত আপত্তি জানানো যায়।',
      en: 'Without an answer a payout then counts as received. It can be disputed for 90 days.',
    },
    control: { kind: 'number', max: 10_080 },
    invalid: {
      bn: '5 থেকে 10080 মিনিটের মধ্যে লিখুন।',
      en: 'Enter 5 to 10080 minutes.',
    },
  }),
  /** Payouts of so many taka and more take two operators; 0: one is enough for all. */
  payoutSecondFrom: row({
    schema: z.number().int().min(0).max(10_000_000),
    default: 0,
    byTwo: true,
    group: 'payouts',
    label: { bn: 'কত টাকা থেকে দুজন অপারেটর লাগবে', en: 'Two operators from (taka)' },
    hint: {
      bn: 'এত টাকা বা বেশি তোলার অনুরোধ দুজন অপারেটর অনুমোদন করেন। 0 মানে একজনই যথেষ্ট।',
      en: 'Withdrawals of this amount and more are approved by two. 0 = one is enough.',
    },
    control: { kind: 'number', max: 10_000_000 },
  }),
  /** Payments by hand are recorded with a picture of them, or refused. */
  payoutProofRequired: switchRow({
    default: false,
    byTwo: true,
    group: 'payouts',
    label: { bn: 'হাতে পাঠানো টাকার প্রমাণের ছবি', en: 'Proof of payouts by hand' },
    hint: {
      bn: 'অপারেটর হাতে টাকা পাঠানোর কথা ছবি ছাড়া লিখতে পারবেন কি না। সদস্য ছবিটি দেখেন।',
      en: 'Whether a payout by hand can be recorded without a picture. The member sees the picture.',
    },
    on: { bn: 'ছবি লাগবেই', en: 'A picture is needed' },
    off: { bn: 'ছবি না দিলেও চলে', en: 'A picture is optional' },
  }),
  /** The turnover of a deposit before a payout, in hundredths of it; 0: none. */
  turnoverHundredths: row({
    schema: z.number().int().min(0).max(100),
    default: 0,
    byTwo: true,
    group: 'payouts',
    label: { bn: 'তোলার আগে জমার কত শতাংশ খেলতে হবে', en: 'Turnover before a payout (%)' },
    hint: {
      bn: '100 মানে জমার পুরো টাকা একবার খেলতে হবে, 0 মানে নিয়ম বন্ধ। বদল শুধু পরের জমায় খাটে।',
      en: '100 = each deposit is bet once, 0 = off. A change counts for later deposits only.',
    },
    control: { kind: 'number', max: 100 },
  }),
  /** Taka that members without an accepted document may withdraw in 30 days; 0: no limit. */
  unverifiedPayoutMax: row({
    schema: z.number().int().min(0).max(10_000_000),
    default: 0,
    byTwo: true,
    group: 'payouts',
    label: {
      bn: 'পরিচয়পত্র ছাড়া 30 দিনে কত টাকা তোলা যাবে',
      en: 'Withdrawals without documents (taka in 30 days)',
    },
    hint: {
      bn: 'পরিচয়পত্র গৃহীত হয়নি বা মেয়াদ শেষ, এমন সদস্যের সীমা। 0 মানে কোনো সীমা নেই।',
      en: 'For members without an accepted, valid document. 0 = no limit.',
    },
    control: { kind: 'number', max: 10_000_000 },
  }),
  /** Taka of deposits or withdrawals in 30 days that ask for a document; 0: none ask. */
  diligenceTakaFrom: diligenceRow({
    bn: 'পরিচয়পত্র লাগবে কত টাকা থেকে (30 দিনে)',
    en: 'Identity document from (taka in 30 days)',
  }),
  /** The same for play money. */
  diligencePlayFrom: diligenceRow({
    bn: 'পরিচয়পত্র লাগবে খেলার কত টাকা থেকে (30 দিনে)',
    en: 'Identity document from (play money in 30 days)',
  }),
  /** The usual time of a payout for members, until enough payouts were measured. */
  payoutUsualHours: row({
    schema: z.number().int().min(1).max(168),
    default: 24,
    group: 'payouts',
    label: { bn: 'টাকা পৌঁছানোর সাধারণ সময় (ঘণ্টা)', en: 'Usual hours until a payout arrives' },
    hint: {
      bn: 'কোনো মাধ্যমে 30 দিনে 20টি টাকা পাঠানো হলে সদস্যরা এর বদলে মাপা সময় দেখেন।',
      en: 'From 20 payouts of a method in 30 days on, members read the measured times instead.',
    },
    control: { kind: 'number', max: 168 },
    invalid: { bn: '1 থেকে 168 ঘণ্টার মধ্যে লিখুন।', en: 'Enter 1 to 168 hours.' },
  }),
};
