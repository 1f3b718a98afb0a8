// The account record names every movement in words, and the browser may not import the ledger.
// This looks at both: a code or a kind of account without a word fails here, and so does a word
// too many.
import { ACCOUNT_KINDS } from '@khelaghor/ledger/account.ts';
import { TRANSFER_CODES } from '@khelaghor/ledger/transfer-codes.ts';
import { expect, test } from 'vitest';
import { accountWords, transferWords } from '@khelaghor/player/money/wallet/labels.ts';

test('every transfer code of the ledger has a word, and no other has', () => {
  expect(Object.keys(transferWords).toSorted()).toEqual(Object.keys(TRANSFER_CODES).toSorted());
});

test('every kind of account of the ledger has a word, and no other has', () => {
  expect(Object.keys(accountWords).toSorted()).toEqual(Object.keys(ACCOUNT_KINDS).toSorted());
});
