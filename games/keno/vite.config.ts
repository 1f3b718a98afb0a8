import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('./', import.meta.url));
const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

// Each of these keeps a context that must exist once in a page.
const once = ['react', 'react-dom', '@lingui/core', '@lingui/react'];

export default defineConfig({
  root,
  base: '/keno/',
  plugins: [
    react(),
    lingui({ cwd: projectRoot, failOnCompileError: true }),
    babel({
      // Presets run from the last to the first: texts must be read before the compiler takes them
      // apart, or a text with several elements is looked up under a name that no catalogue has.
      presets: [reactCompilerPreset(), linguiTransformerBabelPreset({}, { cwd: projectRoot })],
    }),
  ],
  resolve: { dedupe: once },
  build: {
    target: 'es2022',
    cssMinify: true,
    assetsInlineLimit: 0,
    // The polyfill would be a script of its own in the page, which the page's policy forbids.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
