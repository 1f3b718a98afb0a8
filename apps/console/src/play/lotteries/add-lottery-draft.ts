import type { AddedLottery } from '@khelaghor/contract/play/added-lotteries.ts';
import { toCode } from '@khelaghor/typed-text/code.ts';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { readTimetableDraft } from './timetable-draft.ts';
import type { TimetableDraft, TimetableFault } from './timetable-draft.ts';

/** A lottery while it is being added. */
export type AddDraft = {
  readonly code: string;
  readonly titleBn: string;
  readonly titleEn: string;
  readonly timetable: TimetableDraft;
};

/** A field that makes no sense. */
export type AddFault = 'code' | 'titleBn' | 'titleEn' | TimetableFault;

type NewLottery = Pick<AddedLottery, 'code' | 'timetable'> & {
  readonly titleBn: string;
  readonly titleEn: string;
};

/** The lottery as typed, or what of it makes no sense. */
export function readAddDraft(draft: AddDraft): NewLottery | readonly AddFault[] {
  const code = toCode(draft.code);
  const titleBn = toVisibleText(draft.titleBn);
  const titleEn = toVisibleText(draft.titleEn);
  const timetable = readTimetableDraft(draft.timetable);
  const faults: AddFault[] = [
    ...(/^[a-z0-9]{2,24}$/u.test(code) ? [] : (['code'] as const)),
    ...(titleBn === '' ? (['titleBn'] as const) : []),
    ...(titleEn === '' ? (['titleEn'] as const) : []),
  ];
  if (!('kind' in timetable)) return [...faults, ...timetable];
  return faults.length > 0 ? faults : { code, titleBn, titleEn, timetable };
}
