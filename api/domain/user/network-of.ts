import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that a provider gives to one customer: 64 bits. */
const IPV6_GROUPS = 4;

/**
 * The network an address belongs to, as limits count it: an IPv4 address as it is, of an IPv6 address
 * the first 64 bits. An IPv4 address in IPv6 clothes counts as IPv4.
 */
export function networkOf(ip: string): string {
  const mapped = asIPv4(ip);
  if (mapped) return mapped;
  return isIPv6(ip) ? prefixOf(ip, IPV6_GROUPS) : ip;
}

/** Groups of an IPv6 address that one customer of a provider may own entirely: 48 bits. */
const WIDE_IPV6_GROUPS = 3;

/** The same for somebody with many addresses: an IPv4 address by its first 24 bits, an IPv6 address by its first 48. */
export function wideNetworkOf(ip: string): string {
  if (isIPv6(ip) && !asIPv4(ip)) return prefixOf(ip, WIDE_IPV6_GROUPS);
  return (asIPv4(ip) ?? ip).replace(/\.\d+$/, '.0/24');
}

/** An IPv4 address in IPv6 clothes, as IPv4. */
const asIPv4 = (ip: string): string | undefined => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];

function prefixOf(ip: string, groupCount: number): string {
  const [head = '', tail] = ip.toLowerCase().split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...end];
  return `${groups.slice(0, groupCount).join(':')}::/${groupCount * 16}`;
}
