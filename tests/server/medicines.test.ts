import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MedicinesReply } from '../../contracts/endpoints/assessment.ts';
import { MEDICINE_QUESTION_IDS, NO } from '../../contracts/assessment/medicines.ts';
import type { MedicineAnswers } from '../../contracts/assessment/medicines.ts';
import { DIAGNOSE_BODY } from '../kit/endpoints.ts';
import { testApp } from '../kit/server.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp();
});

const { issue, category, age, sex, medicalHistory, allergies } = DIAGNOSE_BODY;
const followUpAnswers = { ...DIAGNOSE_BODY.followUpAnswers, pain_danger_signs: ['none'] };
const PATIENT = { issue, category, age, sex, followUpAnswers, medicalHistory, allergies };
const ALL_NO: MedicineAnswers = Object.fromEntries(MEDICINE_QUESTION_IDS.map((id) => [id, NO]));

const check = async (body: object) => {
  const url = '/chat_bot/chat/medicines';
  const reply = await app.inject({ method: 'POST', url, payload: { ...PATIENT, ...body } });
  return { status: reply.statusCode, ...reply.json<MedicinesReply>() };
};
const statusesOf = ({ medications }: MedicinesReply) => medications.map(({ status }) => status);

describe('the check before a medicine', () => {
  it('leaves the suggestions open while a question is, and names it', async () => {
    const reply = await check({ medicineAnswers: {} });
    expect(reply.questions).toHaveLength(7);
    expect(statusesOf(reply)).toEqual(['check_first', 'check_first', 'not_needed', 'not_needed']);
  });

  it('suggests what the answers allow, and nothing that they do not', async () => {
    const fine = await check({ medicineAnswers: ALL_NO });
    expect(fine).toMatchObject({ status: 200, questions: [], advice: [], emergency: null });
    expect(statusesOf(fine)).toEqual(['suggested', 'suggested', 'not_needed', 'not_needed']);
    const ulcer = await check({ medicineAnswers: { ...ALL_NO, stomach: 'now' } });
    expect(new Set(statusesOf(ulcer))).toEqual(new Set(['not_for_you']));
    expect(ulcer.emergency).toEqual({ level: 'medical', kinds: ['coughed_blood'] });
  });

  it.each(['self_harm', 'poisoning', 'coughed_blood', 'cardiac_symptoms'])(
    'follows the final emergency of the result, whatever raised it: %s',
    async (kind) => {
      const emergency = { level: 'medical', kinds: [kind] };
      const reply = await check({ medicineAnswers: ALL_NO, emergency });
      expect(new Set(statusesOf(reply))).toEqual(new Set(['not_for_you']));
      expect(reply.emergency).toEqual(emergency);
    },
  );

  it('knows the emergency of the answers even when the caller names none', async () => {
    const danger = { ...followUpAnswers, pain_danger_signs: ['hard_to_breathe'] };
    const reply = await check({ medicineAnswers: ALL_NO, followUpAnswers: danger });
    expect(new Set(statusesOf(reply))).toEqual(new Set(['not_for_you']));
    expect(reply.emergency?.level).toBe('medical');
  });

  it.each([
    { level: 'dental', kinds: ['poisoning'] },
    { level: 'dental', kinds: ['new', 'airway_compromise'] },
  ])(
    'believes the kinds of an emergency more than the level beside them: %o',
    async (emergency) => {
      const reply = await check({ medicineAnswers: ALL_NO, emergency });
      expect(new Set(statusesOf(reply))).toEqual(new Set(['not_for_you']));
      expect(reply.emergency?.level).toBe('medical');
    },
  );

  it('keeps a dental emergency, which asks for a painkiller, and one that it does not know', async () => {
    for (const kinds of [['avulsed_permanent_tooth'], ['new']]) {
      const emergency = { level: 'dental', kinds };
      const reply = await check({ medicineAnswers: ALL_NO, emergency });
      expect(statusesOf(reply)).toContain('suggested');
      expect(reply.emergency).toEqual(emergency);
    }
  });

  it('suggests nothing to swallow for a child of four, whatever else was answered', async () => {
    const child = { age: 'age_0_18', issue: 'my 4 year old has an ulcer and tooth pain' };
    const reply = await check({ ...child, medicineAnswers: ALL_NO });
    expect(statusesOf(reply).slice(0, 3)).toEqual(['not_for_you', 'not_for_you', 'not_for_you']);
  });

  it('knows a sign that was confirmed', async () => {
    const confirmedSigns = { poisoning: 'yes' };
    const reply = await check({ medicineAnswers: ALL_NO, confirmedSigns });
    expect(new Set(statusesOf(reply))).toEqual(new Set(['not_for_you']));
  });

  it('answers an overdose with its emergency', async () => {
    const reply = await check({ medicineAnswers: { ...ALL_NO, taken: 'too_many' } });
    expect(reply.emergency).toEqual({ level: 'medical', kinds: ['analgesic_overdose'] });
  });

  it('takes ids alone, and no more than a check can have', async () => {
    expect((await check({ medicineAnswers: { taken: 'two tablets' } })).status).toBe(400);
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`q_${at}`, NO]));
    expect((await check({ medicineAnswers: many })).status).toBe(400);
    expect((await check({})).status).toBe(400);
  });
});
