/** A name for one request that nobody else has; also where the page came over plain http, which knows no `randomUUID`. */
export const newRequestKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
