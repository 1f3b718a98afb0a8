import { expect, test } from 'vitest';
import { hiddenMark, hideSecrets } from './hide-secrets.ts';

test.each([
  [{ passwordHash: '$argon2id$v=19' }, { passwordHash: hiddenMark }],
  [{ before: { totpSecret: [1, 2] } }, { before: { totpSecret: hiddenMark } }],
  [{ links: [{ token: 'abc' }] }, { links: [{ token: hiddenMark }] }],
  [
    { 'Set-Cookie': 'a=b', recovery_codes: ['1'] },
    { 'Set-Cookie': hiddenMark, recovery_codes: hiddenMark },
  ],
  [
    { passwordExpiryDays: 90, forcePasswordChange: true },
    { passwordExpiryDays: 90, forcePasswordChange: true },
  ],
  [
    { reason: 'lost', address: '::1', at: null },
    { reason: 'lost', address: '::1', at: null },
  ],
])('%j is shown as %j', (detail, shown) => {
  expect(hideSecrets(detail)).toEqual(shown);
});
