// Goal: each error of Firebase's phone sign-in has its own sentence, under the field it is about.
import { FirebaseError } from '@firebase/app';
import type { I18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { getRefusal } from './firebase-code.ts';

/** Says the English source of a text. */
const english: Pick<I18n, '_'> = {
  _: (text: unknown) => (text as { readonly message: string }).message,
};

const read = (name: string) => getRefusal(new FirebaseError(name, 'as Firebase says it'), english);

test.each([
  ['auth/invalid-phone-number', 'mobileNum', 'This is not a valid mobile number.'],
  ['auth/missing-phone-number', 'mobileNum', 'Enter your mobile number.'],
  ['auth/invalid-verification-code', 'verificationCode', 'The code is wrong.'],
  ['auth/missing-verification-code', 'verificationCode', 'Enter the code'],
  ['auth/code-expired', 'verificationCode', 'The code has expired. Request another one.'],
  ['auth/session-expired', 'verificationCode', 'The code has expired. Request another one.'],
])('%s is said under %s: %s', (name, field, said) => {
  expect(read(name)).toMatchObject({
    fields: { [field]: expect.stringContaining(said) as string },
  });
});

test.each([
  ['auth/captcha-check-failed', 'check of this page failed'],
  ['auth/unauthorized-domain', 'check of this page failed'],
  ['auth/quota-exceeded', 'No more codes can be sent today. Contact customer service.'],
  ['auth/operation-not-allowed', 'not switched on here. Contact customer service.'],
  ['auth/popup-closed-by-user', 'The window was closed'],
  ['auth/of-a-later-version', 'The phone could not be verified.'],
])('%s is said of the form: %s', (name, said) => {
  const refusal = read(name);
  expect(refusal).toMatchObject({
    code: 'phone_unverified',
    message: expect.stringContaining(said) as string,
  });
  expect(refusal).not.toHaveProperty('fields');
});

test('too many requests name the five minutes, in words and in seconds', () => {
  expect(read('auth/too-many-requests')).toEqual({
    success: false,
    code: 'sms_too_soon',
    message: 'Too many requests. Try again in 5 minutes.',
    retryAfterSeconds: 300,
  });
});

test('a lost line is no word of Firebase, and another fault is not told', () => {
  expect(read('auth/network-request-failed')).toEqual({ success: false, code: 'network' });
  expect(getRefusal(new Error('broken'), english)).toMatchObject({ code: 'phone_unverified' });
});
