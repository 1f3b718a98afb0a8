/**
 * Masks a username for strangers: "rahimul" becomes "ra***l". The number of stars hides the length;
 * of a short name only the first letter stays.
 */
export function maskUsername(username: string): string {
  const letters = [...username];
  const first = letters.slice(0, letters.length > 4 ? 2 : 1).join('');
  const last = letters.length > 4 ? (letters.at(-1) ?? '') : '';
  return `${first}***${last}`;
}
