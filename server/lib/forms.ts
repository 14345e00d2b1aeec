import { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import type { Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Form } from '../../contracts/endpoints/endpoint.ts';
import { FORM_TIMEOUT_MS } from '../../contracts/xray/xray-files.ts';
import { checkByContract } from './body.ts';
import { texts } from '../texts/speaking.ts';
import { Problem, sentenceFor } from './problems.ts';
import { clearSpool, spool } from './spool.ts';
import type { Spooled } from './spool.ts';

/** Room for everything in a form besides its file, in bytes: field names, boundaries and short texts. */
const BESIDES_FILE = 64 * 1024;

/**
 * Bytes beyond the file's limit after which the connection is cut without an answer. They do not stand in the file,
 * which is refused with a sentence before that, but in parts that no code reads.
 */
const PATIENCE_BYTES = 1024 * 1024;

/** RFC 2046, 5.1.1, sets the limit; the reader of forms accepts a few letters more. */
const NO_BOUNDARY =
  'The content-type of a form must name the boundary of its parts, of at most 70 letters.';

/** Limits of what may stand beside the file. */
const LIMITS = { fields: 10, fieldNameSize: 100, fieldSize: 1000, headerPairs: 20 };

/**
 * Most forms that may be under way at once in a process, and of one account, from their first byte to their answer:
 * each holds a file on the disk, and waits for a turn that others wait for too.
 */
const AT_ONCE = 200;
const AT_ONCE_OF_ONE = 4;

/** Time after which a caller who was refused for lack of room may come again, in seconds. */
const COME_AGAIN_S = 5;

declare module 'fastify' {
  interface FastifyInstance {
    /** Folder for files while they come in; `null` on parts of the app that serve no form. */
    formsIn: string | null;
    /**
     * Accounts whose forms come in or are worked on at this moment, one entry for each form; `null` for a caller
     * without an account.
     */
    formsUnderWay: (string | null)[];
  }
}

/**
 * Content of a form, and a function that lets go of its file. The form counts as under way for its account until then.
 */
type Read = {
  readonly fields: unknown;
  readonly file: Spooled | null;
  readonly drop: () => Promise<void>;
};

/** Serves forms on a part of the app. All other parts read nothing but JSON. */
export const takeForms = (
  app: FastifyInstance,
  dataDir: string,
  serveThem: (scope: FastifyInstance) => void,
): void => {
  void app.register(async (scope) => {
    scope.decorate('formsIn', dataDir);
    scope.addHook('onReady', () => clearSpool(dataDir));
    scope.decorate('formsUnderWay', []);
    await scope.register(multipart, { throwFileSizeLimit: false });
    serveThem(scope);
  });
};

/**
 * Reads a form as it comes: the file goes to the disk, the fields are checked by their contract. What is too large is
 * cut off.
 * @throws Problem when it is no such form, is too large, or too many are under way
 */
export const readForm = async (request: FastifyRequest, form: Form): Promise<Read> => {
  const { formsIn, formsUnderWay } = request.server;
  if (formsIn === null || !request.isMultipart()) {
    throw new Problem(415, 'The request body must be a form (content-type: multipart/form-data).');
  }
  const tooLarge = (): Problem => new Problem(413, texts().REFUSALS.tooLarge[form.file.kind]);
  if (Number(request.headers['content-length'] ?? 0) > form.file.maxBytes + BESIDES_FILE) {
    throw tooLarge();
  }
  const whose = request.caller?.id ?? null;
  const own = formsUnderWay.filter((each) => each === whose);
  if (formsUnderWay.length >= AT_ONCE || own.length >= AT_ONCE_OF_ONE) {
    throw new Problem(503, sentenceFor(503), COME_AGAIN_S);
  }
  formsUnderWay.push(whose);
  const isOver = (): void => void formsUnderWay.splice(formsUnderWay.indexOf(whose), 1);
  const stopCounting = cutAfter(request, form.file.maxBytes + PATIENCE_BYTES);
  try {
    const read = await readParts(request, form, { dataDir: formsIn, tooLarge });
    // Nothing moves on the connection until the file has had its turn, so it may stay still for longer than usual.
    const { socket } = request.raw;
    if (socket instanceof Socket) socket.setTimeout(FORM_TIMEOUT_MS);
    const drop = async (): Promise<void> => {
      isOver();
      await read.drop();
    };
    return { ...read, drop };
  } catch (error) {
    isOver();
    throw error instanceof Problem ? error : problemOf(error);
  } finally {
    stopCounting();
  }
};

/** Cuts the connection of a request that sends more than `most` bytes. @returns a function that stops the counting */
const cutAfter = ({ raw }: FastifyRequest, most: number): (() => void) => {
  let bytes = 0;
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes > most) raw.destroy();
  };
  raw.on('data', count);
  return () => void raw.off('data', count);
};

type Reading = { readonly dataDir: string; readonly tooLarge: () => Problem };

const readParts = async (
  request: FastifyRequest,
  { file: { field, maxBytes }, fields }: Form,
  { dataDir, tooLarge }: Reading,
): Promise<Read> => {
  const values: Record<string, string> = {};
  let taken: { file: Spooled; drop: () => Promise<void> } | null = null;
  const drop = async (): Promise<void> => taken?.drop();
  try {
    // One byte more than the limit, so that a file of exactly that size does not count as cut off.
    const limits = { ...LIMITS, files: 1, parts: LIMITS.fields + 1, fileSize: maxBytes + 1 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        addText(values, part);
        continue;
      }
      if (part.fieldname !== field || taken) {
        throw new Problem(400, `The form may hold one file, in the field "${field}".`);
      }
      const spooled = await spool(dataDir, part.file, maxBytes);
      if (spooled.kind === 'tooLarge') throw tooLarge();
      taken = spooled;
    }
    const checked = checkByContract({ schema: fields })(values);
    if ('error' in checked) throw checked.error;
    return { fields: checked.value, file: taken?.file ?? null, drop };
  } catch (error) {
    await drop();
    throw error;
  }
};

const addText = (
  values: Record<string, string>,
  part: Extract<Multipart, { type: 'field' }>,
): void => {
  if (part.valueTruncated || part.fieldnameTruncated || typeof part.value !== 'string') {
    throw new Problem(400, 'The request body has a field that cannot be read.');
  }
  if (Object.hasOwn(values, part.fieldname)) {
    throw new Problem(400, 'The request body has a field twice.');
  }
  values[part.fieldname] = part.value;
};

/**
 * Turns an error of the form reader, which carries a status of its own, into a Problem. A caller that broke off no
 * longer hears it.
 */
const problemOf = (error: unknown): unknown => {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null;
  if (says(error, /boundary not found|needle/i)) return new Problem(400, NO_BOUNDARY);
  if (status === 413) return new Problem(413, 'The form has too many parts.');
  if (status === 400 || status === 406 || says(error, /multipart|malformed|premature|aborted/i)) {
    return new Problem(400, 'The request body is not a whole form.');
  }
  return error;
};

/** Compares words, since Busboy tells these errors by their message alone. */
const says = (error: unknown, words: RegExp): boolean =>
  error instanceof Error && words.test(error.message);
