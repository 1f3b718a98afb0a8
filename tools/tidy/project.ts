// What the rules look at: every file of a tree, read once, parsed once when a rule asks.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Comment, Program } from 'oxc-parser';
import { getImports } from './imports.ts';
import type { Import } from './imports.ts';

/** One breach of one rule. Lines count from 1. */
export type Violation = { readonly file: string; readonly line: number; readonly message: string };

export type Rule = {
  readonly name: string;
  readonly check: (project: Project) => readonly Violation[] | Promise<readonly Violation[]>;
};

export type Parsed = {
  readonly program: Program;
  readonly comments: readonly Comment[];
  readonly imports: readonly Import[];
};

export type SourceFile = {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly lines: readonly string[];
  /** The line of an offset into the text. */
  readonly lineAt: (offset: number) => number;
  /** The syntax tree of a script; asking it of anything else is a mistake. */
  readonly parsed: Parsed;
};

export type Project = {
  /** The folder that paths begin at. */
  readonly root: string;
  readonly files: readonly SourceFile[];
  /** The files with TypeScript or JavaScript in them, generated ones left out. */
  readonly scripts: readonly SourceFile[];
  readonly byPath: ReadonlyMap<string, SourceFile>;
};

const textEndings = /\.(ts|tsx|mts|mjs|js|css|sql|sh|html|json|md|po|yml|yaml)$/;
/** Planted faults, and the generator of the drawings, which is kept as it came. */
const keptAside = ['tools/fixtures/', 'packages/ui/art-kit/'];
const skippedFolders = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'test-output']);

export const isScript = (path: string): boolean => /\.(ts|tsx|mts|mjs|js)$/.test(path);
export const isGenerated = (path: string): boolean => /\.gen\.[a-z]+$/.test(path);
export const isTest = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || path.startsWith('e2e/') || path.startsWith('packages/testkit/');
/** What several tests share, beside them. */
export const isSuite = (path: string): boolean => /\.(suite|spec)\.tsx?$/.test(path);
export const isStory = (path: string): boolean =>
  path.endsWith('.stories.tsx') || path.includes('/.storybook/');
export const isConfig = (path: string): boolean => /\.config\.(ts|mts|mjs|js)$/.test(path);

function walkFolder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return skippedFolders.has(entry.name) ? [] : walkFolder(root, path);
  });
}

/** What git tracks or would track; where there is no git, everything but build output. */
export function listFiles(root: string): string[] {
  let paths: string[];
  try {
    const git = ['-C', root, 'ls-files', '-co', '--exclude-standard', '-z'];
    paths = execFileSync('git', git, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter(Boolean);
  } catch {
    paths = walkFolder(root, '');
  }
  return [...new Set(paths)]
    .filter((path) => !keptAside.some((folder) => path.startsWith(folder)))
    .toSorted();
}

function parse(file: Omit<SourceFile, 'parsed'>): Parsed {
  const result = parseSync(file.path, file.text);
  if (result.errors.length > 0) {
    throw new Error(`${file.path} does not parse: ${result.errors[0]?.message}`);
  }
  const imports = getImports(file, result);
  return { program: result.program, comments: result.comments, imports };
}

/** A file whose tree is parsed at the first question. */
function sourceFile(path: string, text: string): SourceFile {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const lineAt = (offset: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
  let parsed: Parsed | undefined;
  const file = { path, text, lines: text.split('\n'), lineAt };
  return {
    ...file,
    get parsed(): Parsed {
      parsed ??= parse(file);
      return parsed;
    },
  };
}

function assemble(root: string, paths: readonly string[]): Project {
  const files = paths
    .filter((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile())
    .map((path) => {
      const isText = textEndings.test(path) || path.startsWith('.ci/');
      return sourceFile(path, isText ? readFileSync(join(root, path), 'utf8') : '');
    });
  const scripts = files.filter((file) => isScript(file.path) && !isGenerated(file.path));
  return { root, files, scripts, byPath: new Map(files.map((file) => [file.path, file])) };
}

/** The project at a root folder, without the planted faults of tools/fixtures. */
export const loadProject = (root: string): Project => assemble(root, listFiles(root));

/** A small tree that is not under version control by itself, such as one of the planted faults. */
export const loadTree = (root: string): Project => assemble(root, walkFolder(root, '').toSorted());
