// Goal: the push service of the tests reads what a browser would read. Method: the example of
// RFC 8291, appendix A, and the same with a byte changed.
import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { decryptPush } from './push-service.ts';

const curve = createECDH('prime256v1');
curve.setPrivateKey(Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'));
const keys = { curve, auth: Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url') };
const body = Buffer.from(
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml' +
    'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
    'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  'base64url',
);

test('decrypts the example of the standard', () => {
  expect(decryptPush(keys, body)).toBe('When I grow up, I want to be a watermelon');
});

test('refuses a body with a changed byte, and another secret', () => {
  const changed = Buffer.from(body);
  changed[100] = (changed[100] ?? 0) ^ 1;
  expect(() => decryptPush(keys, changed)).toThrow(/authenticate/u);
  expect(() => decryptPush({ ...keys, auth: Buffer.alloc(16) }, body)).toThrow(/authenticate/u);
});
