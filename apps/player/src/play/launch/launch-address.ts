/** An address that opens a game, and the launch code in it. */
export type LaunchAddress = { readonly address: string; readonly launchCode: string };

/**
 * Takes the address that the server gave apart. Null when it does not lead to the games' own
 * origin: nothing else may ever be framed.
 */
export function readLaunchAddress(content: string, gamesOrigin: string): LaunchAddress | null {
  if (!URL.canParse(content)) return null;
  const url = new URL(content);
  const launchCode = new URLSearchParams(url.hash.slice(1)).get('launch');
  if (url.origin !== gamesOrigin || launchCode === null || launchCode === '') return null;
  return { address: url.href, launchCode };
}

/** One of the hosts that hand on the games' origin, by chance; null when there are none. */
export const getHostAt = (hosts: readonly string[], chance: number): string | null =>
  hosts[Math.floor(chance * hosts.length)] ?? null;

/** The same launch by way of a host that hands on the games' origin. */
export function replaceHost(launch: LaunchAddress, host: string | null): LaunchAddress {
  if (host === null) return launch;
  const { pathname, search, hash } = new URL(launch.address);
  return { ...launch, address: `${host}${pathname}${search}${hash}` };
}

/** An address that a vendor gave: https, or this machine itself, which only a test has. */
export function readVendorAddress(content: string): string | null {
  if (!URL.canParse(content)) return null;
  const url = new URL(content);
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? url.href : null;
}
