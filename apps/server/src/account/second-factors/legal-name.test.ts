import { expect, test } from 'vitest';
import { isSameName } from './legal-name.ts';

test.each([
  ['Md. Rafiqul Islam', 'md rafiqul  islam', true],
  ['Md. Rafiqul Islam', ' MD.RAFIQUL ISLAM ', true],
  ['মোঃ রফিকুল ইসলাম', 'মোঃ  রফিকুল ইসলাম', true],
  ['য়াসমিন', 'য\u09BCাসমিন', true],
  ['Ｒａｆｉｑ', 'rafiq', true],
  ['Rafiqul Islam', 'Rafiqul', false],
  ['Rafiqul Islam', 'RafiqulIslam', false],
  ['...', '', false],
  ['', '', false],
])('%s and %s', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame);
});
