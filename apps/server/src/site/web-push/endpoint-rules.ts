import ipaddr from 'ipaddr.js';

/** Ends of names that no public push service has (RFC 6761, RFC 6762 and their like). */
const privateEnds = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|onion)$/u;

/** A name with a dot whose last part begins with a letter: no address in digits. */
const publicName = /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/u;

/**
 * Whether an address may be that of a push service. Browsers send it, so it could name a server
 * inside our own network: only `https` on its usual port, and a public name.
 * @param standIn the origin of a test's stand-in, which may be any; null: none
 */
export function isPushEndpoint(text: string, standIn: string | null): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, port, username, password, hostname } = new URL(text);
  if (standIn !== null && origin === standIn) return true;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const name = hostname.replace(/\.$/u, '');
  return publicName.test(name) && !privateEnds.test(name);
}

/** Whether an IP address is one of the public internet, also within IPv6. */
export const isPublicAddress = (ip: string): boolean =>
  ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast';
