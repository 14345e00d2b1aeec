import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isMailAddress } from './lib/mail-address.ts';

export const hasProtocol = (value: string, protocols: readonly string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

export const hasMail = (value: string): boolean =>
  value.split(',').some((part) => isMailAddress(part.trim()));

/** Returns true for `https:`, or plain `http:` on this machine: patients' words never cross a network unencrypted. */
export function isSecret(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Ranges of addresses that no network carries beyond an installation's own (RFC 1918, RFC 4193). */
const OWN_NETWORK = new Set(['loopback', 'private', 'uniqueLocal']);

/**
 * Returns true for an address to which a picture may go: `https:`, or a number that no public network carries. A name
 * could lead anywhere.
 */
export function isRunner(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { hostname, username, password, search, hash } = new URL(value);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isOwn = ipaddr.isValid(host) && OWN_NETWORK.has(ipaddr.process(host).range());
  return username + password + search + hash === '' && (isSecret(value) || isOwn);
}

/** Returns true for the name of an issuer: an address without query, fragment or password that cannot be read on its way. */
export function isIssuer(value: string): boolean {
  if (!isSecret(value)) return false;
  const { username, password } = new URL(value);
  return username + password === '' && !/[?#{}]/.test(value);
}

/** Returns true when nothing follows the host and its port. */
export function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`;
}

/**
 * Reads TRUST_PROXY; `null` when it cannot be read. Trusting every proxy is refused: clients could choose their
 * address.
 */
export const proxiesOf = (value: string): false | number | string[] | null => {
  if (value === '' || value === 'false' || value === '0') return false;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  return addresses.every(isAddressOrRange) ? addresses : null;
};

/** Accepts `10.0.0.1` or `10.0.0.0/8`; a range of 0 bits would trust every address. */
const isAddressOrRange = (proxy: string): boolean => {
  const [address = '', bits, ...rest] = proxy.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  const most = version === 4 ? 32 : 128;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
};

/**
 * Reads addresses in the form of RFC 7064 and RFC 7065; `null` when one cannot be read, an empty list for an empty
 * value.
 */
export const iceUrlsOf = (value: string, schemes: readonly string[]): string[] | null => {
  const urls = value
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const isGood = (url: string): boolean => {
    const [scheme = '', ...rest] = url.split(':');
    const place = rest.join(':');
    return (
      schemes.includes(scheme) &&
      /^(?:[\w.-]{1,253}|\[[\da-fA-F:.]{2,45}\])(?::\d{1,5})?(?:\?transport=(?:udp|tcp))?$/.test(
        place,
      )
    );
  };
  return urls.every(isGood) ? urls : null;
};

/** Accepts a host, perhaps a port, perhaps a user with a password, and nothing else. */
export function isMailServer(value: string): boolean {
  if (!hasProtocol(value, ['smtp:', 'smtps:'])) return false;
  const { hostname, pathname, search, hash, username, password } = new URL(value);
  if (hostname === '' || !['', '/'].includes(pathname) || search + hash !== '') return false;
  return (username === '') === (password === '') && [username, password].every(isDecodable);
}

const isDecodable = (value: string): boolean => {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
};

/** Reads `hello@example.com` or `Toothwise <hello@example.com>`; `null` when it is neither. */
export const senderOf = (value: string): { name: string; address: string } | null => {
  const [, name = '', inBrackets] = /^([^<>"\p{Cc}]{1,100}) <([^<>]+)>$/u.exec(value) ?? [];
  const address = inBrackets ?? value;
  return isMailAddress(address) ? { name: name.trim(), address } : null;
};
