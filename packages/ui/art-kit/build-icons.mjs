// node art-kit/build-icons.mjs: writes src/art/icons.svg (one symbol an icon) and the list of names.
import { writeFileSync } from 'node:fs';
import { ICONS } from './icons.mjs';

const here = new URL('../src/', import.meta.url);
const symbol = ([name, { lines, drop }]) => {
  const filled =
    drop === '' ? '' : `<path d="${drop}" fill="var(--icon-drop, currentColor)" stroke="none"/>`;
  return `<symbol id="${name}" viewBox="0 0 24 24">${lines}${filled}</symbol>`;
};
const icons = Object.entries(ICONS);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${icons.map(symbol).join('\n')}</svg>\n`;
writeFileSync(new URL('art/icons.svg', here), sprite);

const names = icons.map(([name]) => `  '${name}',`).join('\n');
writeFileSync(
  new URL('icon/icon-names.ts', here),
  `/** Every icon of the sprite, in the order of the alphabet. Written by art-kit/build-icons.mjs. */
export const ICON_NAMES = [\n${names}\n] as const;

export type IconName = (typeof ICON_NAMES)[number];\n`,
);
