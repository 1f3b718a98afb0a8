// All games in one build, a page each. What they share is the kit, which a browser fetches once for
// all games; what one game has alone is in files with its name.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { getTextsName, splitGameTexts } from '../tools/game-texts.ts';
import { createPagePlugins, oldestBrowsers, pageResolve } from '../tools/page-build.ts';

const root = import.meta.dirname;

const pages = Object.fromEntries(
  readdirSync(root)
    .map((game) => [game, join(root, game, 'index.html')] as const)
    .filter(([, page]) => existsSync(page)),
);

/** Lets a page name its script as if its folder were the root: `/src/main.tsx`. */
const scriptOfPage: Plugin = {
  name: 'khelaghor-script-of-page',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.startsWith('/src/') && importer?.endsWith('/index.html')
      ? join(dirname(importer), source)
      : null,
};

export default defineConfig({
  root,
  plugins: [scriptOfPage, splitGameTexts(), createPagePlugins([])],
  resolve: pageResolve,
  build: {
    target: oldestBrowsers,
    manifest: true,
    cssMinify: true,
    assetsInlineLimit: 0,
    // The polyfill would be a script of its own in the page, which the page's policy forbids.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: pages,
      output: {
        codeSplitting: {
          groups: [
            // Its name changes only with a version of React.
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
            { name: getTextsName, debugName: 'texts', test: /game-texts\/kit\//, priority: 2 },
            // Takes all that it imports, even while there is one game.
            { name: 'kit', test: /\/packages\/game-sdk\/src\/(?!reels\/)/, priority: 2 },
            // The stage and the rules of slots, which only slots fetch.
            {
              name: 'slots',
              test: /\/packages\/(?:game-sdk\/src\/reels|slot-engine)\//,
              priority: 1,
            },
            { name: getTextsName, debugName: 'texts of games', priority: 1 },
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
  },
});
