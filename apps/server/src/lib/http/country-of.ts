import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import { Reader } from 'mmdb-lib';

/** What the database keeps about an address. */
type Found = { country_code?: string };

const require = createRequire(import.meta.url);

/** Addresses that belong to no country: this machine, private networks, and what is reserved. */
const nowhere = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  nowhere.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  nowhere.addSubnet(net, prefix, 'ipv6');

/** Read when the first address from outside is looked up, and kept: about eight megabytes. */
let reader: Reader<never> | undefined;
const database = (): Reader<never> => {
  if (reader) return reader;
  const file =
    require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
  reader = new Reader<never>(readFileSync(file));
  return reader;
};

/** An IPv4 address that arrived through an IPv6 socket is one all the same. */
const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

function lookUp(address: string): string | null {
  const ip = plain(address);
  const family = isIP(ip);
  if (family === 0 || nowhere.check(ip, family === 4 ? 'ipv4' : 'ipv6')) return null;
  const found = database().get(ip) as Found | null;
  const code = found?.country_code?.toUpperCase();
  return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : null;
}

/** Every call asks, and callers come again: the addresses of late are kept. */
const known = new Map<string, string | null>();
const knownMax = 10_000;

/** The country of an address by its two letters; null when it is in none, or in none we know of. */
export function getCountry(address: string): string | null {
  const kept = known.get(address);
  if (kept !== undefined) return kept;
  if (known.size >= knownMax) known.clear();
  const country = lookUp(address);
  known.set(address, country);
  return country;
}
