// What files and folders are called.
import { areas } from '../architecture.ts';
import { isScript } from './project.ts';
import type { Rule } from './project.ts';

/** Documents and licences are shouted, by custom. */
const shouted = /^[A-Z][A-Z-]*(\.[a-z-]+)*(\.(md|txt))?$/;
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

export const kebabNames: Rule = {
  name: 'kebab-names',
  check: ({ files }) =>
    files.flatMap(({ path }) => {
      const odd = path.split('/').find((part) => !kebab.test(part) && !shouted.test(part));
      if (odd === undefined) return [];
      return [{ file: path, line: 1, message: `${odd}: name it in kebab-case` }];
    }),
};

const heaps: Readonly<Record<string, string>> = {
  utils: 'name the file by the noun it serves',
  util: 'name the file by the noun it serves',
  helpers: 'name the file by what it helps with',
  helper: 'name the file by what it helps with',
  misc: 'name the file by what is in it',
  common: 'name the file by what its users have in common',
  types: 'put a type beside the functions that make it',
};

/** The word that makes a name a heap; `common-passwords.ts` says what it holds and is none. */
function findHeapWord(part: string): string | undefined {
  const [stem = '', ...endings] = part.split('.');
  if (stem in heaps) return stem;
  const last = stem.split('-').at(-1) ?? '';
  if (/^(utils?|helpers?|misc)$/.test(last)) return last;
  return endings.find((ending) => ending in heaps);
}

/** The public API of a feature: `<program>/src/<area>/<feature>/index.ts`. */
const featureIndex = new RegExp(`/src/(${areas.join('|')})/[^/]+/index\\.tsx?$`);

export const bannedNames: Rule = {
  name: 'banned-names',
  check: ({ files }) =>
    files.flatMap(({ path }) => {
      const word = path.split('/').map(findHeapWord).find(Boolean);
      if (word) return [{ file: path, line: 1, message: `${word}: ${heaps[word]}` }];
      if (isScript(path) && /(^|\/)index\.[a-z]+$/.test(path) && !featureIndex.test(path)) {
        const message = 'no barrels but the index.ts of a feature: name the file by what it holds';
        return [{ file: path, line: 1, message }];
      }
      return [];
    }),
};
