import { renderToStaticMarkup } from 'react-dom/server';
import { createActor } from 'xstate';
import { assessmentMachine } from '../../machines/assessment/assessment.machine.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { freshProgress } from '../../machines/chat/progress.ts';
import { OPENING_ORDER } from '../../machines/opening/opening.texts.ts';
import icon from '../../public/favicon.svg?raw';
import { OpeningLoader } from '../components/opening-loader/OpeningLoader.tsx';
import { AssessmentPage } from '../flows/assessment/Assessment.page.tsx';
import { AssessmentFlow } from '../flows/assessment/assessment.flow.ts';
import { ChatWithin } from '../flows/chat/chat.flow.ts';
import { FIRST_PAINT_ID } from '../lib/first-paint.ts';
import type { AskedLater } from '../lib/first-paint.ts';
import ownCss from './first-paint.css?inline';

export type ChatFiles = {
  /** The app's page as it was built, with its tags for files. */
  readonly html: string;
  /** The text of the script that runs inside the page. */
  readonly script: string;
  /** All styles of the app until the first question, and where they come from. */
  readonly styles: string;
  readonly sheets: readonly string[];
  /** Scripts that the app needs before the first question, its entry first. */
  readonly scripts: readonly string[];
};

/** A visit that has just begun; nothing of it is kept. */
const fresh = freshProgress({ sessionToken: '', sessionStartTime: '' });
const start = { addressStep: null, query: null };

/** The chat as a newcomer sees it, drawn by the screens of the app: what takes its place later looks the same. */
const FirstPaint = ({ later }: { readonly later: readonly AskedLater[] }) => (
  <div id={FIRST_PAINT_ID} data-later={JSON.stringify(later)}>
    <div data-opening="">
      <OpeningLoader messages={OPENING_ORDER} current={0} />
    </div>
    <div data-chat="" inert>
      <ChatWithin actor={createActor(chatMachine, { input: { ...start, openingShown: 0, fresh } })}>
        <AssessmentFlow
          actor={createActor(assessmentMachine, { input: { ...start, progress: fresh } })}
        >
          <AssessmentPage />
        </AssessmentFlow>
      </ChatWithin>
    </div>
    <p data-not-loaded="" role="alert" hidden>
      The assessment could not be loaded. Nothing that you wrote is lost: check your connection,
      then <a href="/chat">try again</a>.
    </p>
  </div>
);

/** A tag that asks for a file. */
const ASKS =
  /<script type="module"[^<>]*><\/script>|<link rel="(?:modulepreload|stylesheet|manifest)"[^<>]*>/g;

/** The page with a text in the place of what begins and ends so. */
const put = (html: string, [begin, end]: readonly [string, string], text: string): string => {
  const from = html.indexOf(begin);
  const to = html.indexOf(end, from + begin.length);
  if (from === -1 || to === -1) throw new Error(`The page has no ${begin} before ${end}.`);
  return html.slice(0, from) + text + html.slice(to + end.length);
};

/** The page of /chat: the app's own page with the first question in it, painted without waiting for a file. */
export const renderChat = ({ html, script, styles, sheets, scripts }: ChatFiles): string => {
  const [entry = '', ...others] = scripts;
  const later: AskedLater[] = [
    ...others.map((href): AskedLater => ['link', { rel: 'modulepreload', href, crossOrigin: '' }]),
    ['script', { type: 'module', src: entry, crossOrigin: '' }],
    ['link', { rel: 'manifest', href: '/manifest.webmanifest' }],
  ];
  const drawn = renderToStaticMarkup(<FirstPaint later={later} />);
  // The step's own title is the app's to set.
  const painted = put(drawn, ['<title>', '</title>'], '');
  // Never fetched; they tell the app that what they hold is here.
  const present = sheets.map((href) => `<link rel="stylesheet" disabled href="${href}">`).join('');
  const page = [
    [['<style>', '</style>'], `<style>${styles}${ownCss}</style>${present}`],
    [['"/favicon.svg', '"'], `"data:image/svg+xml,${encodeURIComponent(icon)}"`],
    [['<div id="root">', '<noscript>'], `<div id="root"></div>${painted}<noscript>`],
    [['#root{display', '}'], `#${FIRST_PAINT_ID}{display:none}`],
    [['</body>', '</html>'], `<script>${script}</script></body></html>`],
  ] as const;
  return page.reduce((text, [place, given]) => put(text, place, given), html.replace(ASKS, ''));
};
