/** Makes a unique key for one request. It also works on pages over plain http, which lack `randomUUID`. */
export const newRequestKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
