import { CHECK_PATH } from '../../contracts/booking/check-address.ts';
import { PATHS } from '../../contracts/common/paths.ts';

/** The sources of the app's entry and of its route table. */
export const ENTRY = 'index.html';
export const ROUTES = 'src/app/RoutedPages.tsx';

/** What a flow brings when another one opens it: nobody needs it before. */
const OPENED = '/opened.ts';

/** Vite's build manifest: the output of each source file. */
export type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

/** A page of the app that is painted before the app runs. */
export type PaintedPage = {
  /** The parts of the app that it opens, from the outside in: their names and source files. */
  readonly opens: readonly (readonly [name: string, source: string])[];
  /** True when the URL or the device changes the first screen. */
  readonly isForNewcomers?: boolean;
};

const routed = (name: string, source: string): PaintedPage => ({
  opens: [
    ['RoutedPages', ROUTES],
    [name, source],
  ],
});
export const CHAT: PaintedPage = { opens: [['ChatPage', 'src/flows/chat/Chat.page.tsx']] };
const DIRECTORY = routed('FindDentistPage', 'src/app/dentist-pages.ts');
const XRAY = { ...routed('XrayPage', 'src/flows/xray/Xray.page.tsx'), isForNewcomers: true };

/** The pages at which a signed-out visitor may arrive first, by address. */
export const PAINTED: Readonly<Record<string, PaintedPage>> = {
  [PATHS.chat]: CHAT,
  [PATHS.chatSummary]: CHAT,
  [PATHS.findDentist]: DIRECTORY,
  [PATHS.findMyDentist]: DIRECTORY,
  [PATHS.teleconsultation]: routed(
    'TeleconsultationPage',
    'src/flows/consultations/Teleconsultation.page.tsx',
  ),
  [PATHS.booking]: routed('BookingPage', 'src/flows/booking-flow/Booking.page.tsx'),
  [PATHS.xrayAnalysis]: XRAY,
  [PATHS.xrayIqAnalysis]: XRAY,
  [PATHS.login]: routed('LoginPage', 'src/flows/sign-in/Login.page.tsx'),
  [PATHS.register]: routed('RegisterPage', 'src/flows/registration/Register.page.tsx'),
  [PATHS.forgotPassword]: routed(
    'PasswordResetPage',
    'src/flows/password-reset/PasswordReset.page.tsx',
  ),
  // A code behind the hash is checked at once, so the form is for who comes without one.
  [CHECK_PATH]: {
    ...routed('VerifyPage', 'src/flows/prescription-code/Verify.page.tsx'),
    isForNewcomers: true,
  },
};

/** Lists the source files of the parts that a page opens. */
export const sourcesOf = ({ opens }: PaintedPage): string[] => opens.map(([, source]) => source);

/** Files that a page of the app needs. */
export type Needed = {
  /** Scripts for the first screen, each after those that it imports. */
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  /** Scripts that it loads while the first screen is shown. */
  readonly next: readonly string[];
};

/** Collects the files of the entry and the given parts; `place`: what stands before them. @throws Error for an unknown part */
export const neededBy = (manifest: Manifest, parts: readonly string[], place = ''): Needed => {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const later = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The app has no part ${key}.`);
    for (const name of chunk.imports ?? []) visit(name);
    scripts.add(`${place}/${chunk.file}`);
    for (const css of chunk.css ?? []) sheets.add(`${place}/${css}`);
    // The entry and the route table import every page, so their dynamic imports do not count.
    if (key === ENTRY || key === ROUTES) return;
    for (const name of chunk.dynamicImports ?? [])
      if (!name.endsWith(OPENED)) later.add(`${place}/${manifest[name]?.file ?? ''}`);
  };
  for (const part of [ENTRY, ...parts]) visit(part);
  const next = [...later].filter((file) => !scripts.has(file));
  return { scripts: [...scripts], sheets: [...sheets], next };
};
