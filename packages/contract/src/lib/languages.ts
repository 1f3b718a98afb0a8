/**
 * The languages in which the site can be shown. Bengali and English are written in full; in the
 * others, what has no text yet is said in English.
 */

/** The languages in which every text exists. */
export type WrittenLanguage = 'bn' | 'en';

/** Codes as in BCP 47: ours first, the others in the order of their English names. */
export const siteLanguageCodes = [
  'bn',
  'en',
  'ar',
  'my',
  'zh',
  'fr',
  'hi',
  'id',
  'ja',
  'kk',
  'km',
  'ko',
  'lo',
  'ms',
  'ne',
  'fa',
  'pt',
  'ru',
  'es',
  'sw',
  'tl',
  'ta',
  'te',
  'th',
  'tr',
  'ur',
  'uz',
  'vi',
] as const;
export type SiteLanguage = (typeof siteLanguageCodes)[number];

/** Each language in its own script. */
export const languageNames: Readonly<Record<SiteLanguage, string>> = {
  bn: 'বাংলা',
  en: 'English',
  ar: 'العربية',
  my: 'မြန်မာ',
  zh: '中文',
  fr: 'Français',
  hi: 'हिन्दी',
  id: 'Bahasa Indonesia',
  ja: '日本語',
  kk: 'Қазақша',
  km: 'ខ្មែរ',
  ko: '한국어',
  lo: 'ລາວ',
  ms: 'Bahasa Melayu',
  ne: 'नेपाली',
  fa: 'فارسی',
  pt: 'Português',
  ru: 'Русский',
  es: 'Español',
  sw: 'Kiswahili',
  tl: 'Tagalog',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  th: 'ไทย',
  tr: 'Türkçe',
  ur: 'اردو',
  uz: 'Oʻzbekcha',
  vi: 'Tiếng Việt',
};

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'ur']);

/** Which way a language is written. */
export const getDirection = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language) ? 'rtl' : 'ltr';

/** The language in which texts exist for a reader of any language. */
export const parseLanguage = (language: string): WrittenLanguage =>
  language === 'bn' ? 'bn' : 'en';
