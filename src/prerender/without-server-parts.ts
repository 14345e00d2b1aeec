import type { Plugin } from 'vite';

/** What only the server, the API document and the tests read of an endpoint. */
const SERVER_PARTS = new Set(
  'tag summary auth permissions ofHouse device creates rate params query body example'.split(' '),
);

type Node = { readonly start: number; readonly end: number };
type Call = {
  readonly type: string;
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly [
    { readonly properties?: readonly (Node & { readonly key?: { readonly name?: string } })[] },
  ];
};
type Statement = {
  readonly declaration?: {
    readonly declarations?: readonly { readonly init?: Call | null }[];
  } | null;
};

/** Leaves of each endpoint what a call of the browser reads, so that it loads no schema of a request and no example. */
export const withoutServerParts: Plugin = {
  name: 'without-server-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/contracts\/endpoints\/[a-z-]+\.ts$/ },
    handler(code) {
      const { body } = this.parse(code) as unknown as { readonly body: readonly Statement[] };
      const parts = body
        .flatMap(({ declaration }) => declaration?.declarations ?? [])
        .flatMap(({ init }) => (init?.callee?.name === 'endpoint' ? (init.arguments ?? []) : []))
        .flatMap(({ properties = [] }) => properties)
        .filter(({ key }) => SERVER_PARTS.has(key?.name ?? ''));
      const kept = parts.reduceRight(
        (left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''),
        code,
      );
      return { code: kept, map: null };
    },
  },
};
