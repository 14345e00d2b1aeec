/** What Google says of a person, once it is certain that Google says it. */
export type GooglePerson = {
  /** Google's own name of the person; it never changes. */
  readonly sub: string;
  /** In small letters; Google has verified it, perhaps years ago. */
  readonly email: string;
  /** Google itself keeps the mailbox, so whoever signs in there has it today. */
  readonly hasMailbox: boolean;
  readonly firstName: string;
  /** Empty for who has none. */
  readonly lastName: string;
};

/** `why` is fit for a log: it holds nothing of what was sent. */
export type Verdict =
  | { readonly kind: 'verified'; readonly person: GooglePerson; readonly nonce: string }
  | { readonly kind: 'emailNotVerified' }
  | { readonly kind: 'refused'; readonly why: string }
  /** Nobody can say: the issuer's keys cannot be read. */
  | { readonly kind: 'unavailable'; readonly why: string };

/** What the token is to carry back, and what the address. */
export type Begun = { readonly nonce: string; readonly state: string };

/** Who says who somebody is: Google, or the sandbox in its place. */
export type GoogleIssuer = {
  /** Where the browser goes, an address or a path of our own. */
  authorizeUrl(begun: Begun): string;
  verify(token: string): Promise<Verdict>;
  /** Reads the keys now and again, so that nobody waits for them. @returns how to stop */
  watch(): () => void;
};

/** Our registration with Google. */
export type GoogleSettings = {
  readonly clientId: string;
  /** Where visitors reach us: Google sends nobody to an address that it does not know. */
  readonly origin: string;
};
