import type { Plugin } from 'vite';
import { INDEX_PATH } from '../lib/format/article-index.ts';
import type * as Pages from './pages.ts';
import type { MadeTables } from './markdown.ts';
import type { SitePage } from './site-pages.tsx';

const SCRIPTS = {
  paint: null,
  script: '/src/pages/site/site.script.ts',
  listScript: '/src/pages/articles/articles.script.ts',
  choiceScript: '/src/pages/privacy/privacy.script.ts',
};

type InDev = {
  readonly tables: (words: typeof Pages.tableWords) => MadeTables;
  /** Fills in what only the server knows. */
  readonly finish: (page: string) => string;
};

/** Lets the development server render the site's pages with the renderer of the build. */
export const siteInDev = ({ tables, finish }: InDev): Plugin => ({
  name: 'site-in-dev',
  apply: 'serve',
  transformIndexHtml: finish,
  configureServer: (server) => {
    /** Pages by renderer module: a change to any of its files loads a new module, so the pages are made anew. */
    const known = new WeakMap<typeof Pages, readonly SitePage[]>();
    const pagesOf = (pages: typeof Pages): readonly SitePage[] => {
      const drawn = known.get(pages) ?? pages.sitePages(tables(pages.tableWords));
      known.set(pages, drawn);
      return drawn;
    };
    const answerAt = async (address: string): Promise<string | null> => {
      const pages = (await server.ssrLoadModule('/src/prerender/pages.ts')) as typeof Pages;
      if (address === INDEX_PATH) return pages.articlesIndex();
      if (address === pages.HOME || address === pages.HOME_SIGNED_IN) {
        const html = pages.renderLanding({ ...SCRIPTS, prefetch: [] });
        return server.transformIndexHtml(address, html);
      }
      const all = pagesOf(pages);
      const page = all.find((each) => each.address === address);
      if (page === undefined) {
        const list = pages.renderLists(all).get(address);
        return list === undefined ? null : finish(list);
      }
      const html = pages.renderSitePage(page, { ...SCRIPTS, pictures: new Map() });
      return server.transformIndexHtml(address, html);
    };
    server.middlewares.use((request, reply, next) => {
      const address = (request.originalUrl ?? '/').split('?')[0] ?? '/';
      // The app's modules pass through here too, and are not rendered; only pages and files for programs are.
      if (/^\/(?:src|node_modules|@)/.test(address)) {
        next();
        return;
      }
      const answer = async (): Promise<void> => {
        const text = await answerAt(address);
        if (text === null) {
          next();
          return;
        }
        const type = /^\s*<!doctype/i.test(text) ? 'text/html' : 'text/plain';
        reply.setHeader('content-type', `${type}; charset=utf-8`).end(text);
      };
      answer().catch((error: unknown) => {
        next(error);
      });
    });
  },
});
