// Writes docs/games/CODE.md of each slot, from its sheet and its kept proof.
import type { GeneratedFile } from './generated-file.ts';
import { writeSlotDocument } from './slot-document.ts';
import { slotEngines, tumbleEngines } from './slot-list.ts';
import { writeTumbleDocument } from './tumble-document.ts';

export async function generateSlots(): Promise<readonly GeneratedFile[]> {
  const path = (code: string): string => `docs/games/${code}.md`;
  return [
    ...slotEngines.map((engine) => ({ path: path(engine.code), text: writeSlotDocument(engine) })),
    ...tumbleEngines.map((engine) => ({
      path: path(engine.code),
      text: writeTumbleDocument(engine),
    })),
  ];
}
