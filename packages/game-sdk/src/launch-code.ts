type Place = { readonly hash: string; readonly pathname: string; readonly search: string };
type Past = Pick<History, 'replaceState'>;

/**
 * Removes the launch code from the page's URL before any other code runs, and returns it. The
 * fragment reaches no server; removed, it is in no history entry and no bookmark either. Null when
 * the page was opened without one.
 */
export function readLaunchCode(place: Place, past: Past): string | null {
  const fields = new URLSearchParams(place.hash.replace(/^#/u, ''));
  const code = fields.get('launch');
  if (place.hash !== '') past.replaceState(null, '', place.pathname + place.search);
  return code !== null && /^[A-Za-z0-9_-]{20,100}$/u.test(code) ? code : null;
}
