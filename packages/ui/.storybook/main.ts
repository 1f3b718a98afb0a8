import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { StorybookConfig } from '@storybook/react-vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

const cwd = fileURLToPath(new URL('../../../', import.meta.url));

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // The same steps as in the programs that use these components.
  viteFinal: (own) =>
    mergeConfig(own, {
      plugins: [
        react(),
        lingui({ cwd }),
        babel({ presets: [linguiTransformerBabelPreset({}, { cwd }), reactCompilerPreset()] }),
      ],
      resolve: { dedupe: ['react', 'react-dom', '@lingui/core', '@lingui/react'] },
      build: { assetsInlineLimit: 0 },
    }),
};

// Storybook reads the default export of this file.
export default config;
