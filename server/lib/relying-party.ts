/** What passkeys are bound to: a host name, and the origins of the pages that may use them. */
export type RelyingParty = {
  readonly id: string;
  readonly isOurs: (origin: string) => boolean;
};

/**
 * Returns what passkeys are bound to at a server that visitors reach at `publicOrigin`. Without one they work on this
 * machine alone: a name that a request brings may decide nothing.
 */
export const relyingPartyOf = (publicOrigin: string | null): RelyingParty =>
  publicOrigin === null
    ? { id: 'localhost', isOurs: (origin) => /^http:\/\/localhost(:\d{1,5})?$/.test(origin) }
    : { id: new URL(publicOrigin).hostname, isOurs: (origin) => origin === publicOrigin };
