import { expect, test } from 'vitest';
import { readAddDraft, type AddDraft } from './add-lottery-draft.ts';
import { getTimetableDraft } from './timetable-draft.ts';

const timetable = { kind: 'period', periodSeconds: 120, closeBeforeDrawSeconds: 10 } as const;
const draft: AddDraft = {
  code: ' k3two ',
  titleBn: 'কে৩, 2 মিনিট',
  titleEn: ' K3, 2 minutes',
  timetable: getTimetableDraft(timetable),
};

test('a lottery is read without the spaces around its words', () => {
  expect(readAddDraft(draft)).toEqual({
    code: 'k3two',
    titleBn: 'কে৩, 2 মিনিট',
    titleEn: 'K3, 2 minutes',
    timetable,
  });
});

test('all that makes no sense is named at once', () => {
  const wrong = {
    ...draft,
    code: 'K3',
    titleBn: ' ',
    timetable: { ...draft.timetable, closeBeforeDrawSeconds: '1' },
  };
  expect(readAddDraft(wrong)).toEqual(['code', 'titleBn', 'closing']);
});
