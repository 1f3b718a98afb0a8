import { BlockList, isIP } from 'node:net';

/** The list of each array of settings; a change of the settings brings another array. */
const lists = new WeakMap<readonly string[], BlockList>();

const getFamily = (ip: string): 'ipv4' | 'ipv6' => (isIP(ip) === 4 ? 'ipv4' : 'ipv6');

function createList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [ip = '', prefix] = network.split('/');
    if (prefix === undefined) list.addAddress(ip, getFamily(ip));
    else list.addSubnet(ip, Number(prefix), getFamily(ip));
  }
  return list;
}

/**
 * Whether an address is one of the blocked addresses, or in one of the blocked networks. An address
 * of IPv4 that came through an IPv6 socket is one of IPv4.
 */
export function isBlockedAddress(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return false;
  const ip = address.replace(/^::ffff:(?=\d+\.)/iu, '');
  if (isIP(ip) === 0) return false;
  const list = lists.get(networks) ?? createList(networks);
  lists.set(networks, list);
  return list.check(ip, getFamily(ip));
}
