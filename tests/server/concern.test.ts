import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { ValidateReply } from '../../contracts/endpoints/assessment.ts';
import type { EngineEmergency } from '../../contracts/assessment/diagnosis.ts';
import type { ConcernReading } from '../../server/assessment/read-concern.ts';
import type { Sign } from '../../contracts/assessment/signs.ts';
import { post, stubEngine, testApp } from '../kit/server.ts';

const emergency: EngineEmergency = { level: 'medical', kinds: ['airway_compromise'] };
const sign: Sign = {
  id: 'airway_compromise',
  question: 'Is it hard to breathe now?',
  quote: 'I cannot breathe',
};
const asked: string[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp({
    engine: {
      ...stubEngine,
      readConcern: async (message) => {
        asked.push(message);
        const cold: ConcernReading['suggestedAnswers'] = { pain_triggers: ['cold'] };
        return {
          isDentalRelated: message.includes('tooth'),
          emergency: message.includes('breathe') ? emergency : null,
          signs: message.includes('breathe') ? [sign] : [],
          isAboutChild: message.includes('son'),
          suggestedAnswers: message.includes('cold') ? cold : {},
          fittingCategories: [],
          isUnread: false,
          unplaced: null,
        };
      },
    },
  });
});

describe('POST /chat_bot/chat/validate', () => {
  it('[API-06] takes a message and hands it to the engine without the white space around it', async () => {
    const reply = await post(app, '/chat_bot/chat/validate', { message: '  my tooth hurts ' });
    expect(reply.statusCode).toBe(200);
    expect(asked.at(-1)).toBe('my tooth hurts');
  });

  it('[API-07] answers is_dental_related', async () => {
    const dental = await post(app, '/chat_bot/chat/validate', { message: 'my tooth hurts' });
    expect(ValidateReply.parse(dental.json())).toMatchObject({
      is_dental_related: true,
      emergency: null,
    });
    const other = await post(app, '/chat_bot/chat/validate', { message: 'my car is broken' });
    expect(other.json()).toMatchObject({ is_dental_related: false, emergency: null });
  });

  it('passes an emergency in the text and what to ask back on, dental or not', async () => {
    const reply = await post(app, '/chat_bot/chat/validate', { message: 'I cannot breathe' });
    expect(reply.json()).toMatchObject({ is_dental_related: false, emergency, signs: [sign] });
  });

  it('passes on that the words are about a child, and the answers that they suggest', async () => {
    const reply = await post(app, '/chat_bot/chat/validate', { message: 'cold hurts my son' });
    expect(reply.json()).toMatchObject({
      about_child: true,
      suggested_answers: { pain_triggers: ['cold'] },
      signs: [],
    });
  });

  it.each([
    [{}, 'The field "message" is missing.'],
    [{ message: 5 }, 'The field "message" must be a text.'],
    [{ message: '   ' }, 'The field "message" must not be empty.'],
    [{ message: 'a'.repeat(4001) }, 'The field "message" is too long: at most 4000 characters.'],
    [[], 'The request body must be an object.'],
    [{ message: 'a\0b' }, 'The field "message" holds a character that cannot be kept.'],
  ])('refuses a bad message and names the field: %#', async (body, sentence) => {
    const reply = await post(app, '/chat_bot/chat/validate', body);
    expect(reply.statusCode).toBe(400);
    const named = Array.isArray(body) ? {} : { field: 'message' };
    expect(reply.json()).toEqual({ error: sentence, message: sentence, ...named });
  });

  it('an engine that fails is a plain 500 that says nothing of its inside', async () => {
    const failing = await testApp({
      engine: {
        ...stubEngine,
        readConcern: async () => {
          throw new Error('secret inside');
        },
      },
    });
    const reply = await post(failing, '/chat_bot/chat/validate', { message: 'tooth' });
    expect(reply.statusCode).toBe(500);
    expect(reply.json().message).toBe('Something went wrong on our side. Please try again.');
    expect(reply.body).not.toContain('secret');
    await failing.close();
  });
});
