// What the pages of games load, from the manifest of their build: the kit, which a browser fetches
// once for all games, and what each game adds to it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './run-program.ts';

const folder = join(projectRoot, 'games/dist');

type Built = {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
};

/** A part of what a page loads: its files, and its budget in kilobytes. */
export type GamePart = {
  readonly name: string;
  readonly files: readonly string[];
  readonly budget: number;
};

/**
 * Lists scripts and styles of all games. The kit is what a page needs before the first press. A
 * game's own are all that it may ever load, in Bengali, whose texts are longer.
 */
export function listGameParts(): readonly GamePart[] {
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Readonly<Record<string, Built>>;
  const modules = Object.values(manifest);
  /** Adds the files of a module and of what it imports, but for those that are there already. */
  const collect = (built: Built | undefined, hasLate: boolean, found: Set<string>): Set<string> => {
    if (!built || found.has(built.file) || built.name?.endsWith('-en')) return found;
    const { file, css = [], imports = [], dynamicImports = [] } = built;
    for (const each of [file, ...css]) found.add(each);
    for (const key of hasLate ? [...imports, ...dynamicImports] : imports)
      collect(manifest[key], hasLate, found);
    return found;
  };
  const isKit = ({ name }: Built) => name === 'kit' || name === 'kit-bn';
  const collectKit = (hasLate: boolean): Set<string> =>
    modules
      .filter(isKit)
      .reduce((found, built) => collect(built, hasLate, found), new Set<string>());
  const getParts = (name: string, files: Iterable<string>, scripts: number, styles: number) => {
    const row = (kind: string, ending: string, budget: number): GamePart => ({
      name: `${name}: ${kind}`,
      files: [...files].filter((file) => file.endsWith(ending)).map((file) => join(folder, file)),
      budget,
    });
    return [row('scripts', '.js', scripts), row('styles', '.css', styles)];
  };
  const kit = collectKit(false);
  if (kit.size === 0) throw new Error('The games are not built.');
  const all = collectKit(true);
  const games = modules.flatMap((built) => {
    if (!built.isEntry || built.name === undefined) return [];
    const own = [...collect(built, true, new Set(all))].filter((file) => !all.has(file));
    return getParts(built.name, own, 45, 6);
  });
  return [...getParts('kit', kit, 130, 10), ...games];
}
