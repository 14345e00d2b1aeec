import type { FastifyReply, FastifyRequest } from 'fastify';

type OwnCookie = {
  readonly name: string;
  /** Time for which a browser keeps it, in seconds. */
  readonly keptS: number;
  /** `lax`: a link on a page of another site brings the cookie along; `strict`: it does not. */
  readonly sameSite: 'strict' | 'lax';
};

type Holder = {
  readonly read: (request: FastifyRequest) => string | undefined;
  readonly write: (request: FastifyRequest, reply: FastifyReply, value: string) => void;
};

/**
 * Makes a cookie that no script can read. Over https its name says that only this very host can have set it (`__Host-`,
 * RFC 6265bis, section 4.1.3.2); a browser takes that name over https alone.
 * @param isHttps true when visitors come over https, whatever the connection to the server is
 */
export const ownCookie = ({ name, keptS, sameSite }: OwnCookie, isHttps: boolean): Holder => {
  const isSecure = ({ protocol }: FastifyRequest): boolean => isHttps || protocol === 'https';
  const nameFor = (request: FastifyRequest): string =>
    isSecure(request) ? `__Host-${name}` : name;
  return {
    read: (request) => request.cookies[nameFor(request)],
    write: (request, reply, value) =>
      void reply.setCookie(nameFor(request), value, {
        path: '/',
        httpOnly: true,
        sameSite,
        secure: isSecure(request),
        maxAge: keptS,
      }),
  };
};
