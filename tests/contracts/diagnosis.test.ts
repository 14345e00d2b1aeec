import { describe, expect, it } from 'vitest';
import { DiagnoseRequest } from '../../contracts/endpoints/assessment.ts';
import { Category, ChatContext, FollowUpAnswers } from '../../contracts/chat-context.ts';
import { Diagnosis } from '../../contracts/diagnosis.ts';
import { ChatMessage, Progress } from '../../contracts/draft.ts';
import { Notice } from '../../contracts/notice.ts';
import { FRESH } from '../kit/samples.ts';

/** Without one field of an object. */
const without = (value: object, field: string): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== field));

type Schema = { readonly safeParse: (value: unknown) => { readonly success: boolean } };

const accepts = (schema: Schema, value: unknown): boolean => schema.safeParse(value).success;

/** The fields of a valid value that the schema does not take away from it and cannot do without. */
const neededFields = (schema: Schema, value: object): string[] =>
  Object.keys(value).filter((field) => !accepts(schema, without(value, field)));

const CONTEXT = {
  issue: 'my gums bleed',
  category: 'gums',
  age: 'age_31_50',
  sex: 'male',
  depthChoice: 'detailed',
  consent: true,
  medicalHistory: ['diabetes', 'asthma'],
  allergies: 'penicillin',
  patientName: 'Asha Rao',
  patientEmail: 'asha@example.com',
  patientPhone: '9876543210',
};

describe('the chat context', () => {
  it('[DATA-01] has these eleven fields and keeps every one', () => {
    expect(ChatContext.parse(CONTEXT)).toEqual(CONTEXT);
    expect(neededFields(ChatContext, CONTEXT)).toEqual([
      'issue',
      'category',
      'age',
      'sex',
      'depthChoice',
      'consent',
      'medicalHistory',
      'allergies',
      'patientName',
      'patientEmail',
      'patientPhone',
    ]);
  });

  it('[DATA-01] has the history as a list and the allergies as a text', () => {
    expect(accepts(ChatContext, { ...CONTEXT, medicalHistory: 'diabetes' })).toBe(false);
    expect(accepts(ChatContext, { ...CONTEXT, allergies: ['penicillin'] })).toBe(false);
  });

  it.each(['pain', 'gums', 'cosmetic', 'lesion', 'other'])('[DATA-02] knows %s', (category) => {
    expect(accepts(Category, category)).toBe(true);
    expect(accepts(ChatContext, { ...CONTEXT, category })).toBe(true);
  });

  it('[DATA-02] knows no other category', () => {
    for (const category of ['Pain', 'tooth', 'lesions', '']) {
      expect(accepts(Category, category), category).toBe(false);
    }
  });
});

describe('a chat message', () => {
  const MESSAGE = {
    type: 'user',
    content: 'my gums bleed',
    step: 'INTRO',
    timestamp: '2026-01-01T10:00:00.000Z',
  };

  it('[DATA-03] says who, what, at which step and when', () => {
    expect(ChatMessage.parse(MESSAGE)).toEqual(MESSAGE);
    expect(neededFields(ChatMessage, MESSAGE)).toEqual(['type', 'content', 'step', 'timestamp']);
  });

  it('[DATA-03] comes from the user or the AI', () => {
    expect(accepts(ChatMessage, { ...MESSAGE, type: 'ai' })).toBe(true);
    expect(accepts(ChatMessage, { ...MESSAGE, type: 'bot' })).toBe(false);
  });
});

describe('follow-up answers', () => {
  it('[DATA-05] map a question to a text or to a list of texts', () => {
    const answers = { pain_onset: 'today', pain_triggers: ['sweet', 'bending'] };
    expect(FollowUpAnswers.parse(answers)).toEqual(answers);
    for (const answer of [3, true, null, [1], { text: 'Today' }]) {
      expect(accepts(FollowUpAnswers, { pain_onset: answer }), JSON.stringify(answer)).toBe(false);
    }
  });

  it('[DATA-05] travel beside the chat context in the request', () => {
    const request = { ...CONTEXT, followUpAnswers: { gum_color: 'pink_firm' } };
    expect(DiagnoseRequest.parse(request)).toMatchObject(request);
    expect(accepts(DiagnoseRequest, CONTEXT)).toBe(false);
  });
});

const CONDITION = {
  name: 'Gingivitis',
  likelihood: 70,
  description: 'The gums are inflamed.',
  reason: ['You said: "my gums bleed"', 'Your gums are red'],
};
const NOTE = { subjective: 's', objective: 'o', assessment: 'a', plan: 'p' };
const RESULT = {
  diagnosis: [CONDITION],
  text: 'Most likely inflamed gums.',
  urgency: 'routine',
  recommendation: ['See a dentist within a month.'],
  soap_note: NOTE,
  emergency: null,
  red_flags: [],
  medications: [],
  engine: { name: 'embedded', version: '1' },
  is_saved: false,
  diagnosis_id: 'd-1',
};

describe('a diagnosis', () => {
  it('[DATA-06] has conditions, urgency, note, text, and whether and as what it is saved', () => {
    expect(Diagnosis.parse(RESULT)).toEqual(RESULT);
    expect(neededFields(Diagnosis, RESULT)).toEqual(['urgency', 'soap_note']);
    const { urgency, soap_note } = RESULT;
    expect(Diagnosis.parse({ urgency, soap_note })).toMatchObject({
      diagnosis: [],
      is_saved: false,
      diagnosis_id: null,
    });
  });

  it('[DATA-06] has a likelihood in percent', () => {
    for (const likelihood of [-1, 101, '70', '70%']) {
      const diagnosis = [{ ...CONDITION, likelihood }];
      expect(accepts(Diagnosis, { ...RESULT, diagnosis }), String(likelihood)).toBe(false);
    }
    for (const likelihood of [0, 100]) {
      expect(accepts(Diagnosis, { ...RESULT, diagnosis: [{ ...CONDITION, likelihood }] })).toBe(
        true,
      );
    }
  });

  it('[DATA-06] has a note of four parts', () => {
    for (const part of ['subjective', 'objective', 'assessment', 'plan']) {
      expect(accepts(Diagnosis, { ...RESULT, soap_note: without(NOTE, part) }), part).toBe(false);
    }
  });

  it('[DATA-06] has the free text only in its alternative form, and no id before it is saved', () => {
    expect(accepts(Diagnosis, without(RESULT, 'text'))).toBe(true);
    expect(accepts(Diagnosis, { ...RESULT, diagnosis: [] })).toBe(true);
    expect(accepts(Diagnosis, { ...RESULT, diagnosis_id: null })).toBe(true);
  });

  it('[DATA-07] [DATA-18] carries all that is displayed: name, percent, description, reasoning, recommendation, note', () => {
    for (const field of ['name', 'likelihood']) {
      const diagnosis = [without(CONDITION, field)];
      expect(accepts(Diagnosis, { ...RESULT, diagnosis }), field).toBe(false);
    }
    const oneReason = [{ ...CONDITION, reason: 'Your gums are red' }];
    expect(accepts(Diagnosis, { ...RESULT, diagnosis: oneReason })).toBe(false);
    expect(accepts(Diagnosis, { ...RESULT, recommendation: 'See a dentist' })).toBe(false);
    // What the documents do not name as a field of the reply may be missing from it (PROD-06).
    const plain = { name: 'Dental caries', likelihood: 40 };
    expect(
      Diagnosis.parse({ ...without(RESULT, 'recommendation'), diagnosis: [plain] }),
    ).toMatchObject({
      diagnosis: [{ ...plain, description: '', reason: [] }],
      recommendation: [],
    });
  });
});

describe('a payment status', () => {
  it('[DATA-11] is pending, processing, success or failed, or not there yet', () => {
    for (const paymentStatus of ['pending', 'processing', 'success', 'failed', null]) {
      expect(accepts(Progress, { ...FRESH, paymentStatus }), String(paymentStatus)).toBe(true);
    }
    for (const paymentStatus of ['paid', 'SUCCESS', '']) {
      expect(accepts(Progress, { ...FRESH, paymentStatus }), paymentStatus).toBe(false);
    }
  });
});

describe('a notification', () => {
  const PLAIN = { type: 'success', title: 'Saved', message: 'All is kept.' };

  it('[DATA-19] [NOTE-09] [CONST-52] has a type, a title, a message and 5000 ms unless it says otherwise', () => {
    expect(Notice.parse(PLAIN)).toEqual({ ...PLAIN, duration: 5000 });
    expect(Notice.parse({ ...PLAIN, duration: 3000 }).duration).toBe(3000);
    expect(neededFields(Notice, PLAIN)).toEqual(['type', 'title', 'message']);
    expect(accepts(Notice, { ...PLAIN, duration: 0 })).toBe(false);
  });

  it('[DATA-19] is of one of four types', () => {
    for (const type of ['success', 'error', 'info', 'warning']) {
      expect(accepts(Notice, { ...PLAIN, type }), type).toBe(true);
    }
    expect(accepts(Notice, { ...PLAIN, type: 'danger' })).toBe(false);
  });

  it('[DATA-19] may have an action with a label and what a click does', () => {
    const click = () => undefined;
    const action = { label: 'Open', click };
    expect(Notice.parse({ ...PLAIN, action }).action).toEqual(action);
    expect(accepts(Notice, { ...PLAIN, action: { click } })).toBe(false);
  });
});
