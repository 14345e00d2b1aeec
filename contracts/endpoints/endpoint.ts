import type * as z from 'zod/mini';
import type { Permission } from '../accounts/permissions.ts';

/**
 * A form (multipart/form-data): text fields, and at most one file, which is taken in as it comes. A field may have the
 * name of the file, for a form in which a text stands in its place.
 */
export type Form = {
  readonly file: {
    readonly field: string;
    /** Description of the file, for the API document. */
    readonly about: string;
    readonly maxBytes: number;
    /** By this the server chooses what it says where the file is larger: it is cut off with status 413. */
    readonly kind: 'xray' | 'still';
  };
  /** Schemas of the text fields, each described for the API document. */
  readonly fields: z.ZodMiniType;
};

/** A file as a browser hands it over (a `Blob`). */
export type FileToSend = { readonly size: number; readonly type: string };

/**
 * `none` lets everybody in. `optional` does so as well, and identifies a caller who comes with a good token. `patient`
 * lets in only a caller whom the server's check of that name knows.
 */
export type Auth = 'none' | 'optional' | 'patient';

/**
 * Most calls that one address may make in so many milliseconds, and one account from all its addresses. Beyond them
 * stand wider limits for a whole network and for everybody.
 */
export type Rate = {
  readonly max: number;
  readonly perMs: number;
  /** Most calls on one day, for calls that each leave something on the server. */
  readonly perDay?: number;
  /** Limit for calls about a person who can be reached: the most about one contact, by each caller. */
  readonly contact?: {
    /** The fields of the body that may name them, such as a phone number; the first that is there counts. */
    readonly fields: readonly string[];
    readonly max: number;
    readonly perMs: number;
    /**
     * Most calls about one contact by all callers together, in the same time. A browser that has signed in as that
     * person before is none of these: it has calls of its own.
     */
    readonly strangers?: number;
  };
};

/**
 * One call as a value. The server serves it, the browser calls it, the API document, the proxy of the
 * development server and the tests loop over it.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST';
  /** Parameters fill a whole segment: `/api/payments/status/:qrId`. */
  readonly path: string;
  /** The heading under which the API document lists it, and what it says there. */
  readonly tag: string;
  readonly summary: string;
  readonly auth: Auth;
  /** Permissions of staff, one of which a signed-in caller must have. */
  readonly permissions?: { readonly any: readonly Permission[] };
  /** True for what belongs to no organisation: the staff of the house's own see it, for all others there is no such thing. */
  readonly ofHouse?: true;
  /** True for a call that a session of the staff may make before its second step, which all others wait for (NEW-106). */
  readonly beforeSecondFactor?: true;
  /** True for a call that binds what it does to the calling browser: a cookie that no script can read names it. */
  readonly device?: true;
  /**
   * True for a call that creates something: the same call again, with the same key in the header `Idempotency-Key`,
   * creates nothing more and is answered with what the first one has created.
   */
  readonly creates?: true;
  /** `null` for calls without a limit, such as those of a monitor. */
  readonly rate: Rate | null;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Fields and file that are sent in place of a body. */
  readonly form?: Form;
  /** The replies by status; any other refusal has the form of `ErrorReply`. */
  readonly replies: { readonly 200: z.ZodMiniType; readonly [status: number]: z.ZodMiniType };
  /** A request that its schemas take, for the API document and for the tests that send every call. */
  readonly example?: {
    readonly params?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, string>>;
    readonly body?: object;
    readonly fields?: Readonly<Record<string, string>>;
    readonly file?: FileToSend | null;
  };
};

/**
 * Keeps the exact type of an endpoint, which its handler and its callers are checked against. One that takes anything needs an
 * example of it. The build takes out of the browser's copy what only the server reads (`src/prerender/without-server-parts.ts`).
 */
export const endpoint = <const E extends Endpoint>(value: E & NeedsExample<E>): E => value;

type NeedsExample<E extends Endpoint> = keyof Sent<E> extends never
  ? unknown
  : { readonly example: Fixed<Sent<E>> };

type Part<
  E extends Endpoint,
  Name extends 'params' | 'query' | 'body',
> = E[Name] extends z.ZodMiniType ? E[Name] : null;
/** The text fields of a form. */
type Fields<E extends Endpoint> = E['form'] extends Form ? E['form']['fields'] : null;
type Read<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Written<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** Parts of a request that the server has checked and may use. */
export type Received<E extends Endpoint> = {
  readonly params: Read<Part<E, 'params'>>;
  readonly query: Read<Part<E, 'query'>>;
  readonly body: Read<Part<E, 'body'>>;
  readonly fields: Read<Fields<E>>;
};

/** Parts that a caller sends: those that the endpoint names, and no others. */
export type Sent<E extends Endpoint> = {
  readonly [
    Name in 'params' | 'query' | 'body' as Part<E, Name> extends null ? never : Name
  ]: Written<Part<E, Name>>;
} & (E['form'] extends Form
  ? {
      readonly fields: Written<Fields<E>>;
      /** Null where a field stands in its place. */ readonly file: FileToSend | null;
    }
  : unknown);

/** A value that is only handed over, and may be readonly throughout. */
type Fixed<T> = T extends object ? { readonly [Key in keyof T]: Fixed<T[Key]> } : T;

/** Any reply that the endpoint knows, with its status. */
export type ReplyOf<E extends Endpoint> = {
  [Status in keyof E['replies'] & number]: {
    readonly status: Status;
    readonly body: Fixed<Read<E['replies'][Status]>>;
  };
}[keyof E['replies'] & number];

/** The reply of a call that went well. */
export type ResultOf<E extends Endpoint> = Read<E['replies'][200]>;
