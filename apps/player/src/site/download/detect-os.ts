export type PhoneSystem = 'android' | 'ios';

/** Which steps to show first, by what the browser says of itself. Both are always there. */
export function getSystem(userAgent: string): PhoneSystem {
  return /\b(?:iPhone|iPad|iPod|Macintosh)\b/u.test(userAgent) ? 'ios' : 'android';
}
