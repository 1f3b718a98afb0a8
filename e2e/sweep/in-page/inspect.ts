// Runs in the page: all checks together.
import {
  findCutTexts,
  findLostPictures,
  findOverlaps,
  findSideScroll,
  findTextsOutside,
  findTextsUnderControls,
  findWideChildren,
} from './boxes.ts';
import { beginLook, findShownPart } from './elements.ts';
import { findSmallTargets } from './targets.ts';
import { findBareStandIns, readTexts, readWords } from './texts.ts';

export type Inspected = {
  /** What does not fit, in words. */
  readonly faults: readonly string[];
  /** Every text in the page's own language. */
  readonly words: readonly string[];
};

/** Looks at what the page shows now. */
export function inspect(): Inspected {
  beginLook();
  const part = findShownPart();
  const texts = readTexts(part);
  const faults = [
    ...findSideScroll(),
    ...findWideChildren(part),
    ...findCutTexts(texts),
    ...findTextsOutside(texts),
    ...findOverlaps(texts),
    ...findTextsUnderControls(part, texts),
    ...findSmallTargets(part),
    ...findLostPictures(part),
    ...findBareStandIns(part),
  ];
  return { faults: [...new Set(faults)], words: readWords(part) };
}
