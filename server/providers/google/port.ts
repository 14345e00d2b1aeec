/** A person as a verified token describes them. */
export type GooglePerson = {
  /** Google's own id of the person; it never changes. */
  readonly sub: string;
  /** Lower case; Google has verified it, perhaps years ago. */
  readonly email: string;
  /** True when Google itself keeps the mailbox, so the person who signs in there has it today. */
  readonly hasMailbox: boolean;
  readonly firstName: string;
  /** Empty when the person has none. */
  readonly lastName: string;
};

/** Result of checking a token. `why` is fit for a log: it holds nothing that was sent. */
export type Verdict =
  | { readonly kind: 'verified'; readonly person: GooglePerson; readonly nonce: string }
  | { readonly kind: 'emailNotVerified' }
  | { readonly kind: 'refused'; readonly why: string }
  /** The token cannot be judged: the issuer's keys cannot be read. */
  | { readonly kind: 'unavailable'; readonly why: string };

/** Nonce that the token carries back, and state that the address carries back. */
export type Begun = { readonly nonce: string; readonly state: string };

/** The OpenID Connect issuer: Google, or the sandbox in its place. */
export type GoogleIssuer = {
  /** Makes the address that the browser goes to; for the sandbox, a path of this server. */
  authorizeUrl(begun: Begun): string;
  verify(token: string): Promise<Verdict>;
  /** Reads the keys every hour, so that no sign-in waits for them. @returns the function that stops it */
  watch(): () => void;
};

export type GoogleSettings = {
  readonly clientId: string;
  /** Address under which visitors reach the product; Google returns only to addresses registered with it. */
  readonly origin: string;
};
