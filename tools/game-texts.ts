// Texts of the games' pages. They lie in one catalogue, so that a new game adds none; the build
// divides it, so that no game loads another's texts: those of the shared code are one file a
// language, and those of each game are one more.
import { relative } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { projectRoot } from './run-program.ts';

const prefix = '\0game-texts/';
/** The owner of what the packages say, beside the code of each game. */
const kit = 'kit';

/** Whether a text belongs to a game, or to the kit, by the source files that say it. */
export function isTextOf(owner: string, sources: readonly string[]): boolean {
  const isShared = sources.some((path) => path.startsWith('packages/'));
  if (owner === kit) return isShared;
  return !isShared && sources.some((path) => path.startsWith(`games/${owner}/`));
}

async function readTexts(owner: string, locale: string): Promise<Record<string, string>> {
  const catalogues = await getCatalogs(getConfig({ cwd: projectRoot }));
  const catalogue = catalogues.find(({ path }) => path.includes('locales/games/'));
  const entries = await catalogue?.read(locale);
  if (!catalogue || !entries) throw new Error(`the games have no catalogue in ${locale}`);
  const { messages } = await catalogue.getTranslations(locale, {
    fallbackLocales: {},
    sourceLocale: 'en',
    missingBehavior: 'catalog',
  });
  const own = Object.entries(messages).filter(([id]) =>
    isTextOf(owner, entries[id]?.origin?.map(([path]) => path) ?? []),
  );
  return Object.fromEntries(own);
}

/** A module with the texts of a game together with those of the kit, or with the latter alone. */
async function writeTexts(owner: string, locale: string): Promise<string> {
  const texts = await readTexts(owner, locale);
  const { source, errors } = createCompiledCatalog(locale, texts, { namespace: 'json' });
  const [wrong] = errors;
  if (wrong) throw new Error(`a text of ${owner} does not compile: ${wrong.error.message}`);
  const own = JSON.stringify((JSON.parse(source) as { messages: unknown }).messages);
  if (owner === kit) return `export const messages = ${own};`;
  return `import { messages as shared } from ${JSON.stringify(`${prefix}${kit}/${locale}`)};
export const messages = { ...shared, ...${own} };`;
}

/** The name of the file for a module of texts, such as "kit-bn"; null: another module. */
export const getTextsName = (id: string): string | null =>
  id.startsWith(prefix) ? id.slice(prefix.length).replace('/', '-') : null;

/** Gives a game that imports the games' catalogue its own texts and those of the kit. */
export function splitGameTexts(): Plugin {
  return {
    name: 'khelaghor-game-texts',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith(prefix)) return source;
      const [, locale] = /\/locales\/games\/(\w+)\.po$/u.exec(source) ?? [];
      if (locale === undefined || importer === undefined) return null;
      const [, game] = /^games\/(\w+)\/src\//u.exec(relative(projectRoot, importer)) ?? [];
      return game === undefined ? null : `${prefix}${game}/${locale}`;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const [owner = '', locale = ''] = id.slice(prefix.length).split('/');
      return { code: await writeTexts(owner, locale), moduleType: 'js' };
    },
  };
}
