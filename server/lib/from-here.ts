import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** What proxies add: behind one of them a connection of this machine may be anybody's. */
const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

const isLoopback = (address: string): boolean =>
  LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether a name or address is this machine itself. */
export const isThisMachine = (host: string): boolean =>
  host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''));

/** Asked from this machine under this machine's name: a page of another site cannot give itself that name. */
export const isFromHere = ({ raw, headers, hostname }: FastifyRequest): boolean => {
  const isDirect = Object.keys(headers).every((name) => !FORWARDED.test(name));
  return isDirect && isThisMachine(hostname) && isLoopback(raw.socket.remoteAddress ?? '');
};
