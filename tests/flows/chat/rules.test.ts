import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import { chatMachine } from '../../../machines/chat/chat.machine.ts';
import {
  NOTHING_TO_SAVE,
  NO_CONSULTATION,
  openingShownTo,
} from '../../../machines/chat/chat.setup.ts';
import {
  DELETION_OWED,
  DELETION_REFUSED,
  DRAFT_DROPPED,
  EXIT_QUESTION,
  FRESH_START_QUESTION,
  NOT_KEPT,
  PROGRESS_RESTORED,
} from '../../../contracts/texts/en/flows/chat.ts';
import { SESSION_FAILED } from '../../../contracts/texts/en/flows/assessment.ts';
import { debtOf, freshProgress, hasProgress } from '../../../machines/chat/progress.ts';
import { COMPLETED, FRESH } from '../../kit/samples.ts';

describe('what the chat says', () => {
  it('[CHAT-07] [FLOW-23] [ERR-06] is this, word by word', () => {
    expect(EXIT_QUESTION).toBe(
      'Are you sure you want to exit the chat? This will clear all your progress.',
    );
    expect([PROGRESS_RESTORED, DRAFT_DROPPED, SESSION_FAILED, NOT_KEPT]).toEqual([
      {
        title: 'Progress Restored',
        message: 'You can carry on where you left off.',
      },
      {
        title: 'A fresh start',
        message: 'Your earlier answers cannot be used.',
      },
      {
        title: 'Error',
        message: 'Failed to create chat session. Please try again.',
      },
      {
        title: 'Your answers are not saved',
        message: 'This browser does not keep them. Please finish before you close the page.',
      },
    ]);
    expect(FRESH_START_QUESTION).toBe(
      'You have an earlier assessment on this device. A new one takes its place.',
    );
    expect([DELETION_OWED, DELETION_REFUSED]).toEqual([
      {
        title: 'Not deleted yet',
        message: 'Our server still has your result. We keep trying to delete it.',
      },
      {
        title: 'Not deleted',
        message:
          'Your result belongs to an account or to another browser. It can only be deleted there.',
      },
    ]);
  });
});

describe('fresh progress', () => {
  it('knows the session and nothing else', () => {
    const session = { sessionToken: 'a token', sessionStartTime: '2026-01-01T00:00:00.000Z' };
    expect(freshProgress(session)).toEqual({
      ...session,
      step: 'INTRO',
      chatContext: {
        issue: '',
        category: null,
        age: null,
        sex: null,
        depthChoice: null,
        consent: false,
        medicalHistory: [],
        allergies: '',
        patientName: '',
        patientEmail: '',
        patientPhone: '',
      },
      concernText: '',
      openSignAnswers: null,
      helpShown: null,
      isCategoryTaken: false,
      signs: [],
      confirmedSigns: {},
      aboutChild: false,
      suggestedAnswers: {},
      fittingCategories: [],
      followUpAnswers: {},
      chosenGroups: {},
      currentQuestionIndex: 0,
      selectedConditions: [],
      allergiesText: '',
      historyGiven: false,
      forWhom: null,
      childAge: null,
      consentBy: null,
      diagnosis: null,
      medicineAnswers: {},
      checkedMedicines: null,
      xrayFindings: null,
      onServer: 'nothing',
    });
  });
});

describe('what stays of progress that is cleared', () => {
  it('is nothing when the server holds nothing', () => {
    expect(debtOf(COMPLETED, FRESH)).toBeNull();
  });

  it.each(['result', 'deletionOwed'] as const)(
    'is the name of the assessment and that it is to be deleted, with %s',
    (onServer) => {
      const other = { ...FRESH, sessionToken: 'detailed-1767225600001-another12345678' };
      const debt = debtOf({ ...COMPLETED, onServer }, other);
      expect(debt).toEqual({
        ...other,
        sessionToken: COMPLETED.sessionToken,
        onServer: 'deletionOwed',
      });
      expect(debt && hasProgress(debt)).toBe(false);
    },
  );
});

describe('progress worth restoring', () => {
  const saying = { ...FRESH.chatContext, issue: 'my gums bleed' };
  const choosing = { ...FRESH.chatContext, category: 'gums' as const };

  it.each([
    ['a concern', { chatContext: saying }, true],
    ['a category', { chatContext: choosing }, true],
    ['words in the box', { concernText: 'my gums' }, true],
    ['white space in the box', { concernText: ' ' }, false],
    ['nothing', {}, false],
  ])('has %s: %j, %s', (_what, changes, isWorth) => {
    expect(hasProgress({ ...FRESH, ...changes })).toBe(isWorth);
  });
});

describe('the flows that the chat starts', () => {
  const address = { addressStep: 'FOLLOW_UP', query: 'my gums bleed' };
  const start = {
    ...address,
    openingShown: 0,
    fresh: FRESH,
    restored: null,
    stored: null,
    savable: NOTHING_TO_SAVE,
    isLosable: false,
    consultation: NO_CONSULTATION,
    screen: null,
  };
  type Begun = Omit<typeof start, 'restored'> & { readonly restored: typeof COMPLETED | null };
  const openedIn = (context: Begun) => {
    const opening = chatMachine.resolveState({ value: 'opening', context });
    const opened = { type: 'xstate.done.actor.opening', output: { kind: 'opened' } };
    return transition(chatMachine, opening, opened as never);
  };

  it.each([
    ['what is restored', COMPLETED, COMPLETED, true],
    ['fresh progress', null, FRESH, false],
  ])('begin with %s and the address', (_what, restored, progress, isSaved) => {
    const [, effects] = openedIn({ ...start, restored });
    const inputs = effects
      .filter(({ type }) => type === 'xstate.spawnChild')
      .map(({ params }) => params as { id: string; input: unknown })
      .map(({ id, input }) => [id, input]);
    expect(Object.fromEntries(inputs)).toMatchObject({
      keepDraft: { progress, isSaved },
      scrolling: { attempts: 100 },
      assessment: { progress, ...address },
    });
  });

  it.each([
    ['comes without either', null, null, 500],
    ['brings words, which may call for help', 'I cannot breathe', null, Number.POSITIVE_INFINITY],
    ['has answers', null, COMPLETED, Number.POSITIVE_INFINITY],
  ] as const)(
    '[CHAT-01] [CHAT-04] show the opening to who %s as far as it is due',
    (_who, query, restored, shown) => {
      expect(openingShownTo({ ...start, query, openingShown: 500, restored })).toBe(shown);
    },
  );

  it('[CHAT-04] have shown the opening once: who comes back to this chat does not wait for it again', () => {
    const [after] = openedIn(start);
    expect(after.matches('assessing')).toBe(true);
    expect(after.context.openingShown).toBeGreaterThan(2100);
  });
});
