// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Question } from '../../contracts/questions/question-bank.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { QUESTIONS } from '../../contracts/texts/en/questions/index.ts';
import { answerAfterToggle } from '../../machines/assessment/rules/questions.ts';
import {
  FACES,
  PLACES,
  QuestionChoices,
  drawingFor,
  drawingForGroup,
} from '../../src/flows/assessment/question-pictures.tsx';
import { expectAccessible, renderView } from '../kit/views.tsx';

const ASKED: readonly Question[] = Object.values(QUESTION_BANK).flat();
const ON_PICTURES = ASKED.filter(({ id }) => id in PLACES || id in FACES);

const questionOf = (id: string): Question => {
  const question = ASKED.find((each) => each.id === id);
  if (question === undefined) throw new Error(`No question ${id}`);
  return question;
};

const wordsOf = (id: string): Readonly<Record<string, string>> =>
  (QUESTIONS as Readonly<Record<string, { options: Readonly<Record<string, string>> }>>)[id]
    ?.options ?? {};

/** A question on its picture, with the product's own rule of what an answer becomes. */
const Asked = ({ id }: { readonly id: string }) => {
  const question = questionOf(id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      <h1 id="question">{id}</h1>
      <QuestionChoices
        questionId={id}
        type={question.type}
        labelledBy="question"
        name={id}
        choices={question.options.map((value) => ({ value, label: wordsOf(id)[value] ?? value }))}
        chosen={chosen}
        onChange={(option) =>
          setChosen(
            question.type === 'radio' ? [option] : answerAfterToggle(question, [...chosen], option),
          )
        }
      />
    </>
  );
};

const ticked = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

describe('questions that are answered on a picture', () => {
  it('are where it is and how strong the pain is', () => {
    expect(ON_PICTURES.map(({ id }) => id)).toEqual([
      'pain_intensity',
      'gum_pain',
      'lesion_location',
      'urgency_level',
    ]);
  });

  it.each(ON_PICTURES)(
    'offers every option of $id once, by its words',
    async ({ id, options, type }) => {
      renderView(<Asked id={id} />);
      const inputs = screen.getAllByRole<HTMLInputElement>(type);
      expect(inputs.map(({ value }) => value).toSorted()).toEqual([...options].toSorted());
      for (const option of options) {
        const input = screen.getByRole<HTMLInputElement>(type, { name: wordsOf(id)[option] });
        expect([input.value, input.name]).toEqual([option, id]);
      }
      await expectAccessible();
    },
  );

  it.each(['pain_intensity', 'gum_pain', 'urgency_level'])(
    'draws a face of its own for each degree of %s, in their order',
    (id) => {
      renderView(<Asked id={id} />);
      const cells = screen.getAllByRole('radio').map((input) => input.closest('label'));
      const drawn = cells.flatMap((cell) => cell?.querySelector('svg')?.innerHTML ?? []);
      expect(new Set(drawn).size).toBe(drawn.length);
      const order = cells.flatMap((cell) =>
        cell?.querySelector('svg') ? [cell.querySelector('input')?.value] : [],
      );
      expect(order).toEqual(questionOf(id).options.filter((option) => option !== 'not_sure'));
    },
  );

  it('keeps "not sure" from standing beside a place, in either order', async () => {
    renderView(<Asked id="lesion_location" />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tongue' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Inside one cheek' }));
    expect(ticked()).toEqual(['one_cheek', 'tongue']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Not sure' }));
    expect(ticked()).toEqual(['not_sure']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Gum' }));
    expect(ticked()).toEqual(['gum']);
  });

  it('leaves the others in rows', () => {
    renderView(<Asked id="pain_location" />);
    expect(document.querySelector('svg')).toBeNull();
    expect(screen.getAllByRole('radio')).toHaveLength(questionOf('pain_location').options.length);
  });
});

describe('drawings of how it looks', () => {
  it('stand beside every answer about a look that has one, and never beside none of these', () => {
    const drawn = ['lesion_type', 'gum_color'].map((id) =>
      questionOf(id).options.filter((option) => !drawingFor(id, option)),
    );
    expect(drawn).toEqual([['none'], ['not_sure']]);
  });

  it('stand beside no answer that cannot be seen', () => {
    expect(drawingFor('pain_triggers', 'cold')).toBeUndefined();
    expect(drawingFor('gum_teeth', 'cold_hurts_briefly')).toBeUndefined();
  });
});

it('every row of danger signs has a drawing, and a row of rarer options none', () => {
  const rows = (isListed: boolean) =>
    ASKED.filter(({ list }) => (list !== undefined) === isListed).flatMap(
      ({ groups = [] }) => groups,
    );
  expect(rows(true).length).toBeGreaterThan(8);
  expect(rows(true).filter(({ id }) => drawingForGroup(id) === undefined)).toEqual([]);
  expect(rows(false).filter(({ id }) => drawingForGroup(id) !== undefined)).toEqual([]);
});
