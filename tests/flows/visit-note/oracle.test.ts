import { describe, expect, it } from 'vitest';
import {
  EMPTY_DRAFT,
  canBeClosed,
  draftOf,
  lacksOf,
} from '../../../machines/visit-note/visit-draft.ts';
import type { visitNoteMachine } from '../../../machines/visit-note/visit-note.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import {
  CORRECTED,
  DESK,
  INPUT,
  KEPT,
  NOTE,
  OFFLINE,
  READ,
  REFUSED,
  WRITTEN,
  read,
} from './cases.ts';

const WRITING = 'writing.awaitingEntry';
const LACKING = 'writing.lacksShown';
const UNTAKEN = 'writing.closingRefused';
const FAILED = 'writing.closingFailed';
const NOTHING = { note: null, draft: EMPTY_DRAFT, after: 0 };
/** What stands anywhere while it is written. */
const ANYWHERE = [WRITING, LACKING, UNTAKEN, FAILED] as const;

const oracle: Oracle<typeof visitNoteMachine> = {
  known: {
    ...INPUT,
    requestKey: 'visit-key',
    desk: DESK,
    note: null,
    draft: WRITTEN,
    after: 0,
    count: 1,
    refusal: '',
  },
  opens: [{ input: INPUT, at: 'loadingDesk', knows: { ...NOTHING, desk: null } }],
  starts: { loadingDesk: ['calls loadDesk'], closing: ['calls closeNote'] },
  leaves: {
    loadingDesk: {
      tags: ['busy'],
      on: {
        'done: loadDesk': [
          { with: { output: { verdict: 'notFound' } }, to: 'notFound' },
          {
            with: { output: READ.early },
            to: 'awaitingCall',
            knows: { desk: { ...DESK, has_begun: false } },
          },
          {
            given: NOTHING,
            with: { output: READ.empty },
            to: WRITING,
            knows: { desk: DESK, requestKey: 'visit-key', ...NOTHING },
          },
          {
            given: NOTHING,
            with: { output: READ.kept },
            to: WRITING,
            knows: { draft: WRITTEN, after: 0 },
          },
          { with: { output: READ.noted }, to: 'closed', knows: { note: NOTE, after: 1 } },
          // What was kept follows on no version, and there is one.
          {
            given: NOTHING,
            with: { output: READ.outrun },
            to: 'outdated',
            knows: { note: NOTE, draft: WRITTEN, after: 0 },
          },
          // A correction under way knows of the version that it corrects.
          {
            with: { output: read({ note: NOTE }, { ...KEPT, after: 1 }) },
            to: WRITING,
            knows: { note: NOTE, draft: WRITTEN, after: 1 },
          },
          // A call that was missed after all: what was written can still be read.
          { with: { output: read({ has_begun: false, note: NOTE }) }, to: 'closed' },
        ],
        'failed: loadDesk': { with: { error: OFFLINE }, to: 'loadingFailed' },
      },
    },
    loadingFailed: { on: { 'loading.requested': { to: 'loadingDesk' } } },
    notFound: { on: {} },
    awaitingCall: { on: { 'loading.requested': { to: 'loadingDesk' } } },
    [WRITING]: { on: {} },
    [LACKING]: { on: {} },
    [UNTAKEN]: { on: {} },
    [FAILED]: { on: {} },
    closing: {
      tags: ['busy'],
      on: {
        'done: closeNote': [
          {
            with: { output: { verdict: 'closed', note: NOTE } },
            to: 'closed',
            knows: { note: NOTE, after: 1, draft: EMPTY_DRAFT },
            does: ['forgetKept'],
          },
          { with: { output: { verdict: 'newer' } }, to: 'loadingDesk', knows: { draft: WRITTEN } },
          {
            with: { output: REFUSED },
            to: UNTAKEN,
            knows: { refusal: REFUSED.said, draft: WRITTEN },
          },
        ],
        // The same request once more: a lost reply makes no second version.
        'failed: closeNote': {
          given: { count: 4 },
          with: { error: OFFLINE },
          to: FAILED,
          knows: { draft: WRITTEN, count: 4 },
        },
      },
    },
    outdated: {
      on: {
        'draft.continued': {
          given: { note: NOTE },
          to: WRITING,
          knows: { draft: WRITTEN, after: 1, count: 2 },
          does: ['keepDraft'],
        },
        'draft.discarded': {
          given: { note: NOTE },
          to: 'closed',
          knows: { draft: EMPTY_DRAFT, after: 1 },
          does: ['forgetKept'],
        },
      },
    },
    closed: {
      on: {
        'correction.requested': {
          given: { note: CORRECTED, draft: EMPTY_DRAFT },
          to: WRITING,
          knows: { draft: { ...WRITTEN, advice: 'Have it filled soon.' }, after: 2, count: 2 },
          does: ['keepDraft'],
        },
      },
    },
  },
  around: {
    writing: {
      'draft.changed': ANYWHERE.map((at) => ({
        at,
        with: { change: { advice: 'Rinse.' } },
        to: 'stays' as const,
        knows: { draft: { ...WRITTEN, advice: 'Rinse.' }, count: 2 },
        does: ['keepDraft'],
      })),
      'note.submitted': ANYWHERE.flatMap((at) => [
        { at, to: 'closing' as const },
        { at, given: { draft: EMPTY_DRAFT }, to: LACKING } as const,
      ]),
      'draft.discarded': ANYWHERE.flatMap((at) => [
        {
          at,
          given: { note: NOTE },
          to: 'closed' as const,
          knows: { draft: EMPTY_DRAFT, after: 1 },
          does: ['forgetKept'],
        },
        // A first note has nothing to go back to.
        { at, to: 'refused' as const },
      ]),
    },
  },
};

holdAgainst('visitNote', oracle);

describe('the draft of a visit note', () => {
  it('lacks what a dentist has not written, in the order of the form', () => {
    expect(lacksOf(EMPTY_DRAFT)).toEqual(['findings', 'final', 'advice']);
    expect(lacksOf({ ...WRITTEN, final: 'condition' })).toEqual(['condition']);
    expect(lacksOf({ ...WRITTEN, otherWords: '  ' })).toEqual(['otherWords']);
    expect(lacksOf({ ...WRITTEN, final: 'cannotSay', otherWords: '' })).toEqual([]);
    expect(lacksOf(WRITTEN)).toEqual([]);
  });

  it('is not closed beyond what the server takes', () => {
    expect(canBeClosed(WRITTEN)).toBe(true);
    expect(canBeClosed({ ...WRITTEN, findings: 'x'.repeat(2001) })).toBe(false);
  });

  it('begins as the version that it corrects, whatever its final word was', () => {
    const condition = { kind: 'condition', id: 'gingivitis', name: 'Gingivitis' } as const;
    expect(draftOf(NOTE)).toEqual(WRITTEN);
    expect(draftOf({ ...NOTE, final_word: condition })).toEqual({
      ...WRITTEN,
      final: 'condition',
      condition: 'gingivitis',
      otherWords: '',
    });
    expect(draftOf({ ...NOTE, final_word: { kind: 'cannotSay' } })).toMatchObject({
      final: 'cannotSay',
      condition: '',
      otherWords: '',
    });
  });
});
