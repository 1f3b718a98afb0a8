import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import {
  createPagePlugins,
  oldestBrowsers,
  pageMinify,
  pageResolve,
} from '../../tools/page-build.ts';

const root = fileURLToPath(new URL('./', import.meta.url));

const drawnOnce = [
  /\/packages\/ui\/src\//,
  /\/player\/src\/app\/(?!pages\/)/,
  /\/player\/src\/shared\/(?:game-card-list|large-game-cards)\.tsx/,
  /\/player\/src\/shared\/(?:navigation|panel-pixels|when-near)\.tsx/,
];

const ownModules = /\/(?:packages|engines|player\/src\/[a-z]+)\/.*\.tsx?$/;

export default defineConfig(({ isSsrBuild }) => ({
  root,
  // The server draws everything once.
  plugins: createPagePlugins(isSsrBuild ? [/./] : drawnOnce),
  resolve: pageResolve,
  ssr: { noExternal: true, target: 'node' },
  worker: { format: 'es' },
  build: {
    target: oldestBrowsers,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    cssMinify: true,
    // After the bundler's own: together a hundredth smaller than either alone.
    ...(!isSsrBuild && pageMinify),
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
        chunkFileNames: 'assets/[hash:7].js',
        minify: !isSsrBuild,
        // What every page begins with is one file: it compresses better than many small ones.
        ...(!isSsrBuild && {
          codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] },
        }),
      },
    },
  },
}));
