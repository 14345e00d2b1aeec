import type { Plugin, ViteDevServer } from 'vite';
import { ASKED } from '../../src/inspector/messages.ts';
import type * as Recorded from './walk/recorded.ts';

const PAGE = '/src/inspector/index.html';
const BUTTON = '/src/inspector/button.script.ts';

/** Pages of the tools themselves, which are not inspected. */
const isTool = (path: string): boolean => path.startsWith('/src/') || path === '/inspector';

/**
 * What the inspector needs of the development server: its page at `/inspector`, its button on every other page, the
 * cases of the tests, and the walk along a trace. A build has none of it.
 */
export const inspectorInDev: Plugin = {
  name: 'inspector-in-dev',
  apply: 'serve',
  transformIndexHtml: (_html, { path, originalUrl }) =>
    isTool((originalUrl ?? path).split('?')[0] ?? '')
      ? []
      : [{ tag: 'script', attrs: { type: 'module', src: BUTTON }, injectTo: 'body' }],
  configureServer: (server: ViteDevServer) => {
    const recorded = async (): Promise<typeof Recorded> =>
      (await server.ssrLoadModule('/tests/model/walk/recorded.ts')) as typeof Recorded;
    server.ws.on(ASKED.cases, (_question, client) => {
      recorded().then(
        ({ sampleEvents }) => client.send(ASKED.cases, sampleEvents()),
        () => client.send(ASKED.cases, {}),
      );
    });
    server.ws.on(ASKED.trace, (text: string, client) => {
      recorded()
        .then(({ recordTrace }) => recordTrace(text))
        .then(
          (read) => client.send(ASKED.trace, read),
          (err: unknown) =>
            client.send(ASKED.trace, { kind: 'refused', why: `The trace stopped: ${String(err)}` }),
        );
    });
    server.middlewares.use((request, _reply, next) => {
      const [path, query] = (request.url ?? '').split('?');
      if (path === '/inspector') request.url = `${PAGE}${query === undefined ? '' : `?${query}`}`;
      next();
    });
  },
};
