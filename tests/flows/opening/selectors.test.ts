import { describe, expect, it } from 'vitest';
import {
  openingMachine,
  selectOpeningPosition,
} from '../../../machines/opening/opening.machine.ts';
import { OPENING_ORDER } from '../../../contracts/texts/en/flows/opening.ts';

describe('the opening message', () => {
  it('[CHAT-01] [CHAT-02] [CHAT-03] is one of three, in this order', () => {
    expect(OPENING_ORDER).toEqual([
      'Starting your chat...',
      'Initializing AI dental doctor...',
      'Setting up your personalized assessment...',
    ]);
  });

  it.each([
    ['starting', 0],
    ['initializing', 1],
    ['settingUp', 2],
    ['pausing', 2],
    ['opened', 2],
  ])('at %s is number %i', (value, position) => {
    const snapshot = openingMachine.resolveState({ value, context: { shown: 0 } });
    expect(selectOpeningPosition(snapshot)).toBe(position);
  });

  it('is the first one before the flow is there', () => {
    expect(selectOpeningPosition(undefined)).toBe(0);
  });
});
