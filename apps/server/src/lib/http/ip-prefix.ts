/** Whom calls from an address are counted as, and as part of which network. */
import ipaddr from 'ipaddr.js';

/** The address, of IPv4 where it is one that was written as IPv6; null where the text is none. */
const parse = (ip: string): ipaddr.IPv4 | ipaddr.IPv6 | null =>
  ipaddr.isValid(ip) ? ipaddr.process(ip) : null;

/** Whether it is an address of IPv6, of which one home has more than can be counted. */
export const isIPv6 = (ip: string): boolean => parse(ip)?.kind() === 'ipv6';

/** The first numbers of an address: groups of IPv6, bytes of IPv4. */
export function getPrefix(ip: string, groups: number, bytes: number): string {
  const address = parse(ip);
  // A proxy may hand on anything; it is counted as it is written.
  if (!address) return ip;
  return address instanceof ipaddr.IPv6
    ? address.parts
        .slice(0, groups)
        .map((part) => part.toString(16))
        .join(':')
    : address.octets.slice(0, bytes).join('.');
}

/** Whom an address is counted as: of IPv6 the network that one household is given (/64). */
export const truncateIp = (ip: string): string => getPrefix(ip, 4, 4);

/** The network round it, which may be one customer's as well: /48, and /24 of IPv4. */
export const getNetwork = (ip: string): string => getPrefix(ip, 3, 3);
