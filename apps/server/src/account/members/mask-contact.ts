/** Hides all but the country and the last three digits: "+880•••••••678". */
export const maskMobile = (number: string): string =>
  `${number.slice(0, 4)}${'•'.repeat(Math.max(0, number.length - 7))}${number.slice(-3)}`;

/** Keeps the first letter and the host: "r•••@example.com"; hides the name's length. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = [...address];
  return `${first}•••${address.slice(at)}`;
}
