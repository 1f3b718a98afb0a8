/** Plays at any few places of the player's choice. */
import type { Draw } from '../../draws/draw.ts';
import { listPlaces } from '../../draws/measures.ts';
import type { PlayGroup, PlayRow } from '../../play.ts';
import { createAtPlaces } from '../../shapes/at-places.ts';
import { createSpread } from '../../shapes/direct.ts';
import { getCountWord } from '../texts.ts';
import { defineAnyArea } from './area.ts';
import { listGroupPlays, listSumPlays, type PlayAtPlaces } from './row-plays.ts';

function buildAnyDirectPlay(draw: Draw, places: readonly number[], taken: number): PlayRow {
  const { bn, en } = getCountWord(taken);
  return {
    code: `any${taken}_direct`,
    label: { bn: 'সরাসরি', en: 'Direct' },
    rule: {
      bn: `অন্তত ${bn} ঘরে অঙ্ক বাছুন; প্রতি ${bn} ঘরে একটি করে লাইন। ওই ঘরগুলোর প্রতিটিতে তার অঙ্ক এলে লাইনের জয়।`,
      en: `Choose digits for at least ${en} places; every ${en} of them are one line. It wins when each of its places shows its digit.`,
    },
    shape: createSpread(draw, places, taken),
  };
}

/** Direct and group bets at any `taken` of all places, and sums of two or three. */
export function buildAnyGroup(draw: Draw, count: number, taken: number): PlayGroup {
  const places = listPlaces(0, count);
  const area = defineAnyArea(taken);
  const at: PlayAtPlaces = (play) => createAtPlaces(places, taken, play);
  return {
    code: area.code,
    label: area.label,
    plays: [
      buildAnyDirectPlay(draw, places, taken),
      ...listGroupPlays(draw, area, at),
      ...(taken < 4 ? listSumPlays(draw, area, at) : []),
    ],
  };
}
