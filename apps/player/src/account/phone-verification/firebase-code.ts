// Firebase sends the code in our place. Loaded when one is first asked for, if the settings say so.
import { FirebaseError, initializeApp } from '@firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
} from '@firebase/auth';
import type { Auth } from '@firebase/auth';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { Whitelabel } from '@khelaghor/contract/site/whitelabel.ts';
import { trustScripts } from '../../shared/trusted-types-third-party.ts';

type Firebase = NonNullable<Whitelabel['firebase']>;
type Answer<Value> = { readonly success: true; readonly value: Value } | CallRefusal;

/** Firebase's word about a number, for the code that came to it. */
export type TokenFor = (code: string) => Promise<Answer<string>>;

const texts = {
  wrongCode: msg`The code is wrong. Check it, or request another one.`,
  noCode: msg`Enter the code that came to your phone.`,
  oldCode: msg`The code has expired. Request another one.`,
  wrongNumber: msg`This is not a valid mobile number. Check its digits.`,
  noNumber: msg`Enter your mobile number.`,
  tooMany: msg`Too many requests. Try again in 5 minutes.`,
  unchecked: msg`Google’s check of this page failed. Reload the page and try again.`,
  quota: msg`No more codes can be sent today. Contact customer service.`,
  closed: msg`Codes by Google are not switched on here. Contact customer service.`,
  windowClosed: msg`The window was closed before you had finished. Try again.`,
  unverified: msg`The phone could not be verified. What you typed is still here; try again.`,
};

/** How long Firebase refuses a phone or a browser that asked too often. */
const tooManySeconds = 300;

type Known = {
  readonly code: ToldRefusal['code'];
  readonly field?: 'verificationCode' | 'mobileNum';
  readonly text: typeof texts.unverified;
  readonly retryAfterSeconds?: number;
};
type ToldRefusal = Exclude<CallRefusal, { code: 'network' }>;

const refuseForm = (text: Known['text']): Known => ({ code: 'phone_unverified', text });
const refuseCode = (text: Known['text']): Known => ({
  code: 'sms_code_wrong',
  field: 'verificationCode',
  text,
});
const refuseNumber = (text: Known['text']): Known => ({
  code: 'mobile_invalid',
  field: 'mobileNum',
  text,
});
const unchecked = refuseForm(texts.unchecked);
const closed = refuseForm(texts.closed);

/** What is said of each error of Firebase's phone sign-in. */
const refusals: Readonly<Record<string, Known>> = {
  'auth/invalid-verification-code': refuseCode(texts.wrongCode),
  'auth/missing-verification-code': refuseCode(texts.noCode),
  'auth/code-expired': refuseCode(texts.oldCode),
  'auth/session-expired': refuseCode(texts.oldCode),
  'auth/invalid-phone-number': refuseNumber(texts.wrongNumber),
  'auth/missing-phone-number': refuseNumber(texts.noNumber),
  'auth/too-many-requests': {
    code: 'sms_too_soon',
    text: texts.tooMany,
    retryAfterSeconds: tooManySeconds,
  },
  'auth/captcha-check-failed': unchecked,
  'auth/invalid-app-credential': unchecked,
  'auth/missing-app-credential': unchecked,
  'auth/unauthorized-domain': unchecked,
  'auth/quota-exceeded': refuseForm(texts.quota),
  'auth/operation-not-allowed': closed,
  'auth/admin-restricted-operation': closed,
  'auth/popup-closed-by-user': refuseForm(texts.windowClosed),
};
const otherwise: Known = refuseForm(texts.unverified);

/** Puts an error of Firebase into the visitor's words, under the field that it is about. */
export function getRefusal(error: unknown, i18n: Pick<I18n, '_'>): CallRefusal {
  const name = error instanceof FirebaseError ? error.code : '';
  if (name === 'auth/network-request-failed') return { success: false, code: 'network' };
  const { code, field, text, retryAfterSeconds } = refusals[name] ?? otherwise;
  const message = i18n._(text);
  return {
    success: false,
    code,
    message,
    ...(field !== undefined && { fields: { [field]: message } }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

const googles = new Set(['https://www.google.com', 'https://www.gstatic.com']);

let known: Auth | null = null;

/** Nothing is kept: who registers is known to us by our own session. */
function getAuth({ apiKey, project, standIn }: Firebase): Auth {
  if (known) return known;
  trustScripts((origin) => googles.has(origin));
  const app = initializeApp({
    apiKey,
    projectId: project,
    authDomain: `${project}.firebaseapp.com`,
  });
  known = initializeAuth(app, { persistence: inMemoryPersistence });
  if (standIn !== null) connectAuthEmulator(known, standIn, { disableWarnings: true });
  return known;
}

/**
 * Has a code sent to a number, written as it is dialled from anywhere. Firebase may ask the visitor
 * to pass its own check first, over the page.
 */
export async function sendByFirebase(
  firebase: Firebase,
  number: string,
  { i18n, language }: { readonly i18n: I18n; readonly language: string },
): Promise<Answer<TokenFor>> {
  const place = document.createElement('div');
  document.body.append(place);
  let verifier: RecaptchaVerifier | undefined;
  try {
    const auth = getAuth(firebase);
    auth.languageCode = language;
    verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
    const id = await new PhoneAuthProvider(auth).verifyPhoneNumber(number, verifier);
    return { success: true, value: getTokens(auth, id, i18n) };
  } catch (error) {
    return getRefusal(error, i18n);
  } finally {
    verifier?.clear();
    place.remove();
  }
}

/** A code is good once: what it brought is kept, for a form that is sent again. */
function getTokens(auth: Auth, id: string, i18n: I18n): TokenFor {
  const tokens = new Map<string, string>();
  return async (code) => {
    const before = tokens.get(code);
    if (before !== undefined) return { success: true, value: before };
    try {
      const { user } = await signInWithCredential(auth, PhoneAuthProvider.credential(id, code));
      const token = await user.getIdToken();
      tokens.set(code, token);
      return { success: true, value: token };
    } catch (error) {
      return getRefusal(error, i18n);
    }
  };
}
