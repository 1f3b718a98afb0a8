/** Writes minor units as taka without their sign: "100050" -> "1000.50". */
export function writeTaka(text: string | null): string {
  if (text === null) return '';
  const poisha = text.padStart(3, '0');
  const rest = poisha.slice(-2);
  return rest === '00' ? poisha.slice(0, -2) : `${poisha.slice(0, -2)}.${rest}`;
}
