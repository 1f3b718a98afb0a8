// The slots and the hashes of their proofs.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { proveSlot } from '@khelaghor/slot-engine/prove-slot.ts';
import { proveTumbles } from '@khelaghor/slot-engine/prove-tumbles.ts';
import type { SlotProof } from '@khelaghor/slot-engine/slot-proof.ts';
import type { SlotSheet } from '@khelaghor/slot-engine/slot-sheet.ts';
import type { TumbleSheet } from '@khelaghor/slot-engine/tumble-sheet.ts';
import { aamSheet } from '../engines/aam/src/sheet.ts';
import { baulSheet } from '../engines/baul/src/sheet.ts';
import { boishakhSheet } from '../engines/boishakh/src/sheet.ts';
import { deltaSheet } from '../engines/delta/src/sheet.ts';
import { ilishSheet } from '../engines/ilish/src/sheet.ts';
import { kanthaSheet } from '../engines/kantha/src/sheet.ts';
import { melaSheet } from '../engines/mela/src/sheet.ts';
import { rickshawSheet } from '../engines/rickshaw/src/sheet.ts';
import { sundarbansSheet } from '../engines/sundarbans/src/sheet.ts';
import { terracottaSheet } from '../engines/terracotta/src/sheet.ts';

const slotSheets: readonly SlotSheet[] = [
  aamSheet,
  rickshawSheet,
  sundarbansSheet,
  boishakhSheet,
  melaSheet,
  deltaSheet,
  kanthaSheet,
];

const tumbleSheets: readonly TumbleSheet[] = [ilishSheet, baulSheet, terracottaSheet];

const root = fileURLToPath(new URL('..', import.meta.url));

/** A source file and all that it imports by relative paths, in a fixed order. */
function listImported(path: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path)) return found;
  found.add(path);
  const text = readFileSync(path, 'utf8');
  for (const [, specifier = ''] of text.matchAll(/from '(\.[^']+)'/gu))
    listImported(join(dirname(path), specifier), found);
  return found;
}

const isWord = (key: string): boolean => key === 'name' || key === 'title';

/** SHA-256 of what a proof stands for: the sheet without its words, and the code that proves it. */
function hashProof(sheet: SlotSheet | TumbleSheet, code: string): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(sheet, (key, value: unknown) => (isWord(key) ? undefined : value)));
  const paths = listImported(join(root, 'packages/slot-engine/src', code));
  for (const path of [...paths].toSorted()) hash.update(readFileSync(path));
  return hash.digest('hex');
}

/** The hash of a slot. */
export const hashSlot = (sheet: SlotSheet): string => hashProof(sheet, 'prove-slot.ts');

/** The hash of a tumbling slot. */
export const hashTumbles = (sheet: TumbleSheet): string => hashProof(sheet, 'prove-tumbles.ts');

export type ProvableSlot = {
  readonly code: string;
  readonly scope: string;
  readonly hash: string;
  prove(): SlotProof;
};

/** Lists all slots, in the order in which they are proven. */
export const listProvable = (): readonly ProvableSlot[] => [
  ...slotSheets.map((sheet) => {
    const { code, scope } = sheet;
    const hash = hashSlot(sheet);
    return { code, scope, hash, prove: () => proveSlot(sheet, hash) };
  }),
  ...tumbleSheets.map((sheet) => {
    const { code, scope } = sheet;
    const hash = hashTumbles(sheet);
    return { code, scope, hash, prove: () => proveTumbles(sheet, hash) };
  }),
];
