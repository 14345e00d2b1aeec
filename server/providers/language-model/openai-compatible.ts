import * as z from 'zod/mini';
import type { Clock } from '../../lib/clock.ts';
import { askOutside, jsonOrNull } from '../ask-outside.ts';
import type { LanguageModel, LanguageModelSettings } from './port.ts';
import { LanguageModelFailure } from './port.ts';
import { askAgain, askFor } from './prompt.ts';
import type { ChatMessage } from './prompt.ts';
import { opinionJsonSchema, parseOpinion } from './schema.ts';
import type { ModelOpinion } from './schema.ts';

/** Longest wait of a patient for a second opinion, the second request included, in milliseconds. */
const LIMIT_MS = 10_000;

/** Largest reply that is read, in bytes. */
const MAX_REPLY_BYTES = 64 * 1024;

const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.optional(z.nullable(z.string())),
        message: z.object({
          content: z.optional(z.nullable(z.string())),
          refusal: z.optional(z.nullable(z.string())),
        }),
      }),
    )
    .check(z.minLength(1)),
});

const REFUSAL =
  /^\W{0,4}(?:(?:i'?m|i am) (?:sorry|unable|not able)|sorry\b|i (?:can ?not|can'?t|won'?t|will not|must decline)|as an ai\b|unfortunately\b)/i;

/** Statuses by which servers say that they do not know `response_format`. */
const NO_SUCH_OPTION = new Set([400, 404, 415, 422]);

type Answer = { kind: 'text'; text: string } | { kind: 'optionUnknown' };

export type OpenAiCompatibleOptions = LanguageModelSettings & {
  readonly conditionIds: readonly string[];
  readonly clock: Clock;
};

/**
 * Asks a language model behind `POST {baseUrl}/chat/completions`. At most two requests share one time limit: the second
 * only after a reply outside the schema, or from a server that does not know `response_format`. The key travels in the
 * header and nowhere else.
 */
export function openAiCompatible(options: OpenAiCompatibleOptions): LanguageModel {
  const ids = options.conditionIds;
  return {
    name: options.model,
    async secondOpinion(input, signal) {
      const ending = new AbortController();
      let isLate = false;
      const end = (): void => ending.abort();
      const stopWaiting = options.clock.after(LIMIT_MS, () => {
        isLate = true;
        end();
      });
      if (signal.aborted) end();
      signal.addEventListener('abort', end);
      try {
        return await converse(
          askFor(input, ids),
          (messages, withSchema) => send(options, { messages, withSchema, signal: ending.signal }),
          ids,
        );
      } catch (error) {
        if (error instanceof LanguageModelFailure) throw error;
        if (isLate) throw new LanguageModelFailure('timeout', 'no reply in time');
        throw new LanguageModelFailure('unavailable', 'the server cannot be reached');
      } finally {
        stopWaiting();
        signal.removeEventListener('abort', end);
      }
    },
  };
}

type Send = (messages: readonly ChatMessage[], withSchema: boolean) => Promise<Answer>;

async function converse(
  asked: readonly ChatMessage[],
  ask: Send,
  ids: readonly string[],
): Promise<ModelOpinion> {
  const first = await ask(asked, true);
  if (first.kind === 'optionUnknown') {
    const plain = await ask(asked, false);
    return accept(plain, ids);
  }
  const parsed = parseOpinion(first.text, ids);
  if (parsed.ok) return parsed.opinion;
  refuseIfRefusal(first.text);
  return accept(await ask(askAgain(asked, first.text, parsed.problem), true), ids);
}

function accept(answer: Answer, ids: readonly string[]): ModelOpinion {
  if (answer.kind === 'optionUnknown') {
    throw new LanguageModelFailure('unavailable', 'the server refuses the request');
  }
  const parsed = parseOpinion(answer.text, ids);
  if (parsed.ok) return parsed.opinion;
  refuseIfRefusal(answer.text);
  throw new LanguageModelFailure('invalidReply', 'the reply does not fit the schema');
}

function refuseIfRefusal(text: string): void {
  if (REFUSAL.test(text.trim())) throw new LanguageModelFailure('refused', 'the model declines');
}

type Request = {
  readonly messages: readonly ChatMessage[];
  readonly withSchema: boolean;
  readonly signal: AbortSignal;
};

async function send(options: OpenAiCompatibleOptions, request: Request): Promise<Answer> {
  const url = `${options.baseUrl.replace(/\/{1,9}$/, '')}/chat/completions`;
  const { status, body } = await askOutside(url, {
    method: 'POST',
    signal: request.signal,
    maxBytes: MAX_REPLY_BYTES,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(options.apiKey ? { authorization: `Bearer ${options.apiKey}` } : {}),
    },
    body: JSON.stringify({
      model: options.model,
      messages: request.messages,
      stream: false,
      ...(request.withSchema ? { response_format: responseFormat(options.conditionIds) } : {}),
    }),
  });
  if (status < 200 || status > 299) {
    if (request.withSchema && NO_SUCH_OPTION.has(status)) return { kind: 'optionUnknown' };
    throw new LanguageModelFailure('unavailable', `status ${status}`);
  }
  if (body === null) throw new LanguageModelFailure('invalidReply', 'the reply is too long');
  return { kind: 'text', text: contentOf(body.toString('utf8')) };
}

const responseFormat = (ids: readonly string[]) => ({
  type: 'json_schema',
  json_schema: { name: 'second_opinion', strict: true, schema: opinionJsonSchema(ids) },
});

function contentOf(body: string): string {
  const completion = z.safeParse(Completion, jsonOrNull(body));
  if (!completion.success) {
    throw new LanguageModelFailure('unavailable', 'the reply is no chat completion');
  }
  const choice = completion.data.choices[0];
  if (choice?.message.refusal || choice?.finish_reason === 'content_filter') {
    throw new LanguageModelFailure('refused', 'the model declines');
  }
  return choice?.message.content ?? '';
}
