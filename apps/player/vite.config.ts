import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('./', import.meta.url));
const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

// Each of these keeps a context or a cache that must exist once in a page.
const once = ['react', 'react-dom', '@lingui/core', '@lingui/react', '@tanstack/react-query'];

// What is drawn once and costs little to draw again is left as it is written: compiled, it would be
// twice as long, and all of it is in the first load.
const compiler = reactCompilerPreset();
const drawnOnce = [
  /\/packages\/ui\/src\//,
  /\/player\/src\/app\/(?!pages\/)/,
  /\/player\/src\/shared\/(?:game-card-list|large-game-cards)\.tsx/,
  /\/player\/src\/shared\/(?:navigation|panel-pixels|when-near)\.tsx/,
];
const memoizing = {
  ...compiler,
  rolldown: {
    ...compiler.rolldown,
    filter: { ...compiler.rolldown.filter, id: { exclude: drawnOnce } },
  },
};

const ownModules = /\/(?:packages|engines|player\/src\/[a-z]+)\/.*\.tsx?$/;

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [
    react(),
    lingui({ cwd: projectRoot, failOnCompileError: true }),
    // The last preset runs first: texts are transformed before the compiler rewrites components.
    babel({
      presets: [memoizing, linguiTransformerBabelPreset({}, { cwd: projectRoot })],
    }),
  ],
  resolve: {
    dedupe: once,
    // What fills in for a React that has no such hook; ours has it.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  ssr: { noExternal: true, target: 'node' },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    cssMinify: true,
    // After the bundler's own: together a hundredth smaller than either alone.
    ...(!isSsrBuild && {
      minify: 'terser' as const,
      terserOptions: {
        ecma: 2020,
        module: true,
        // Statements in their own right compress better than chains of commas.
        compress: { passes: 2, sequences: false },
      },
    }),
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      // Our modules only define things, so a page gets of a door what it uses and no more. Styles
      // are modules of their own and stay.
      treeshake: { moduleSideEffects: [{ test: ownModules, sideEffects: false }] },
      output: {
        // The names of some hundred files are in the first load, and nothing compresses a hash.
        assetFileNames: 'assets/[name]-[hash:5][extname]',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        minify: !isSsrBuild,
        // What every page begins with is one file: it compresses better than many small ones.
        ...(!isSsrBuild && {
          codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] },
        }),
      },
    },
  },
}));
