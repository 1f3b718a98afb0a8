import { defineConfig } from 'vite';
import {
  createPagePlugins,
  oldestBrowsers,
  pageMinify,
  pageResolve,
} from '../../tools/page-build.ts';

const drawnOnce = [
  /\/packages\/ui\/src\//,
  /\/console\/src\/app\//,
  /\/backoffice\/(?:sessions\/(?:session-guard|use-)|overview\/use-overview)/,
];

const ownModules = /\/(?:packages|console\/src\/[a-z]+)\/.*\.tsx?$/;

/** What the frame of every page of an operator is made of; the frame itself is loaded by name. */
const frameModules = [
  /\/app\/nav-items\.tsx$/,
  /\/ui\/src\/(?:nav-list|tag|logo)\//,
  /\/(?:use-overview|use-idle|shared\/clock|digits)\.ts$/,
  /\/session-guard\.tsx$/,
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: createPagePlugins(drawnOnce),
  resolve: pageResolve,
  build: {
    target: oldestBrowsers,
    manifest: true,
    reportCompressedSize: false,
    // The content security policy allows no data: addresses for scripts, styles and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...pageMinify,
    rolldownOptions: {
      // Our modules only define things, so a page gets of a door what it uses and no more. Styles
      // are modules of their own and stay; so does the one that starts the console, and the one
      // that keeps Zod from `new Function`.
      treeshake: {
        moduleSideEffects: [
          { test: /\/zod-without-eval\.ts$/, sideEffects: true },
          { test: ownModules, sideEffects: false },
        ],
      },
      output: {
        minify: true,
        // The first script lists the files of all pages: a hash is name enough.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7].css'
            : 'assets/[name]-[hash][extname]',
        // What every page begins with is one file: it compresses better than many small ones.
        codeSplitting: {
          groups: [
            // Schemas are made after Zod was kept from evaluating, whichever page asks for them.
            { name: 'zod', test: /\/zod\/|\/zod-without-eval\.ts$/ },
            { name: 'console', tags: ['$initial'] },
            // So does what stands around every page of an operator.
            { name: 'frame', test: (id) => frameModules.some((pattern) => pattern.test(id)) },
          ],
        },
      },
    },
  },
});
