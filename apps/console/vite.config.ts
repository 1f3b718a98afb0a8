import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

// Each of these keeps a context or a cache that must exist once in a page.
const once = ['react', 'react-dom', '@lingui/core', '@lingui/react', '@tanstack/react-query'];

// What is drawn once and costs little to draw again is left as it is written: compiled, it would be
// twice as long, and all of it is in the first load.
const compiler = reactCompilerPreset();
const drawnOnce = [/\/packages\/ui\/src\//, /\/console\/src\/app\//];
const memoizing = {
  ...compiler,
  rolldown: {
    ...compiler.rolldown,
    filter: { ...compiler.rolldown.filter, id: { exclude: drawnOnce } },
  },
};

const ownModules = /\/(?:packages|console\/src\/[a-z]+)\/.*\.tsx?$/;

/** What the frame of every page of an operator is made of; the frame itself is loaded by name. */
const frameModules = [
  /\/app\/nav-items\.tsx$/,
  /\/ui\/src\/(?:nav-list|tag|logo)\//,
  /\/(?:use-overview|shared\/clock|digits)\.ts$/,
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    lingui({ cwd: projectRoot, failOnCompileError: true }),
    // Presets run from the last to the first: texts are extracted before components are compiled.
    babel({
      presets: [memoizing, linguiTransformerBabelPreset({}, { cwd: projectRoot })],
    }),
  ],
  resolve: {
    dedupe: once,
    // What fills in for a React that has no such hook; ours has it.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  build: {
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    // The content security policy allows no data: addresses for scripts, styles and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      // Statements in their own right compress better than chains of commas.
      compress: { passes: 2, sequences: false },
    },
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
        // What every page begins with is one file: it compresses better than many small ones.
        codeSplitting: {
          groups: [
            { name: 'console', tags: ['$initial'] },
            // So does what stands around every page of an operator.
            { name: 'frame', test: (id) => frameModules.some((pattern) => pattern.test(id)) },
          ],
        },
      },
    },
  },
});
