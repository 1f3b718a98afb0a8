// Goal: a language that has some texts says those, and the rest in English, message by message.
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { mergeMessages } from './merge-messages.ts';

const english = { play: ['Play'], home: ['Home'], hello: ['Hello, ', ['name']] };

test.each([
  ['nothing of its own', {}, ['Play', 'Home', 'Hello, Asha']],
  ['one text of its own', { home: ['Inicio'] }, ['Play', 'Inicio', 'Hello, Asha']],
  ['a text that is empty', { home: [], play: '' }, ['Play', 'Home', 'Hello, Asha']],
  [
    'a sentence with a place in it',
    { hello: ['Hola, ', ['name']] },
    ['Play', 'Home', 'Hola, Asha'],
  ],
])('%s', (_, own, said) => {
  const i18n = setupI18n({ locale: 'es', messages: { es: mergeMessages([english, own]) } });
  expect([i18n._('play'), i18n._('home'), i18n._('hello', { name: 'Asha' })]).toEqual(said);
});
