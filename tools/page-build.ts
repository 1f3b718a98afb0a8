// What the builds of the player's and the operators' pages have in common.
import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';

/**
 * The oldest browsers that pages are built for (README, Browsers). What these lack beyond syntax is
 * filled in by packages/ui/src/older-browsers, and kept out of our code by the `lib` of programs/.
 */
export const oldestBrowsers = ['chrome109', 'ios16', 'safari16', 'firefox121'];

const cwd = fileURLToPath(new URL('../', import.meta.url));

const jsonSchemaParts: readonly (readonly [RegExp, string])[] = [
  [/^ *inst\._zod\.processJSONSchema = .*;$/gmu, ''],
  [/createStandardJSONSchemaMethod\(this, "(?:input|output)"\)/gu, 'undefined'],
  [/createToJSONSchemaMethod\(this, \{\}\)\(params\)/gu, 'undefined'],
];

/** Leaves out how Zod writes schemas as JSON Schema, a quarter of it: pages only check values. */
const zodWithoutJsonSchema = {
  name: 'zod-without-json-schema',
  transform: {
    filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
    handler: (code: string): string =>
      jsonSchemaParts.reduce((text, [part, instead]) => text.replaceAll(part, instead), code),
  },
};

/**
 * React with its compiler, and the texts. Modules of `drawnOnce` are left as they are written: what
 * costs little to draw again would be twice as long when compiled, and is in the first load.
 */
export function createPagePlugins(drawnOnce: readonly RegExp[]) {
  const compiler = reactCompilerPreset();
  const memoizing = {
    ...compiler,
    rolldown: {
      ...compiler.rolldown,
      filter: { ...compiler.rolldown.filter, id: { exclude: [...drawnOnce] } },
    },
  };
  return [
    zodWithoutJsonSchema,
    react(),
    lingui({ cwd, failOnCompileError: true }),
    // The last preset runs first: texts are transformed before the compiler rewrites components.
    babel({ presets: [memoizing, linguiTransformerBabelPreset({}, { cwd })] }),
  ];
}

export const pageResolve = {
  // Each of these keeps a context or a cache that must exist once in a page.
  dedupe: ['react', 'react-dom', '@lingui/core', '@lingui/react', '@tanstack/react-query'],
  // A shim for older versions of React; ours has the hook.
  alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
};

export const pageMinify = {
  minify: 'terser' as const,
  terserOptions: {
    ecma: 2020 as const,
    module: true,
    // Statements in their own right compress better than chains of commas.
    compress: { passes: 2, sequences: false },
  },
};
