/**
 * An account as strangers may see it: "rahimul" becomes "ra***l". The number of stars does not
 * tell the length; of a short name only the first letter stays.
 */
export function maskAccount(account: string): string {
  const letters = [...account];
  const first = letters.slice(0, letters.length > 4 ? 2 : 1).join('');
  const last = letters.length > 4 ? (letters.at(-1) ?? '') : '';
  return `${first}***${last}`;
}
