import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { oldestBrowsers } from '../../tools/page-build.ts';

const root = fileURLToPath(new URL('./', import.meta.url));

/** The service worker: one file that imports nothing, at an address that never changes. */
export default defineConfig({
  root,
  publicDir: false,
  build: {
    target: oldestBrowsers,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
