// The texts of the verifier in one file. They are in both languages at once and not in the
// catalogues: the file must hold all of them, and no more than it needs.
import type { PotLiftValue } from '@khelaghor/contract/play/jackpots.ts';
import type { Words } from '@khelaghor/game-engine/game-engine.ts';

/** A text that is equal in both languages. */
export const formatBoth = (value: string | number | bigint | boolean): Words => ({
  bn: String(value),
  en: String(value),
});

export const formatWon = (isWon: boolean): Words =>
  isWon ? { bn: 'জয়', en: 'Won' } : { bn: 'হার', en: 'Lost' };

export const findingWords = {
  commitment: {
    bn: 'সার্ভার সিডের SHA-256, আর বাজির আগে দেখানো হ্যাশ',
    en: 'SHA-256 of the server seed, and the hash shown before the bet',
  },
  numbers: {
    bn: 'দুই সিড আর নন্স থেকে আসা সংখ্যা',
    en: 'The numbers drawn from both seeds and the nonce',
  },
  won: { bn: 'জয় না হার', en: 'Win or loss' },
  payout: { bn: 'ফেরত, পয়সায়', en: 'Payout in poisha' },
  returned: { bn: 'ফেরত যাওয়া বাজি, পয়সায়', en: 'Returned stake in poisha' },
  chain: {
    bn: 'সার্ভার সিডটি আগেই হ্যাশ দেখানো শিকলের অংশ',
    en: 'The server seed is a link of the hash chain that was committed to before',
  },
  beacon: {
    bn: 'drand-এর সংখ্যাটি বাজির পরে তৈরি, আর সইটা drand-এরই',
    en: 'drand made its number after the bet, and the signature is drand’s',
  },
  receipt: {
    bn: 'রসিদে এই বাজির কথাই লেখা আছে',
    en: 'The receipt says what this proof says of the bet',
  },
  signature: {
    bn: 'রসিদের সই (Ed25519)',
    en: 'The signature of the receipt (Ed25519)',
  },
  math: {
    bn: 'খেলার হিসাবের হ্যাশ: এই ফাইলের, আর রসিদের',
    en: 'Hash of the game’s math: of this file, and of the receipt',
  },
  stepReceipts: {
    bn: 'প্রতি ধাপের রসিদে আগেরটির হ্যাশ আছে',
    en: 'The receipt of each step holds the hash of the one before',
  },
  stepSignatures: {
    bn: 'ধাপের রসিদগুলোর সই',
    en: 'The signatures of the steps’ receipts',
  },
} as const satisfies Readonly<Record<string, Words>>;

export const formatHit = (isHit: boolean): Words =>
  isHit ? { bn: 'জ্যাকপট লেগেছে', en: 'Hit' } : { bn: 'জ্যাকপট লাগেনি', en: 'Not hit' };

/** What is said of a pot: amounts in minor units. */
export const describeLift = ({ tier, from, to, cap }: PotLiftValue): Words => ({
  bn: `জ্যাকপট ${tier}: ${from} থেকে ${to} পয়সা, সীমা ${cap}`,
  en: `Jackpot ${tier}: ${from} to ${to} poisha, cap ${cap}`,
});

export const verdictWords = {
  good: { bn: 'সব মিলেছে', en: 'Everything matches' },
  bad: { bn: 'কিছু একটা মেলেনি', en: 'Something does not match' },
  sealed: {
    bn: 'সিড এখনো সিল করা: প্রকাশ করার পর আবার মেলান',
    en: 'The seed is still sealed: reveal it, then check again',
  },
  unknown: {
    bn: 'এই ফাইল এই খেলার এই নিয়ম জানে না',
    en: 'This file does not know these rules',
  },
} as const satisfies Readonly<Record<string, Words>>;

export const pageWords = {
  title: { bn: 'বাজি মিলিয়ে দেখুন', en: 'Check a bet' },
  intro: {
    bn: 'বাজির পাতা থেকে প্রমাণটি কপি করে এখানে দিন। হিসাব হয় শুধু আপনার যন্ত্রে; এই ফাইল কোনো নেটওয়ার্ক ব্যবহার করে না।',
    en: 'Copy the proof from the page of a bet and paste it here. Everything is computed on your own device; this file uses no network.',
  },
  proof: { bn: 'প্রমাণ (JSON)', en: 'Proof (JSON)' },
  check: { bn: 'মিলিয়ে দেখুন', en: 'Check' },
  odd: {
    bn: 'এটি এখানকার কোনো খেলার বাজির প্রমাণ নয়।',
    en: 'This is not the proof of a bet in an in-house game.',
  },
  computed: { bn: 'এখানে হিসাব করা', en: 'Computed here' },
  stored: { bn: 'আমরা যা বলেছি', en: 'What we said' },
  language: { bn: 'English', en: 'বাংলা' },
  unchecked: { bn: 'মেলানো হয়নি', en: 'not checked' },
  fits: { bn: 'মিলেছে', en: 'matches' },
  differs: { bn: 'মেলেনি', en: 'does not match' },
} as const satisfies Readonly<Record<string, Words>>;
