// Everything is exported once, by its name, where it is written.
import { isConfig, isStory } from './project.ts';
import type { Rule } from './project.ts';

/** Programs that other tools load by their default export. */
const isLoadedByDefault = (path: string): boolean =>
  isConfig(path) || isStory(path) || /^e2e\/global-(setup|teardown)\.ts$/.test(path);

export const namedExports: Rule = {
  name: 'named-exports',
  check: ({ scripts }) =>
    scripts.flatMap((file) =>
      file.parsed.program.body.flatMap((node) => {
        const at = { file: file.path, line: file.lineAt(node.start) };
        if (node.type === 'ExportAllDeclaration') {
          return [{ ...at, message: 'export *: import from the file that has the name' }];
        }
        const isDefault =
          node.type === 'ExportDefaultDeclaration' ||
          (node.type === 'ExportNamedDeclaration' &&
            node.specifiers.some(
              ({ exported }) => exported.type === 'Identifier' && exported.name === 'default',
            ));
        if (!isDefault || isLoadedByDefault(file.path)) return [];
        return [{ ...at, message: 'default export: give it a name and export that' }];
      }),
    ),
};
