import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DiagnoseRequest } from '../../contracts/endpoints/assessment.ts';
import {
  AGE_BANDS,
  CHILD_AGES,
  FOR_WHOM,
  CATEGORIES,
  CONSENT_BY,
  CONSENT_POINTS,
  DEPTHS,
  HISTORY_BOXES,
  SEXES,
} from '../../contracts/assessment/chat-context.ts';
import { MEDICATION_IDS } from '../../contracts/assessment/diagnosis.ts';
import { CALLS, EMERGENCY_HELP } from '../../contracts/assessment/emergency.ts';
import {
  MEDICINE_ADVICE,
  MEDICINE_QUESTIONS,
  MEDICINE_QUESTION_IDS,
} from '../../contracts/assessment/medicines.ts';
import type { Question } from '../../contracts/questions/question-bank.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { RED_FLAG_IDS } from '../../contracts/assessment/red-flags.ts';
import { SIGN_ANSWERS } from '../../contracts/assessment/signs.ts';
import { DANGER } from '../../contracts/texts/en/danger.ts';
import { EN } from '../../contracts/texts/en/index.ts';
import { LATER } from '../../contracts/texts/en/later-steps.ts';
import { QUESTIONS } from '../../contracts/texts/en/questions/index.ts';
import { RESULT } from '../../contracts/texts/en/result.ts';
import { redFlagsInAnswers } from '../../contracts/rules/red-flags-in-answers.ts';
import { meaningOf } from '../../server/assessment/knowledge/answers/index.ts';
import { CONDITIONS } from '../../server/assessment/knowledge/index.ts';
import { COMPLETED } from '../kit/samples.ts';

type Node = string | { readonly [key: string]: Node };

/** The paths of all texts of a catalogue, and the texts. */
const textsIn = (node: Node, path = ''): Array<readonly [string, string]> =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node).flatMap(([key, each]) => textsIn(each, `${path}/${key}`));

const ENGLISH = { ...EN, later: LATER, ...DANGER, questions: QUESTIONS, result: RESULT };

const everyQuestion: readonly Question[] = CATEGORIES.flatMap((category) => [
  ...QUESTION_BANK[category],
]);
const ADVICE = Object.values(EMERGENCY_HELP).flatMap(({ advice }) => advice);

describe('ids', () => {
  it('are short, lower-case words: what is stored, sent and judged is never a sentence', () => {
    const ids = [
      ...everyQuestion.flatMap(({ id, options }) => [id, ...options]),
      ...[
        AGE_BANDS,
        CHILD_AGES,
        FOR_WHOM,
        SEXES,
        HISTORY_BOXES,
        CATEGORIES,
        DEPTHS,
        CONSENT_POINTS,
        CONSENT_BY,
      ].flat(),
      ...[MEDICINE_QUESTION_IDS, MEDICINE_ADVICE, Object.values(MEDICINE_QUESTIONS).flat()].flat(),
      ...[RED_FLAG_IDS, MEDICATION_IDS, CONDITIONS.map(({ id }) => id)].flat(),
      ...[Object.keys(EMERGENCY_HELP), ADVICE, CALLS.map(({ id }) => id)].flat(),
    ];
    for (const id of ids) {
      expect(id).toMatch(/^[a-z]+(_[a-z0-9]+)*$/);
      expect(id.length).toBeLessThanOrEqual(40);
    }
  });

  it('are all that answers are judged by: the words of an option mean nothing', () => {
    for (const category of CATEGORIES) {
      for (const { id, options } of QUESTION_BANK[category] as readonly Question[]) {
        const words = textsIn(QUESTIONS[id as keyof typeof QUESTIONS].options).map(
          ([, text]) => text,
        );
        expect(words).toHaveLength(options.length);
        for (const text of words) expect(meaningOf(category, id, text), text).toBeUndefined();
        expect(redFlagsInAnswers(category, { [id]: words })).toEqual([]);
      }
    }
  });

  it('are all that a request takes for age, sex and history', () => {
    const { chatContext, followUpAnswers } = COMPLETED;
    const request = { ...chatContext, followUpAnswers };
    expect(DiagnoseRequest.safeParse(request).success).toBe(true);
    for (const words of [{ age: '19-30' }, { sex: 'Female' }, { medicalHistory: ['Asthma'] }]) {
      expect(DiagnoseRequest.safeParse({ ...request, ...words }).success).toBe(false);
    }
  });
});

describe('the English catalogue', () => {
  it('reads as it did, to the letter', () => {
    const written: unknown = JSON.parse(
      readFileSync(new URL('english.json', import.meta.url), 'utf8'),
    );
    expect(ENGLISH).toEqual(written);
  });

  it('has words for every id, in the order of the ids, and for nothing else', () => {
    const { person, assessment } = EN;
    const { emergency, signs } = DANGER;
    expect(Object.keys(person.ages)).toEqual(AGE_BANDS);
    expect(Object.keys(person.childAges)).toEqual(CHILD_AGES);
    expect(Object.keys(person.forWhom)).toEqual(FOR_WHOM);
    expect(Object.keys(person.sexes)).toEqual(SEXES);
    expect(Object.keys(LATER.history.boxes)).toEqual(HISTORY_BOXES);
    expect(Object.keys(assessment.categories)).toEqual(CATEGORIES);
    expect(Object.keys(assessment.depths)).toEqual(DEPTHS);
    expect(Object.keys(LATER.consent.points)).toEqual(CONSENT_POINTS);
    expect(Object.keys(LATER.consent.who.by)).toEqual(CONSENT_BY);
    expect(Object.keys(emergency.calls)).toEqual(CALLS.map(({ id }) => id));
    expect(Object.keys(emergency.titles).toSorted()).toEqual(
      Object.keys(EMERGENCY_HELP).toSorted(),
    );
    expect(Object.keys(emergency.advice).toSorted()).toEqual([...new Set(ADVICE)].toSorted());
    expect(Object.keys(signs.answers)).toEqual(SIGN_ANSWERS);
    expect(Object.keys(QUESTIONS)).toEqual(everyQuestion.map(({ id }) => id));
  });

  it('says what to do in an emergency in whole sentences', () => {
    for (const sentence of Object.values(DANGER.emergency.advice)) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  });
});
