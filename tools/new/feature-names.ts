// What the templates of `npm run new` share: names of a new feature, and rows put into lists.

/** The names of a feature in every form that the code uses. */
export type FeatureNames = {
  /** `money`: one of the areas. */
  readonly area: string;
  /** `cash-desks`: folders, files and paths. */
  readonly name: string;
  /** `cashDesks`: values. */
  readonly camel: string;
  /** `CashDesks`: types and components. */
  readonly pascal: string;
};

/** A file of the change: its path from the root, and its text from now on. */
export type ChangedFile = { readonly path: string; readonly text: string };

/** Reads a file of the project, by its path from the root. */
export type ReadFile = (path: string) => string;

export function getFeatureNames(area: string, name: string): FeatureNames {
  const pascal = name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return { area, name, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal };
}

/** Puts a line after the last import of a module. */
export function addImport(text: string, line: string): string {
  const imports = [...text.matchAll(/^(?:import [^\n]*|\} from '[^']+');?$/gmu)];
  const last = imports.at(-1);
  if (!last) throw new Error('a module without imports');
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/**
 * Puts an element at the end of a list: of the property `key: […]`, or of `export const key = […]`.
 * A property that is not there yet comes first in the object of `defineArea`.
 */
export function addToList(text: string, key: string, element: string): string {
  const list = new RegExp(String.raw`\b${key}(?:: | = )\[([^\]]*?)(,?\s*)\]`, 'u');
  if (list.test(text))
    return text.replace(list, (whole, inside: string, end: string) =>
      whole.replace(
        `${inside}${end}]`,
        inside.trim() === '' ? `${element}]` : `${inside}, ${element}]`,
      ),
    );
  return text.replace('defineArea({', `defineArea({\n  ${key}: [${element}],`);
}
