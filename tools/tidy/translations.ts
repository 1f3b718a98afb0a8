// Every English message has its Bengali one, complete, and neither says what a house must not say.
import { readEntries, getPlaceholders } from './catalogs.ts';
import type { Entry } from './catalogs.ts';
import type { Violation, Project, Rule, SourceFile } from './project.ts';

const folder = 'packages/i18n/locales/';

const catalogs = ({ files }: Project): SourceFile[] =>
  files.filter(({ path }) => path.startsWith(folder) && path.endsWith('.po'));

const isEnglish = (path: string): boolean => /\/en(\.po$|\/)/.test(path);
const bengaliPath = (path: string): string => path.replace(/\/en(?=\.po$|\/)/, '/bn');

/** Text of more than a name or a figure: it cannot stay as it is in another language. */
const isProse = (text: string): boolean =>
  (text.replace(/[{<][^}>]*[}>]/g, '').match(/\p{Ll}{3,}/gu) ?? []).length >= 2;

function judge(source: Entry, translation: Entry | undefined): string | undefined {
  const english = source.text === '' ? source.id : source.text;
  const bengali = translation?.text ?? '';
  if (source.text === '' && /^[a-z-]+(\.[a-z_-]+)+$/.test(source.id)) return 'no English text';
  if (bengali.trim() === '') return 'no Bengali translation';
  if (translation?.isFuzzy) return 'fuzzy: look at the translation and take the mark away';
  const [wanted, given] = [getPlaceholders(english).join(' '), getPlaceholders(bengali).join(' ')];
  if (wanted !== given) return `placeholders differ: ${wanted || 'none'} / ${given || 'none'}`;
  if (isProse(english) && !/\p{Script=Bengali}/u.test(bengali)) return 'not in Bengali';
  return undefined;
}

export const translationPairs: Rule = {
  name: 'translation-pairs',
  check: (project) => {
    const sources = catalogs(project).filter(({ path }) => isEnglish(path));
    if (sources.length === 0 && project.byPath.has('packages/i18n/package.json')) {
      const message = `no English catalogue under ${folder}: extract the messages`;
      return [{ file: 'packages/i18n/package.json', line: 1, message }];
    }
    return sources.flatMap((file) => {
      const partner = project.byPath.get(bengaliPath(file.path));
      const translations = new Map(
        (partner ? readEntries(partner) : []).map((entry) => [entry.key, entry]),
      );
      return readEntries(file).flatMap((entry): Violation[] => {
        const translation = translations.get(entry.key);
        const message = judge(entry, translation);
        if (!message) return [];
        const at = translation && partner ? { file: partner.path, line: translation.line } : {};
        const text = `"${entry.id.slice(0, 60)}": ${message}`;
        return [{ file: bengaliPath(file.path), line: entry.line, ...at, message: text }];
      });
    });
  },
};

/**
 * Wording that promises luck, speaks of near misses, chases losses or holds back who wants to
 * leave.
 */
const pressing: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /\bdue\b(?! to\b)|\bdue to (win|hit|pay|drop)\b/i, why: 'nothing is ever due' },
  { pattern: /\bhot\b(?! line)|\blucky streak\b|\bon fire\b/i, why: 'the past changes no odds' },
  { pattern: /\balmost\b|\bso close\b|\bnear (miss|win)\b/i, why: 'a loss is a loss' },
  { pattern: /\b(win|get|earn) (it|them|your \w+) back\b/i, why: 'never invite to chase a loss' },
  { pattern: /\b(recover|chase) (your )?loss(es)?\b/i, why: 'never invite to chase a loss' },
  { pattern: /\bone (more|last) (try|go|spin|roll|bet|round|game)\b/i, why: 'never urge to go on' },
  { pattern: /\b(don['’]t|before you) (leave|go|stop|quit)\b/i, why: 'let people leave' },
  { pattern: /\b(sure|guaranteed) (win|bet|profit)\b|\brisk[- ]free\b/i, why: 'nothing is sure' },
  { pattern: /\bcan['’]t lose\b|\byour lucky (day|turn)\b/i, why: 'nobody can know' },
  { pattern: /অল্পের জন্য|প্রায় জিত|একটুর জন্য/u, why: 'a loss is a loss' },
  { pattern: /(?<![\p{L}\p{M}])(হট|গরম)(?![\p{L}\p{M}])/u, why: 'the past changes no odds' },
  { pattern: /এবার (আপনার )?পালা|আজ আপনার দিন|ভাগ্য ফিরবে/u, why: 'nothing is ever due' },
  { pattern: /(হারানো|হারা) টাকা|জিতে ফিরিয়ে|লস (তুলুন|রিকভার)/u, why: 'never invite to chase a loss' },
  { pattern: /আর একবার খেল|আরেকবার খেল|শেষবারের মতো খেল/u, why: 'never urge to go on' },
  { pattern: /(এখনই )?(চলে )?যাবেন না|খেলা ছাড়বেন না/u, why: 'let people leave' },
  { pattern: /নিশ্চিত (জয়|জিত|লাভ)|ঝুঁকিহীন|ঝুঁকিমুক্ত|হারার ভয় নেই/u, why: 'nothing is sure' },
];

export const fairWording: Rule = {
  name: 'fair-wording',
  check: (project) =>
    catalogs(project).flatMap((file) =>
      readEntries(file).flatMap(({ id, text, line }) => {
        const said = (text === '' ? id : text).normalize('NFC');
        return pressing.flatMap(({ pattern, why }) => {
          const hit = new RegExp(pattern.source.normalize('NFC'), pattern.flags).exec(said);
          return hit ? [{ file: file.path, line, message: `"${hit[0]}": ${why}` }] : [];
        });
      }),
    ),
};
