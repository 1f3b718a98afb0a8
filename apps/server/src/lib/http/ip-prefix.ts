/** Whom calls from an address are counted as, and as part of which network. */

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The address as it is counted: one of IPv4 that was written as one of IPv6 is itself. */
const plain = (ip: string): string => mapped.exec(ip)?.[1] ?? ip;

/** The first groups of an IPv6 address, with the zeros that its writing left out. */
function groupsOf(ip: string, count: number): string {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const left = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: left }, () => '0'), ...after]
    .slice(0, count)
    .map((group) => (Number.parseInt(group, 16) || 0).toString(16))
    .join(':');
}

/** Whether it is an address of IPv6, of which one home has more than can be counted. */
export const isLong = (ip: string): boolean => plain(ip).includes(':');

/** Whom an address is counted as: of IPv6 the network that one household is given (/64). */
export const addressOf = (ip: string): string => (isLong(ip) ? groupsOf(ip, 4) : plain(ip));

/** The network round it, which may be one customer's as well: /48, and /24 of IPv4. */
export const networkOf = (ip: string): string =>
  isLong(ip) ? groupsOf(ip, 3) : plain(ip).split('.').slice(0, 3).join('.');
