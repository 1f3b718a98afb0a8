import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

// Each of these keeps a context or a cache that must exist once in a page.
const once = ['react', 'react-dom', '@lingui/core', '@lingui/react', '@tanstack/react-query'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    lingui({ cwd: projectRoot, failOnCompileError: true }),
    // Presets run from the last to the first: texts are extracted before components are compiled.
    babel({
      presets: [reactCompilerPreset(), linguiTransformerBabelPreset({}, { cwd: projectRoot })],
    }),
  ],
  resolve: { dedupe: once },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    reportCompressedSize: false,
    // The content security policy allows no data: addresses for scripts, styles and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
