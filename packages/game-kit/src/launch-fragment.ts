type Place = { readonly hash: string; readonly pathname: string; readonly search: string };
type Past = Pick<History, 'replaceState'>;

/**
 * Takes the launch code out of the page's address, before anything else happens. The code came in
 * the fragment, which no server sees; afterwards it is in no history entry and no bookmark either.
 * Null when the page was opened without one.
 */
export function takeLaunchCode(place: Place, past: Past): string | null {
  const fields = new URLSearchParams(place.hash.replace(/^#/u, ''));
  const code = fields.get('launch');
  if (place.hash !== '') past.replaceState(null, '', place.pathname + place.search);
  return code !== null && /^[A-Za-z0-9_-]{20,100}$/u.test(code) ? code : null;
}
