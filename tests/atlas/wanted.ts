import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ColorScheme } from '../browser/axe.ts';
import { WrongOption, oneOf } from '../model/options.ts';

const WIDTHS = ['360', '1280'] as const;
export type Width = (typeof WIDTHS)[number];
const THEMES = ['light', 'dark'] as const;
/** What is not translated, or no longer fits the English of now, is said in English, as in a build for patients. */
const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is to be pictured, and where the pictures go. */
export type Wanted = {
  readonly flows: readonly string[];
  readonly widths: readonly Width[];
  readonly themes: readonly ColorScheme[];
  readonly languages: readonly Language[];
  readonly isAccepted: boolean;
  readonly out: string;
};

/** The pictures stand beside the repository, since they are many and change with every screen. */
export const OUT = join(import.meta.dirname, '../../../toothwise-atlas');

export const USAGE = `npm run atlas -- [options]

Takes a picture of every state of every flow, looks with axe, compares with the pictures that were accepted, and
writes one page to look them through. What has been taken already and is still so is not taken again.

  --flow NAME        one flow, such as qrPayment; may be given several times
  --width N          ${WIDTHS.join(' or ')} (both unless told otherwise)
  --theme NAME       ${THEMES.join(' or ')} (both unless told otherwise)
  --language NAME    ${LANGUAGES.join(' or ')} (en unless told otherwise); may be given several times
  --accept           accepts these pictures: later runs are compared with them
  --out FOLDER       where the pictures go (${OUT} unless told otherwise)
`;

const optionsIn = (args: readonly string[]) => {
  const text = { type: 'string' } as const;
  const several = { type: 'string', multiple: true } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        flow: several,
        width: text,
        theme: text,
        language: several,
        accept: { type: 'boolean' },
        out: text,
      },
    }).values;
  } catch (err) {
    throw new WrongOption(err instanceof Error ? err.message : String(err));
  }
};

const oneOrAll = <Name extends string>(
  option: string,
  names: readonly Name[],
  given: string | undefined,
): readonly Name[] => (given === undefined ? names : [oneOf(option, names, given, given as Name)]);

/** Reads the options of the command. @throws WrongOption for what cannot be meant */
export const wantedIn = (args: readonly string[], flows: readonly string[]): Wanted => {
  const given = optionsIn(args);
  const languages = given.language?.map((name) => oneOf('language', LANGUAGES, name, 'en')) ?? [
    'en',
  ];
  return {
    flows: given.flow?.map((name) => oneOf('flow', flows, name, name)) ?? flows,
    widths: oneOrAll('width', WIDTHS, given.width),
    themes: oneOrAll('theme', THEMES, given.theme),
    languages: LANGUAGES.filter((name) => languages.includes(name)),
    isAccepted: given.accept ?? false,
    out: resolve(given.out ?? OUT),
  };
};
