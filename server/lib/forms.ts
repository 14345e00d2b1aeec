import { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import type { Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Form } from '../../contracts/endpoints/endpoint.ts';
import { FORM_TIMEOUT_MS } from '../../contracts/xray-files.ts';
import { checkByContract } from './body.ts';
import { Problem, sentenceFor } from './problems.ts';
import { clearSpool, spool } from './spool.ts';
import type { Spooled } from './spool.ts';

/** What belongs to a form besides its file, in bytes: field names, boundaries and short texts. */
const BESIDES_FILE = 64 * 1024;

/**
 * Who sends so many bytes more than a form can hold is cut off without a word: they do not stand in the file, which is refused
 * with a sentence before that, but where nobody reads them.
 */
const PATIENCE_BYTES = 1024 * 1024;

/** RFC 2046, 5.1.1. The reader of forms takes some more. */
const NO_BOUNDARY =
  'The content-type of a form must name the boundary of its parts, of at most 70 letters.';

/** How much of each there may be beside the file. */
const LIMITS = { fields: 10, fieldNameSize: 100, fieldSize: 1000, headerPairs: 20 };

/**
 * How many forms may be under way at once in a process, and of one account, from their first byte to their answer: each holds a
 * file on the disk, and waits for a turn that others wait for too.
 */
const AT_ONCE = 200;
const AT_ONCE_OF_ONE = 4;

/** When to come again who found the door full, in seconds. */
const COME_AGAIN_S = 5;

declare module 'fastify' {
  interface FastifyInstance {
    /** Where files lie while they come in; `null` where no form is served. */
    formsIn: string | null;
    /** Whose forms come in or are worked on at this moment, each by the account; `null` for who has none. */
    formsUnderWay: (string | null)[];
  }
}

/** What a form has said, and how to let go of its file: until then its account has one under way. */
type Read = {
  readonly fields: unknown;
  readonly file: Spooled | null;
  readonly drop: () => Promise<void>;
};

/** Serves forms on a part of the app: elsewhere nothing but JSON is read. */
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
 * Reads a form as it comes: the file to the disk, the fields by their contract. What is too large is cut off.
 * @throws Problem for what is no such form
 */
export const readForm = async (request: FastifyRequest, form: Form): Promise<Read> => {
  const { formsIn, formsUnderWay } = request.server;
  if (formsIn === null || !request.isMultipart()) {
    throw new Problem(415, 'The request body must be a form (content-type: multipart/form-data).');
  }
  const tooLarge = (): Problem => new Problem(413, form.file.tooLarge);
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
    // From now on nothing moves on the connection until the file has had its turn.
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

/** Cuts a request that goes on for longer. @returns how to let it go on */
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
  const texts: Record<string, string> = {};
  let taken: { file: Spooled; drop: () => Promise<void> } | null = null;
  const drop = async (): Promise<void> => taken?.drop();
  try {
    // One byte more, so that a file of the very limit is not called cut off.
    const limits = { ...LIMITS, files: 1, parts: LIMITS.fields + 1, fileSize: maxBytes + 1 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        addText(texts, part);
        continue;
      }
      if (part.fieldname !== field || taken) {
        throw new Problem(400, `The form may hold one file, in the field "${field}".`);
      }
      const spooled = await spool(dataDir, part.file, maxBytes);
      if (spooled.kind === 'tooLarge') throw tooLarge();
      taken = spooled;
    }
    const checked = checkByContract({ schema: fields })(texts);
    if ('error' in checked) throw checked.error;
    return { fields: checked.value, file: taken?.file ?? null, drop };
  } catch (error) {
    await drop();
    throw error;
  }
};

const addText = (
  texts: Record<string, string>,
  part: Extract<Multipart, { type: 'field' }>,
): void => {
  if (part.valueTruncated || part.fieldnameTruncated || typeof part.value !== 'string') {
    throw new Problem(400, 'The request body has a field that cannot be read.');
  }
  if (Object.hasOwn(texts, part.fieldname)) {
    throw new Problem(400, 'The request body has a field twice.');
  }
  texts[part.fieldname] = part.value;
};

/** What the reader of forms throws carries a status of its own; a caller that broke off hears nothing any more. */
const problemOf = (error: unknown): unknown => {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null;
  if (says(error, /boundary not found|needle/i)) return new Problem(400, NO_BOUNDARY);
  if (status === 413) return new Problem(413, 'The form has too many parts.');
  if (status === 400 || status === 406 || says(error, /multipart|malformed|premature|aborted/i)) {
    return new Problem(400, 'The request body is not a whole form.');
  }
  return error;
};

/** Busboy says so in words alone. */
const says = (error: unknown, words: RegExp): boolean =>
  error instanceof Error && words.test(error.message);
