// Goal: numbers and dates are read as they are printed and typed, a document expires by the day,
// and no order of decisions accepts one that was refused. Method: tables and properties.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentReasons } from '@khelaghor/contract/account/document-terms.ts';
import { addDays } from '@khelaghor/time/dhaka.ts';
import {
  findSendBar,
  getSameness,
  judgeAcceptance,
  judgeLevel,
  judgeRefusal,
  judgeState,
  maskNumber,
  readExpiry,
  readNumber,
} from './document-rules.ts';
import type { DecidedDocument, JudgedDocument } from './document-rules.ts';

const today = '2026-11-27';

test.each([
  ['nid', ' 123 456 7890 ', '1234567890'],
  ['nid', '১২৩৪৫৬৭৮৯০', '1234567890'],
  ['nid', '1990-1234567890123', '19901234567890123'],
  ['nid', '\u202a123-456-7890\u202c', '1234567890'],
  ['nid', '12345678901', null],
  ['nid', '123456789O', null],
  ['passport', 'a 0123 4567', 'A01234567'],
  ['passport', 'ＢＸ１２３４５６７', 'BX1234567'],
  ['passport', 'PASSPORT', null],
  ['passport', 'A012345678', null],
  ['licence', 'dk0012345/cl-0001', 'DK0012345CL0001'],
  ['licence', 'DK<0012345>', null],
  ['licence', '', null],
] as const)('%s "%s" is read as %s', (kind, typed, number) => {
  expect(readNumber(kind, typed)).toBe(number);
});

test('an old and a long NID number are the same document, of no other kind', () => {
  expect(getSameness('nid', '19901234567890123')).toBe(getSameness('nid', '1234567890123'));
  expect(getSameness('licence', '1234567890123')).not.toBe(getSameness('nid', '1234567890123'));
});

test('a masked number shows three characters', () => {
  expect(maskNumber('A01234567')).toBe('•••••567');
});

test.each([
  ['nid', undefined, { ok: true, value: null }],
  ['nid', 'whatever', { ok: true, value: null }],
  ['passport', '2026-11-27', { ok: true, value: '2026-11-27' }],
  ['passport', ' ২০৩০-১২-৩১ ', { ok: true, value: '2030-12-31' }],
  ['passport', '2026-11-26', { ok: false, refusal: 'document_expired' }],
  ['passport', undefined, { ok: false, refusal: 'document_expiry_invalid' }],
  ['licence', '2027-02-30', { ok: false, refusal: 'document_expiry_invalid' }],
  ['licence', '31/12/2030', { ok: true, value: '2030-12-31' }],
  ['licence', '২০৩০১২৩১', { ok: true, value: '2030-12-31' }],
  ['licence', '31/12/30', { ok: false, refusal: 'document_expiry_invalid' }],
  ['licence', '2126-11-27', { ok: false, refusal: 'document_expiry_invalid' }],
] as const)('%s valid until "%s"', (kind, typed, expected) => {
  expect(readExpiry(kind, typed, today)).toEqual(expected);
});

test.each([
  ['accepted', null, 'accepted', 1],
  ['accepted', '2026-11-28', 'accepted', 1],
  ['accepted', '2026-11-27', 'accepted', 1],
  ['accepted', '2026-11-26', 'expired', 0],
  ['waiting', '2026-11-26', 'waiting', 0],
  ['refused', null, 'refused', 0],
] as const)('%s, valid until %s: %s, level %i', (state, expiresOn, shown, level) => {
  expect(judgeState({ state, expiresOn }, today)).toBe(shown);
  expect(judgeLevel([{ state, expiresOn }], today)).toBe(level);
});

test.each<[string, JudgedDocument[], ReturnType<typeof findSendBar>]>([
  ['nothing was sent', [], null],
  ['one was refused', [{ state: 'refused', expiresOn: null }], null],
  ['one waits', [{ state: 'waiting', expiresOn: null }], 'document_waiting'],
  ['one is accepted for ever', [{ state: 'accepted', expiresOn: null }], 'document_accepted'],
  ['31 days are left', [{ state: 'accepted', expiresOn: '2026-12-28' }], 'document_accepted'],
  ['30 days are left', [{ state: 'accepted', expiresOn: '2026-12-27' }], null],
  ['one has expired', [{ state: 'accepted', expiresOn: '2026-11-01' }], null],
  [
    'the next one waits',
    [
      { state: 'waiting', expiresOn: '2036-01-01' },
      { state: 'accepted', expiresOn: '2026-12-01' },
    ],
    'document_waiting',
  ],
])('%s', (_, documents, bar) => {
  expect(findSendBar(documents, today)).toBe(bar);
});

const stateOf = fc.constantFrom('waiting' as const, 'accepted' as const, 'refused' as const);
const dayOf = fc.option(fc.integer({ min: -60, max: 60 }).map((days) => addDays(today, days)));
const documentOf = fc.record({ state: stateOf, expiresOn: dayOf });

test('an added document never lowers a level, and a later day never raises one', () => {
  fc.assert(
    fc.property(
      fc.array(documentOf, { maxLength: 5 }),
      documentOf,
      fc.nat(90),
      (all, more, days) => {
        const level = judgeLevel(all, today);
        expect(judgeLevel([...all, more], today)).toBeGreaterThanOrEqual(level);
        expect(judgeLevel(all, addDays(today, days))).toBeLessThanOrEqual(level);
      },
    ),
  );
});

const decidedOf = fc.record({
  state: stateOf,
  expiresOn: dayOf,
  reason: fc.option(fc.constantFrom(...documentReasons)),
  decidedBy: fc.option(fc.constantFrom('padma', 'meghna')),
});

test('only a valid document that waits is accepted, and a refused one stays refused', () => {
  fc.assert(
    fc.property(decidedOf, (document: DecidedDocument) => {
      const accepted = judgeAcceptance(document, { by: 'padma', today });
      const isValid = document.expiresOn === null || document.expiresOn >= today;
      expect(accepted.ok && accepted.value === 'act').toBe(document.state === 'waiting' && isValid);
      const refused = judgeRefusal(document, { by: 'padma', reason: 'unreadable' });
      expect(refused.ok && refused.value === 'act').toBe(document.state !== 'refused');
    }),
  );
});
