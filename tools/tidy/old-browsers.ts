// What the oldest browsers that we build for (README, Browsers) do not know, and neither the build
// nor packages/ui/src/older-browsers can give them. Calls of ECMAScript are not listed: the `lib`
// of the programs in programs/ leaves them out of the types.
import type { Rule, SourceFile, Violation } from './project.ts';
import { isConfig, isScript, isStory, isTest } from './project.ts';

type Later = { readonly pattern: RegExp; readonly instead: string };

const laterStyles: readonly Later[] = [
  { pattern: /\bcolor-mix\(/g, instead: 'a colour of tokens.css; Chrome has color-mix since 111' },
  { pattern: /\blight-dark\(/g, instead: 'a role of tokens.css; Safari has light-dark since 17.5' },
  { pattern: /:\s*subgrid\b/g, instead: 'display: contents; Chrome has subgrid since 117' },
  { pattern: /@starting-style\b/g, instead: '@keyframes; Safari has @starting-style since 17.5' },
  { pattern: /@scope\b/g, instead: 'a class; Safari has @scope since 17.4' },
];

const laterScripts: readonly Later[] = [
  // A pattern with it is an error of syntax: nothing of its file runs.
  { pattern: /\(\?<[=!]/g, instead: 'a pattern without lookbehind; Safari has it since 16.4' },
  { pattern: /\.checkVisibility\(/g, instead: 'getClientRects; Safari has it since 17.4' },
  { pattern: /\.startViewTransition\(/g, instead: '?.( with another way; Safari 18.0' },
  { pattern: /\.(?:show|toggle)Popover\(/g, instead: 'a dialog of ui; Safari 17.0' },
  { pattern: /\bURL\.parse\(/g, instead: 'URL.canParse and new URL; Safari 18.0' },
  { pattern: /\bResponse\.json\(/g, instead: 'new Response(JSON.stringify(…)); Safari 17.0' },
  { pattern: /\bnew OffscreenCanvas\(/g, instead: 'a canvas element; Safari 16.4' },
];

/** Where code is that may reach a browser. */
const sentFolders =
  /^(?:apps\/(?:player|console)|games|engines|packages\/(?!db|gateway|http|ledger|testkit))/;

const isSent = ({ path }: SourceFile): boolean =>
  sentFolders.test(path) && !isTest(path) && !isStory(path) && !isConfig(path);

const findLater = (file: SourceFile, table: readonly Later[]): Violation[] =>
  table.flatMap(({ pattern, instead }) =>
    [...file.text.matchAll(pattern)].map(({ 0: found, index }) => ({
      file: file.path,
      line: file.lineAt(index),
      message: `${found}: write ${instead}`,
    })),
  );

export const oldBrowsers: Rule = {
  name: 'old-browsers',
  check: ({ files }) =>
    files.filter(isSent).flatMap((file) => {
      if (file.path.endsWith('.css')) return findLater(file, laterStyles);
      return isScript(file.path) ? findLater(file, laterScripts) : [];
    }),
};
