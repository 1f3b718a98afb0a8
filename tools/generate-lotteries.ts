// Writes docs/lotteries/FAMILY.md of each family of lotteries, and the list of all of them.
import { families } from '@khelaghor/engine-lottery/families/families.ts';
import { createHk6, hk6 } from '@khelaghor/engine-lottery/families/hk6/hk6.ts';
import { animals } from '@khelaghor/engine-lottery/families/hk6/lunar-years.ts';
import type { GeneratedFile } from './generated-file.ts';
import {
  writeLotteryDocument,
  writeLotteryList,
  type DocumentedFamily,
} from './lottery-document.ts';

/** Every family; the one that follows the lunar year with the plays of all animals. */
export const documentedFamilies: readonly DocumentedFamily[] = families.map((family) => {
  if (!('getFamily' in family)) return { code: family.code, all: [{ years: ['all'], family }] };
  if (family.code !== hk6.code) throw new Error(`the years of ${family.code} have no page`);
  const all = animals.map((animal) => ({ years: [animal], family: createHk6(animal) }));
  return { code: family.code, all };
});

export async function generateLotteries(): Promise<readonly GeneratedFile[]> {
  const path = (name: string): string => `docs/lotteries/${name}.md`;
  return [
    ...documentedFamilies.map((family) => {
      return { path: path(family.code), text: writeLotteryDocument(family) };
    }),
    { path: path('README'), text: writeLotteryList(documentedFamilies) },
  ];
}
