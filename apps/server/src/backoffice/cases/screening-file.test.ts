// Goal: a list is read as it is written, and what cannot be read is named with its line.
import { expect, test } from 'vitest';
import { screeningEntriesMax } from '@khelaghor/contract/backoffice/case-terms.ts';
import { readScreeningFile } from './screening-file.ts';

const head = 'name,dateOfBirth,list,reference';

test('columns come in any order, with other columns among them', () => {
  const text =
    'reference,note,list,name,dateOfBirth\n1,x,UN,"RAHIM,  Abdul",১৯৭০-০৫-০২\n\n2,,UN,Karim,\n';
  expect(readScreeningFile(text)).toEqual({
    entries: [
      { list: 'UN', reference: '1', name: 'RAHIM, Abdul', born: '1970-05-02' },
      { list: 'UN', reference: '2', name: 'Karim', born: '' },
    ],
    faults: [],
  });
});

test('a name that is there twice counts once, and another name of a person beside it', () => {
  const text = `${head}\nAbdul Rahim,1970,UN,1\nRAHIM Abdul,1971,UN,1\nAbu Rahim,,UN,1`;
  expect(readScreeningFile(text).entries.map(({ name, born }) => `${name} ${born}`)).toEqual([
    'RAHIM Abdul 1971',
    'Abu Rahim ',
  ]);
});

test.each([
  ['an empty file', '', '1  unreadable'],
  ['an open quote', `${head}\n"a`, '1  unreadable'],
  ['a column that is not there', 'name,list,reference\na,b,c', '1 dateOfBirth missing'],
  ['no entry', `${head}\n`, '1  missing'],
  ['no name', `${head}\n,1970,UN,1`, '2 name missing'],
  ['a name of signs alone', `${head}\n--,1970,UN,1`, '2 name invalid'],
  ['a long list name', `${head}\nAbdul,1970,${'U'.repeat(61)},1`, '2 list invalid'],
  ['a day that is none', `${head}\nAbdul,1970-02-30,UN,1`, '2 dateOfBirth invalid'],
  ['a day written in another way', `${head}\nAbdul,02/05/1970,UN,1`, '2 dateOfBirth invalid'],
])('%s', (_title, text, expected) => {
  const { entries, faults } = readScreeningFile(text);
  expect(entries).toEqual([]);
  expect(faults.map(({ line, column, fault }) => `${line} ${column} ${fault}`)).toEqual([expected]);
});

test('more names than a file may have are refused', () => {
  const text = `${head}\n${'Abdul,,UN,1\n'.repeat(screeningEntriesMax + 1)}`;
  expect(readScreeningFile(text).faults).toMatchObject([{ fault: 'too_many' }]);
});
