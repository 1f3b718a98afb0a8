/** Hides all but the country and the last three digits: "+880•••••••678". */
export const maskMobile = (number: string): string =>
  `${number.slice(0, 4)}${'•'.repeat(Math.max(0, number.length - 7))}${number.slice(-3)}`;

/** Keeps the first letter and the host: "r•••@example.com"; hides the name's length. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = [...address];
  return `${first}•••${address.slice(at)}`;
}

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
