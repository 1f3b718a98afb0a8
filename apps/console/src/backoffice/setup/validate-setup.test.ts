import { expect, test } from 'vitest';
import { validateSetup } from './validate-setup.ts';
import type { SetupErrors, SetupForm } from './validate-setup.ts';

const good: SetupForm = { username: 'rahima', password: 'seven river boats', totpCode: '123456' };

test.each<[string, Partial<SetupForm>, SetupErrors]>([
  ['a good form', {}, {}],
  ['a short name', { username: 'ab' }, { username: 'username_length' }],
  ['a long name', { username: 'a'.repeat(33) }, { username: 'username_length' }],
  ['a name with capitals', { username: 'Rahima' }, { username: 'username_characters' }],
  ['a name with a space', { username: 'rahi ma' }, { username: 'username_characters' }],
  ['eleven characters', { password: 'x'.repeat(11) }, { password: 'password_short' }],
  ['too many characters', { password: 'x'.repeat(129) }, { password: 'password_long' }],
  [
    'the name as password',
    { username: 'rahima-begum', password: 'Rahima-Begum' },
    { password: 'password_is_name' },
  ],
  ['five digits', { totpCode: '12345' }, { totpCode: 'code_length' }],
])('%s', (_, change, faults) => {
  expect(validateSetup({ ...good, ...change })).toEqual(faults);
});
