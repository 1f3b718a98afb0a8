/** What stands where a secret was. */
export const hiddenMark = '••••';

const secretWords = [
  'pass(?:word|phrase)',
  'secret',
  'token',
  'totp',
  'otp$',
  'cookie',
  'authori[sz]ation',
  'credential',
  'recovery_?code',
  'private',
];
const secretName = new RegExp(secretWords.join('|'), 'iu');

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/**
 * Returns a copy of an event's detail in which every text or list under a name that sounds secret
 * is hidden. Nothing of the kind should be logged; this is the wall behind that rule. Numbers and
 * switches stay: "passwordExpiryDays" is a setting.
 */
export function hideSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideSecrets);
  if (!isContainer(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const isHidden = secretName.test(name) && (typeof part === 'string' || isContainer(part));
      return [name, isHidden ? hiddenMark : hideSecrets(part)];
    }),
  );
}
