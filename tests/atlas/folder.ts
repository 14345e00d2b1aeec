import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { ColorScheme } from '../browser/axe.ts';
import type { StateShown } from './stage.ts';
import type { Language, Width } from './wanted.ts';

/** Which picture: of which state of which flow, and how it is seen. */
export type Sight = {
  readonly flow: string;
  readonly state: string;
  readonly language: Language;
  readonly width: Width;
  readonly theme: ColorScheme;
};

/** What stands beside a picture. */
export type Taken = {
  /** Names what it was taken of; another one means that it must be taken anew. */
  readonly inputs: string;
  /** What axe found, a line each. */
  readonly axe: readonly string[];
  /** Why the state could not be shown as its flow's own tests see it; null where it could. */
  readonly trouble: string | null;
};

type Listed = { readonly inputs: string; readonly states: readonly StateShown[] };

/** The pictures of the last run, those that were accepted, and what is different between them. */
export type Kind = 'pictures' | 'accepted' | 'differences';

/** Returns where a picture stands inside the folder. */
export const placeOf = (
  kind: Kind,
  { flow, state, language, width, theme }: Sight,
  ending = 'png',
): string => [kind, flow, `${state}.${language}.${width}.${theme}.${ending}`].join('/');

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/** Writes a file in whole or not at all, whenever the command is ended. */
const write = (file: string, content: string | Buffer): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
};

/** The folder of an atlas on disk. */
export const openFolder = (out: string) => {
  const at = (place: string): string => join(out, place);
  const listOf = (flow: string, language: Language): string =>
    at(`pictures/${flow}/states.${language}.json`);

  const readPicture = (kind: Kind, sight: Sight): Buffer | null => {
    const file = at(placeOf(kind, sight));
    return existsSync(file) ? readFileSync(file) : null;
  };
  /** Returns what stands beside a picture; null where the picture is not there. */
  const readTaken = (sight: Sight): Taken | null =>
    existsSync(at(placeOf('pictures', sight)))
      ? (readJson(at(placeOf('pictures', sight, 'json'))) as Taken | null)
      : null;
  /** The picture comes first: what stands beside it says that it is there. */
  const writeTaken = (sight: Sight, picture: Buffer, taken: Taken): void => {
    write(at(placeOf('pictures', sight)), picture);
    write(at(placeOf('pictures', sight, 'json')), JSON.stringify(taken));
  };

  /** Returns the states whose pictures were accepted. */
  const acceptedStates = (
    flow: string,
    { language, width, theme }: Omit<Sight, 'flow' | 'state'>,
  ) => {
    const folder = at(`accepted/${flow}`);
    const ending = `.${language}.${width}.${theme}.png`;
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .map((file) => file.slice(0, -ending.length));
  };
  const accept = (sight: Sight): void => {
    const file = at(placeOf('accepted', sight));
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(at(placeOf('pictures', sight)), `${file}.part`);
    renameSync(`${file}.part`, file);
  };

  return {
    readPicture,
    readTaken,
    writeTaken,
    acceptedStates,
    accept,
    readStates: (flow: string, language: Language) =>
      readJson(listOf(flow, language)) as Listed | null,
    writeStates: (flow: string, language: Language, listed: Listed) =>
      write(listOf(flow, language), JSON.stringify(listed)),
    writeDifference: (sight: Sight, picture: Buffer) =>
      write(at(placeOf('differences', sight)), picture),
    writePage: (page: string) => write(at('index.html'), page),
    /** Removes a picture of a kind, where there is one. */
    remove: (kind: Kind, sight: Sight) => rmSync(at(placeOf(kind, sight)), { force: true }),
  };
};

export type Folder = ReturnType<typeof openFolder>;
