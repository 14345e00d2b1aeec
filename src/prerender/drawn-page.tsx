import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { PATIENCE_MS } from '../../machines/page-loading/page-loading.machine.ts';
import { FAILED_TEXTS, LOADING_MESSAGES } from '../../contracts/texts/en/flows/page-loading.ts';
import { RouteTable } from '../app/RoutedPages.tsx';
import { OpeningLoader } from '../components/opening-loader/OpeningLoader.tsx';
import { providedNotices } from '../flows/notices/notices.flow.ts';
import { providedSession, SessionFlow } from '../flows/session/session.flow.ts';
import { NoticesProvider } from '../lib/flow/notices.tsx';
import { appPage, put } from './app-page.ts';
import type { AppFiles } from './app-page.ts';

export type DrawnPage = {
  /** Path, such as `/login`. */
  readonly address: string;
  /** True when the URL or the device changes the first screen: the drawing then suits new visitors only. */
  readonly isForNewcomers: boolean;
};

/** Styles that the component library writes; the first screens use none of its components. */
const LIBRARY_STYLES = /<style data-mantine-styles[^<]*<\/style>/g;

/** Draws what the app shows first at an address, before any of its flows has started. */
const draw = async (address: string): Promise<string> => {
  const failed: unknown[] = [];
  const { prelude } = await prerender(
    <NoticesProvider machine={providedNotices}>
      <SessionFlow machine={providedSession} input={() => undefined}>
        <StaticRouter location={address}>
          <RouteTable />
        </StaticRouter>
      </SessionFlow>
    </NoticesProvider>,
    // Drawn in one piece: no script on the page could put late chunks in place.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void failed.push(error) },
  );
  const drawn = await new Response(prelude).text();
  if (failed.length > 0) throw new AggregateError(failed, `${address} could not be drawn.`);
  return drawn.replace(LIBRARY_STYLES, '');
};

/** Draws the messages beside the drawing until the app has loaded. */
const Around = ({ address }: Pick<DrawnPage, 'address'>) => (
  <>
    <div data-waiting="" hidden>
      <OpeningLoader messages={[LOADING_MESSAGES.usual]} current={0} />
    </div>
    <output data-prolonged={PATIENCE_MS} hidden>
      {LOADING_MESSAGES.prolonged}
    </output>
    <p data-not-loaded="" role="alert" hidden>
      {FAILED_TEXTS.title}. {FAILED_TEXTS.unreachable} <a href={address}>Try again</a>
    </p>
  </>
);

const TITLE = /<title>([^<]*)<\/title>/;
/** What a page says to search engines: it stands in the head as well. */
const METAS = /<meta [^<>]*>/g;

/** Renders a page of the app with the app's first screen at its address. */
export const renderPage = async (page: DrawnPage, given: AppFiles): Promise<string> => {
  const drawn = await draw(page.address);
  const [tag = '', title = ''] = TITLE.exec(drawn) ?? [];
  if (title === '') throw new Error(`${page.address} was drawn without a title.`);
  const newcomers = page.isForNewcomers ? ' data-newcomers' : '';
  const painted = `<div data-drawn${newcomers}>${drawn.replace(tag, '').replace(METAS, '')}</div>${renderToStaticMarkup(<Around address={page.address} />)}`;
  const metas = drawn.match(METAS) ?? [];
  return put(appPage(painted, given), ['<title>', '</title>'], tag + metas.join(''));
};
