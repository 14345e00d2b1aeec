import ipaddr from 'ipaddr.js';

/** Number of leading bits that addresses share when they count as one. */
export type Width = { readonly ipv4: number; readonly ipv6: number };

/** The ranges that an address lies in: what one caller has, and what one network has. */
export type Ranges = { readonly caller: string; readonly network: string };

/**
 * The smallest range that counts as one caller. An IPv4 address is shared by many people behind a phone network's
 * gateway, so no more of them are lumped together; a single phone or home has at least a whole /64 of IPv6 and may
 * write from any address of it.
 */
export const ONE_CALLER: Width = { ipv4: 32, ipv6: 64 };

/** The range that counts as one network, such as the addresses that one customer of a hoster rents. */
export const ONE_NETWORK: Width = { ipv4: 24, ipv6: 48 };

/**
 * Returns the range that an address lies in, such as `203.0.113.7/32`. An IPv4 address mapped into IPv6 counts as IPv4.
 */
export const rangeOf = (address: string, { ipv4, ipv6 }: Width): string => {
  if (!ipaddr.isValid(address)) return 'unknown';
  const read = ipaddr.process(address);
  const [kind, bits] = read.kind() === 'ipv4' ? [ipaddr.IPv4, ipv4] : [ipaddr.IPv6, ipv6];
  return `${kind.networkAddressFromCIDR(`${withoutZone(read.toString())}/${bits}`).toString()}/${bits}`;
};

export const rangesOf = (address: string): Ranges => ({
  caller: rangeOf(address, ONE_CALLER),
  network: rangeOf(address, ONE_NETWORK),
});

/** Removes the zone of a link-local address, which names its network card as well: `fe80::1%eth0`. */
const withoutZone = (address: string): string => address.split('%', 1)[0] ?? '';
