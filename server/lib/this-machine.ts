import { BlockList, isIPv6 } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

const isLoopback = (address: string): boolean =>
  LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Returns true when a name or address in a setting is this machine itself. The address of a request is never judged by
 * it: behind a proxy every request comes from this machine.
 */
export const isThisMachine = (host: string): boolean =>
  host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''));
