/** A person as a checked token of the house's own issuer describes them; it says nothing of a role here. */
export type StaffPerson = {
  readonly issuer: string;
  /** The issuer's own id of the person; it never changes. */
  readonly subject: string;
  /** Lower case; `null` where the issuer has verified none. */
  readonly email: string | null;
  /** True when the token names the group of the staff. */
  readonly isInGroup: boolean;
  /** True when the issuer says that more than a password was shown. */
  readonly isMultiFactor: boolean;
};

/** `why` is fit for a log: it holds nothing of a person. */
export type Redeemed =
  | { readonly kind: 'verified'; readonly person: StaffPerson }
  | { readonly kind: 'refused'; readonly why: string }
  /** The issuer does not answer, or not as it should. */
  | { readonly kind: 'unavailable'; readonly why: string };

/** The browser carries this to the issuer; `challenge` is the hash of the verifier (RFC 7636). */
export type Asked = {
  readonly state: string;
  readonly nonce: string;
  readonly challenge: string;
};

/** The issuer has sent this back, and only this browser can bring the rest with it. */
export type Redeeming = {
  readonly code: string;
  readonly verifier: string;
  readonly nonce: string;
};

/** The house's own OpenID Connect issuer, or the sandbox in its place. */
export type StaffIssuer = {
  /** Makes the address that the browser goes to; for the sandbox, a path of this server. */
  authorizeUrl(
    asked: Asked,
  ): Promise<
    | { readonly kind: 'made'; readonly url: string }
    | { readonly kind: 'unavailable'; readonly why: string }
  >;
  redeem(redeeming: Redeeming): Promise<Redeemed>;
  /** Reads where things are and the keys every hour. @returns the function that stops it */
  watch(): () => void;
};

export type StaffIssuerSettings = {
  /** The issuer's name to the letter, which is where its configuration is found. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The claim that lists groups or roles, and the one that staff have. */
  readonly claim: string;
  readonly group: string;
  /** Value of `acr` that stands for more than a password; `null`: `amr` alone says so. */
  readonly acr: string | null;
  /** Address under which visitors reach the product. */
  readonly origin: string;
};
