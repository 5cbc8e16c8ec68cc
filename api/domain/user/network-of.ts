import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that a provider gives to one customer: 64 bits. */
const IPV6_GROUPS = 4;

/**
 * The network an address belongs to, as limits count it: an IPv4 address as it is, of an IPv6 address
 * the first 64 bits. An IPv4 address in IPv6 clothes counts as IPv4.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...end];
  return `${groups.slice(0, IPV6_GROUPS).join(':')}::/64`;
}
