import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { chatMachine } from '../../../machines/chat/chat.machine.ts';
import { NO_CONSULTATION, NOTHING_TO_SAVE } from '../../../machines/chat/chat.setup.ts';
import { selectChatScreen, selectIsKept } from '../../../machines/chat/chat.selectors.ts';
import { COMPLETED, FRESH } from '../../kit/samples.ts';

const known = {
  addressStep: null,
  query: null,
  openingShown: 0,
  fresh: FRESH,
  restored: COMPLETED,
  stored: null,
  savable: NOTHING_TO_SAVE,
  isLosable: false,
  consultation: NO_CONSULTATION,
  screen: null,
};
const standing = (value: StateValue) => chatMachine.resolveState({ value, context: known });

const assessing = (conversing: string, keeping: string): StateValue => ({
  assessing: { conversing, keeping, saving: 'awaitingResult', withdrawing: 'settled' },
});

describe('the chat', () => {
  it.each<[StateValue, string, boolean]>([
    ['confirmingFreshStart', 'preparing', false],
    ['clearingPrevious', 'preparing', false],
    ['restoringDraft', 'preparing', false],
    ['opening', 'preparing', false],
    [assessing('answering', 'awaitingOutcome'), 'assessing', false],
    [assessing('answering', 'kept'), 'assessing', true],
    [assessing('confirmingExit', 'kept'), 'assessing', true],
    [assessing('answering', 'refused'), 'assessing', false],
    ['continuedElsewhere', 'continuedElsewhere', false],
    ['deletingStored', 'leaving', false],
    ['deletionFailed', 'deletionFailed', false],
    ['clearingProgress', 'leaving', false],
    ['paused', 'paused', false],
    ['left', 'leaving', false],
  ])('[CHAT-13] at %j shows the screen "%s" and says "kept": %s', (value, screen, isKept) => {
    expect(selectChatScreen(standing(value))).toBe(screen);
    expect(selectIsKept(standing(value))).toBe(isKept);
  });
});
