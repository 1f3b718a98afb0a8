/**
 * Returns the normalised address if the site may link to it: https, a name with a dot, the usual
 * port, no user and password. Else null.
 */
export function cleanAddress(text: string): URL | null {
  // Browsers drop some of these out of addresses.
  if (/[\u0000-\u0020\u007f\\]/u.test(text) || !/^https:\/\/[^/]/iu.test(text)) return null;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  const isNamed = url.hostname.includes('.') && !/^[\d.]+$|^\[/u.test(url.hostname);
  return isPlain && isNamed && !url.hostname.endsWith('.') ? url : null;
}
