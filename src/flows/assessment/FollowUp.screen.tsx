import { MORE } from '../../../contracts/questions/question-bank.ts';
import type { AnyWords, Question } from '../../../contracts/questions/question-bank.ts';
import { NONE } from '../../../contracts/questions/shared.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/assessment-screens.ts';
import { shallowEqual } from '@xstate/react';
import {
  sameQuestion,
  selectAskedQuestion,
  selectIsForChild,
} from '../../../machines/assessment/assessment.selectors.ts';
import type { AskedQuestion } from '../../../machines/assessment/assessment.selectors.ts';
import { selectProgressView } from '../../../machines/assessment/progress.selectors.ts';
import { StepFrame } from '../../components/step-frame/StepFrame.tsx';
import { STEP_INTRO_ID, STEP_TITLE_ID } from '../../components/step-frame/step-title.ts';
import { whenEndSeen } from '../../lib/focus/end-seen.ts';
import { questionWords } from '../../lib/format/question-words.ts';
import { laterTexts } from '../../lib/format/later-texts.ts';
import { texts } from '../../lib/format/texts.ts';
import { useAssessment, useAssessmentSelected } from './assessment.flow.ts';
import { QuestionChoices, drawingFor, drawingForGroup } from './question-pictures.tsx';
import { SettlingDialog } from './SettlingDialog.tsx';

/** Returns the text to read before answering: for whom, and first whether several may be ticked. */
const introOf = ({ type }: Question, isForChild: boolean, hint = ''): string =>
  [type === 'checkbox' && say.tickAllThatApply, isForChild && laterTexts.answerForChild, hint]
    .filter((part) => part !== false && part !== '')
    .join(' ');

/** Returns the options to list. "None of these" is a separate button, and a row only when it was the answer. */
const optionsOf = ({ options }: Question, chosen: readonly string[]): readonly string[] =>
  options.filter((option) => option !== NONE || chosen.includes(NONE));

/** Rows that open: one may hold the rarer options of a list, each other is ticked by the same press. */
const foldsOf = (
  { question, chosen, groups, askingGroups }: AskedQuestion,
  words: AnyWords,
  onPress: (group: string) => void,
) =>
  (question.groups ?? []).map(({ id, options, words: name = id }) => {
    const label = words.groups?.[name] ?? id;
    const isHeld = options.some((option) => chosen.includes(option));
    return {
      label: id === MORE ? `${laterTexts.moreOptions} (${label})` : label,
      values: options,
      drawing: drawingForGroup(id),
      tick:
        id === MORE || question.type === 'radio'
          ? undefined
          : {
              isTicked: isHeld || groups.includes(id),
              isHeld,
              question: laterTexts.whichOfThese,
              isAsked: askingGroups.includes(id),
              onPress: () => onPress(id),
            },
    };
  });

/** FOLLOW_UP: one question at a time (FUP-01..11). */
export const FollowUpScreen = () => {
  const assessment = useAssessment();
  const asked = useAssessmentSelected(selectAskedQuestion, sameQuestion);
  const progress = useAssessmentSelected(selectProgressView, shallowEqual);
  const isForChild = useAssessmentSelected(selectIsForChild);
  if (asked === null) return null;
  const { question, isLast, chosen, suggested, canGoOn, canSayNone, look } = asked;
  const words = questionWords(question.id);
  return (
    <StepFrame
      key={question.id}
      title={words.question}
      place={progress?.question ?? undefined}
      intro={introOf(question, isForChild, words.hint)}
      back={{ label: say.previous, onClick: () => assessment.send({ type: 'step.backRequested' }) }}
      quick={
        question.type === 'checkbox' && question.options.includes(NONE)
          ? {
              label: words.options[NONE] ?? NONE,
              disabled: !canSayNone,
              waits: look === 'due',
              waitsFor: look === null ? undefined : laterTexts.lookFirst,
              onClick: () => assessment.send({ type: 'none.chosen' }),
            }
          : undefined
      }
      contentRef={
        look === 'due'
          ? whenEndSeen(() => assessment.send({ type: 'options.seen', options: question.options }))
          : undefined
      }
      primary={{
        label: isLast ? common.goOn : say.next,
        disabled: !canGoOn,
        waitsFor: say.chooseAnAnswerToGoOn,
        onClick: () => assessment.send({ type: 'answer.confirmed' }),
      }}
    >
      <QuestionChoices
        questionId={question.id}
        type={question.type}
        labelledBy={STEP_TITLE_ID}
        describedBy={STEP_INTRO_ID}
        name={question.id}
        choices={optionsOf(question, chosen).map((option) => ({
          value: option,
          label: words.options[option] ?? option,
          drawing: drawingFor(question.id, option),
          mark: suggested.includes(option) ? texts.assessment.fromYourWords : undefined,
        }))}
        folds={foldsOf(asked, words, (group) => assessment.send({ type: 'group.pressed', group }))}
        chosen={chosen}
        onChange={(option) => assessment.send({ type: 'option.pressed', option })}
      />
      <SettlingDialog {...asked} words={words} />
    </StepFrame>
  );
};
