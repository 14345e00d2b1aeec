import { describe, expect, it } from 'vitest';
import {
  EMPTY_DRAFT,
  canBeClosed,
  draftOf,
  lacksOf,
} from '../../../machines/visit-note/visit-draft.ts';
import {
  NO_PRESCRIPTION,
  isJudgedAlike,
  prescribedOf,
  prescriptionDraftOf,
  prescriptionLacks,
  withLine,
  withNewLine,
  withoutLine,
} from '../../../machines/visit-note/prescription-draft.ts';
import { closable } from '../../../machines/visit-note/visit-note.setup.ts';
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
  PRESCRIBED_NOTE,
  PRESCRIBING,
  READ,
  REFUSED,
  WRITTEN,
  read,
} from './cases.ts';
import { CONFLICTS, MADE, PRESCRIBED, PRESCRIPTION_DRAFT } from './prescribed.ts';

const WRITING = 'writing.awaitingEntry';
const LACKING = 'writing.lacksShown';
const UNTAKEN = 'writing.closingRefused';
const FAILED = 'writing.closingFailed';
const NOTHING = { note: null, draft: EMPTY_DRAFT, after: 0 };
/** What stands anywhere while it is written. */
const WAITING = 'writing.awaitingCheck';
const CHECKING = 'writing.checkingMedicines';
const UNCHECKED = 'writing.checkFailed';
const ANYWHERE = [WRITING, LACKING, UNTAKEN, FAILED, WAITING, CHECKING, UNCHECKED] as const;
const OTHER_AGE = { ...PRESCRIPTION_DRAFT, age: '70' };
/** A desk at which something can be prescribed. */
const ON = { desk: { ...DESK, prescribing: 'on' as const }, draft: PRESCRIBING };

const oracle: Oracle<typeof visitNoteMachine> = {
  known: {
    ...INPUT,
    requestKey: 'visit-key',
    desk: DESK,
    note: null,
    draft: WRITTEN,
    after: 0,
    count: 1,
    conflicts: null,
    refusal: '',
  },
  opens: [{ input: INPUT, at: 'loadingDesk', knows: { ...NOTHING, desk: null } }],
  delays: { checkPause: 600 },
  starts: {
    loadingDesk: ['calls loadDesk'],
    closing: ['calls closeNote'],
    [WAITING]: ['waits checkPause'],
    [CHECKING]: ['calls checkMedicines'],
  },
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
          // Medicines that were kept are checked again: the rules may say something else by now.
          {
            given: NOTHING,
            with: { output: READ.prescribing },
            to: WAITING,
            knows: { draft: PRESCRIBING, conflicts: null },
          },
          // Nothing is checked where nothing can be prescribed.
          { with: { output: read({}, { after: 0, draft: PRESCRIBING }) }, to: WRITING },
        ],
        'failed: loadDesk': { with: { error: OFFLINE }, to: 'loadingFailed' },
      },
    },
    loadingFailed: { on: { 'loading.requested': { to: 'loadingDesk' } } },
    notFound: { on: {} },
    awaitingCall: { on: { 'loading.requested': { to: 'loadingDesk' } } },
    [WRITING]: { on: {} },
    [WAITING]: { on: { 'after checkPause': { to: CHECKING } } },
    [CHECKING]: {
      on: {
        'done: checkMedicines': [
          { given: ON, with: { output: [] }, to: WRITING, knows: { conflicts: [] } },
          { given: ON, with: { output: CONFLICTS }, to: WRITING, knows: { conflicts: CONFLICTS } },
        ],
        'failed: checkMedicines': { with: { error: OFFLINE }, to: UNCHECKED },
      },
    },
    [UNCHECKED]: { on: { 'check.requested': { given: ON, to: CHECKING } } },
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
        'correction.requested': [
          {
            given: { ...ON, note: PRESCRIBED_NOTE, draft: EMPTY_DRAFT, conflicts: [] },
            to: WAITING,
            knows: { draft: PRESCRIBING, conflicts: null },
            does: ['keepDraft'],
          },
          {
            given: { note: CORRECTED, draft: EMPTY_DRAFT },
            to: WRITING,
            knows: { draft: { ...WRITTEN, advice: 'Have it filled soon.' }, after: 2, count: 2 },
            does: ['keepDraft'],
          },
        ],
      },
    },
  },
  around: {
    writing: {
      'draft.changed': ANYWHERE.flatMap((at) => [
        {
          at,
          given: { conflicts: CONFLICTS },
          with: { change: { advice: 'Rinse.' } },
          to: 'stays' as const,
          knows: { draft: { ...WRITTEN, advice: 'Rinse.' }, count: 2, conflicts: CONFLICTS },
          does: ['keepDraft'],
        },
        // Conflicts of other medicines, or of another patient, hold no longer.
        {
          at,
          given: { ...ON, conflicts: [] },
          with: { change: { prescription: OTHER_AGE } },
          to: WAITING,
          knows: { draft: { ...PRESCRIBING, prescription: OTHER_AGE }, conflicts: null },
          // The pause begins anew with each change.
          does: at === WAITING ? ['keepDraft', 'waits checkPause'] : ['keepDraft'],
        },
        {
          at,
          given: { ...ON, conflicts: CONFLICTS },
          with: { change: { prescription: NO_PRESCRIPTION } },
          to: WRITING,
          knows: { draft: WRITTEN, conflicts: null },
          does: ['keepDraft'],
        } as const,
      ]),
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

describe('the draft of a prescription', () => {
  it('[NEW-51] is sent whole or not at all, and lacks what was not asked or chosen', () => {
    expect(prescribedOf(PRESCRIPTION_DRAFT)).toEqual(PRESCRIBED);
    expect([prescribedOf(NO_PRESCRIPTION), prescriptionLacks(NO_PRESCRIPTION)]).toEqual([null, []]);
    const { age: _age, ...rest } = PRESCRIPTION_DRAFT;
    for (const [change, lack] of [
      [{ age: '' }, 'age'],
      [{ age: 'old' }, 'age'],
      [{ answers: {} }, 'answers'],
      [{ history: ' ' }, 'history'],
      [withNewLine(PRESCRIPTION_DRAFT), 'medicines'],
    ] as const) {
      const draft = { ...rest, age: '34', ...change };
      expect([prescribedOf(draft), prescriptionLacks(draft)]).toEqual([null, [lack]]);
      expect(lacksOf({ ...WRITTEN, prescription: draft })).toEqual([lack]);
      expect(canBeClosed({ ...WRITTEN, prescription: draft })).toBe(false);
    }
    expect(canBeClosed(PRESCRIBING)).toBe(true);
  });

  it('forgets strength, dose and reason with another medicine, and holds six', () => {
    const reasoned = withLine(PRESCRIPTION_DRAFT, 0, { reasons: { breastfeeding: 'I know why.' } });
    const [line] = withLine(reasoned, 0, { medicine: 'chlorhexidine' }).lines;
    expect(line).toMatchObject({ strength: '0.2 %', dose: '10', times: '', days: '', reasons: {} });
    expect(withLine(reasoned, 0, { medicine: 'ibuprofen' }).lines[0]).toMatchObject({
      strength: '',
      dose: '',
    });
    let draft = NO_PRESCRIPTION;
    for (let more = 0; more < 9; more += 1) draft = withNewLine(draft);
    expect(draft.lines).toHaveLength(6);
    expect(withoutLine(PRESCRIPTION_DRAFT, 0).lines).toEqual([]);
  });

  it('is checked anew when anything changes that the rules read', () => {
    const change = (part: object) => withLine(PRESCRIPTION_DRAFT, 0, part);
    expect(isJudgedAlike(PRESCRIPTION_DRAFT, change({ reasons: { breastfeeding: 'y' } }))).toBe(
      true,
    );
    for (const other of [
      change({ times: '4' }),
      change({ note: 'x' }),
      OTHER_AGE,
      withNewLine(PRESCRIPTION_DRAFT),
    ]) {
      expect(isJudgedAlike(PRESCRIPTION_DRAFT, other)).toBe(false);
    }
  });

  it('[NEW-51] begins as the one that it corrects, and is none where nothing can be prescribed', () => {
    expect(prescriptionDraftOf(MADE)).toEqual(PRESCRIPTION_DRAFT);
    expect(draftOf(PRESCRIBED_NOTE)).toEqual(PRESCRIBING);
    expect(closable({ desk: ON.desk, draft: PRESCRIBING })).toEqual(PRESCRIBING);
    expect(closable({ desk: DESK, draft: PRESCRIBING })).toEqual(WRITTEN);
  });
});

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
