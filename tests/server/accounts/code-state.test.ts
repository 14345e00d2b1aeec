import { describe, expect, it } from 'vitest';
import { codeTransition, newCode, resendAt } from '../../../server/services/accounts/code-state.ts';
import type {
  CodeEvent,
  CodeLife,
  CodeState,
  CodeTransition,
} from '../../../server/services/accounts/code-state.ts';

const minute = (minutes: number): Date =>
  new Date(Date.parse('2026-01-01T10:00:00Z') + minutes * 60_000);

/** Sent at ten o'clock, tried twice, good until ten past. */
const code = (state: CodeState): CodeLife => ({
  state,
  tries: 2,
  sentAt: minute(0),
  expiresAt: minute(10),
});
const moved = (state: CodeState, changes: Partial<CodeLife> = {}): CodeTransition => ({
  kind: 'moved',
  to: { ...code(state), ...changes },
});
const refused = (why: Extract<CodeTransition, { kind: 'refused' }>['why']): CodeTransition => ({
  kind: 'refused',
  why,
});
/** A new code, sent at five past. */
const another = moved('awaiting', { tries: 0, sentAt: minute(5), expiresAt: minute(15) });

/** Every state against every event, five minutes after the code was sent. */
const AT_FIVE: Record<CodeState, Record<CodeEvent['type'], CodeTransition>> = {
  awaiting: {
    sent: another,
    triedRight: moved('verified', { expiresAt: minute(65) }),
    triedWrong: moved('awaiting', { tries: 3 }),
    used: refused('notVerified'),
  },
  verified: {
    sent: another,
    triedRight: moved('verified'),
    triedWrong: refused('wrong'),
    used: moved('used'),
  },
  locked: {
    sent: another,
    triedRight: refused('locked'),
    triedWrong: refused('locked'),
    used: refused('locked'),
  },
  used: {
    sent: another,
    triedRight: refused('expired'),
    triedWrong: refused('expired'),
    used: refused('notVerified'),
  },
};

const STATES = Object.keys(AT_FIVE) as CodeState[];
const CASES = STATES.flatMap((state) =>
  (Object.keys(AT_FIVE[state]) as CodeEvent['type'][]).map((type) => ({ state, type })),
);

describe('the life of a one-time code', () => {
  it.each(CASES)('$state, when it is $type', ({ state, type }) => {
    expect(codeTransition(code(state), { type, at: minute(5) })).toEqual(AT_FIVE[state][type]);
  });

  it.each(STATES)('[REG-30] [CONST-34] %s, it is sent again after 60 s and not before', (state) => {
    const sentAgain = (ms: number) =>
      codeTransition(code(state), { type: 'sent', at: new Date(minute(0).getTime() + ms) }).kind;
    expect(sentAgain(59_999)).toBe('refused');
    expect(sentAgain(60_000)).toBe('moved');
    expect(resendAt(code(state))).toEqual(minute(1));
  });

  it('lasts ten minutes, to the millisecond', () => {
    const last = new Date(minute(10).getTime() - 1);
    expect(codeTransition(code('awaiting'), { type: 'triedRight', at: last }).kind).toBe('moved');
    for (const type of ['triedRight', 'triedWrong'] as const) {
      const late = codeTransition(code('awaiting'), { type, at: minute(10) });
      expect(late).toEqual(refused('expired'));
    }
    expect(newCode(minute(0))).toEqual({ ...code('awaiting'), tries: 0 });
  });

  it('may be used within the hour after it was right', () => {
    const verified = { ...code('verified'), expiresAt: minute(65) };
    expect(codeTransition(verified, { type: 'used', at: minute(64) }).kind).toBe('moved');
    expect(codeTransition(verified, { type: 'used', at: minute(65) })).toEqual(refused('expired'));
  });

  it('is locked by its fifth wrong try', () => {
    let life = newCode(minute(0));
    const states: CodeState[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const transition = codeTransition(life, { type: 'triedWrong', at: minute(1) });
      if (transition.kind === 'moved') life = transition.to;
      states.push(life.state);
    }
    expect(states).toEqual(['awaiting', 'awaiting', 'awaiting', 'awaiting', 'locked']);
    expect(codeTransition(life, { type: 'triedRight', at: minute(1) })).toEqual(refused('locked'));
  });
});
