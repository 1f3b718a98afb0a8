/** A fraction from 0 inclusive to 1 exclusive, from the browser's own source. */
export function getRandomFraction(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value / 2 ** 32;
}
