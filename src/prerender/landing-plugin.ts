import type { Plugin } from 'vite';
import type { renderLanding } from './landing.tsx';

const ADDRESSES = new Set(['/', '/home']);

/** Lets the development server answer the start page through the renderer that the build uses. */
export const landingInDev = (): Plugin => ({
  name: 'landing-in-dev',
  apply: 'serve',
  configureServer: (server) => {
    const pageAt = async (address: string): Promise<string> => {
      const module = await server.ssrLoadModule('/src/prerender/landing.tsx');
      const render = module['renderLanding'] as typeof renderLanding;
      const html = render({ script: '/src/pages/landing/provided.ts', prefetch: [] });
      return server.transformIndexHtml(address, html);
    };
    server.middlewares.use((request, reply, next) => {
      const address = request.originalUrl ?? '/';
      if (!ADDRESSES.has(address.split('?')[0] ?? '/')) {
        next();
        return;
      }
      const answer = async (): Promise<void> => {
        const html = await pageAt(address);
        reply.setHeader('content-type', 'text/html; charset=utf-8').end(html);
      };
      answer().catch((error: unknown) => {
        next(error);
      });
    });
  },
});
