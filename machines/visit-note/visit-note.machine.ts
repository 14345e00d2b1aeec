import { prescribedOf } from './prescription-draft.ts';
import { EMPTY_DRAFT } from './visit-draft.ts';
import { closable, visitNote } from './visit-note.setup.ts';
import type { ClosedNote, LoadedDesk } from './visit-note.setup.ts';

const read = ({ event }: { readonly event: { readonly output: LoadedDesk } }) => event.output;
const closing = ({ event }: { readonly event: { readonly output: ClosedNote } }) => event.output;

/**
 * The visit note of a call, as its dentist writes it (NEW-30). What is written survives a reload of the tab; closing makes
 * a version, and a page that has not read the newest one reads it first. The page of a call's desk runs it.
 */
export const visitNoteMachine = visitNote.createMachine({
  id: 'visitNote',
  description: 'A dentist writes what a call has shown.',
  context: ({ input }) => ({
    ...input,
    requestKey: '',
    desk: null,
    note: null,
    draft: EMPTY_DRAFT,
    after: 0,
    count: 1,
    conflicts: null,
    refusal: '',
  }),
  initial: 'loadingDesk',
  states: {
    loadingDesk: {
      description: 'The server is asked what the patient told and shared, and what was written.',
      tags: 'busy',
      invoke: {
        id: 'loadDesk',
        src: 'loadDesk',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          { guard: { type: 'isNotFound', params: read }, target: 'notFound' },
          {
            guard: { type: 'isEarly', params: read },
            target: 'awaitingCall',
            actions: { type: 'rememberDesk', params: read },
          },
          {
            guard: { type: 'isOutrun', params: read },
            target: 'outdated',
            actions: [
              { type: 'rememberDesk', params: read },
              { type: 'rememberKept', params: read },
            ],
          },
          {
            guard: { type: 'isDrafted', params: read },
            target: 'writing',
            actions: [
              { type: 'rememberDesk', params: read },
              { type: 'rememberKept', params: read },
            ],
          },
          {
            guard: { type: 'isNoted', params: read },
            target: 'closed',
            actions: { type: 'rememberDesk', params: read },
          },
          { target: 'writing', actions: { type: 'rememberDesk', params: read } },
        ],
        onError: 'loadingFailed',
      },
    },
    loadingFailed: {
      description: 'The server could not be asked; what was written is kept in this tab.',
      on: { 'loading.requested': 'loadingDesk' },
    },
    notFound: {
      description: 'The account is not the dentist of such a call; nobody is told whether it is.',
    },
    awaitingCall: {
      description: 'The call has not begun, so that there is nothing to write yet.',
      on: { 'loading.requested': 'loadingDesk' },
    },
    writing: {
      description: 'The note is written; each change is kept in this tab.',
      initial: 'awaitingEntry',
      on: {
        'draft.changed': [
          {
            guard: { type: 'changesMedicines', params: ({ event }) => event },
            target: '.awaitingEntry',
            actions: [{ type: 'changeDraft', params: ({ event }) => event }, 'keepDraft'],
          },
          { actions: [{ type: 'changeDraft', params: ({ event }) => event }, 'keepDraft'] },
        ],
        'note.submitted': [{ guard: 'canBeClosed', target: 'closing' }, { target: '.lacksShown' }],
        'draft.discarded': {
          guard: 'hasNote',
          target: 'closed',
          actions: ['clearDraft', 'forgetKept'],
        },
      },
      states: {
        awaitingEntry: {
          description: 'Nothing was found wrong with it.',
          always: { guard: 'isUnchecked', target: 'awaitingCheck' },
        },
        awaitingCheck: {
          description: 'The medicines are whole; their writer may still be at them.',
          after: { checkPause: 'checkingMedicines' },
        },
        checkingMedicines: {
          description: 'The medicine rules are asked; the note is written on meanwhile.',
          invoke: {
            id: 'checkMedicines',
            src: 'checkMedicines',
            input: ({ context }) => ({
              id: context.id,
              prescribed: prescribedOf(context.draft.prescription),
            }),
            onDone: {
              target: 'awaitingEntry',
              actions: {
                type: 'rememberConflicts',
                params: ({ event }) => ({ found: event.output }),
              },
            },
            onError: 'checkFailed',
          },
        },
        checkFailed: {
          description:
            'The medicine rules could not be asked; the server asks them at the end in any case.',
          on: { 'check.requested': 'checkingMedicines' },
        },
        lacksShown: { description: 'Something is still missing, which is said.' },
        closingRefused: { description: 'The server did not close it, and says why.' },
        closingFailed: {
          description: 'The server could not be asked; the same once more makes no second version.',
        },
      },
    },
    closing: {
      description: 'The note is on its way; from then on nothing changes it.',
      tags: 'busy',
      invoke: {
        id: 'closeNote',
        src: 'closeNote',
        input: ({ context }) => ({
          id: context.id,
          requestKey: `${context.requestKey}-${context.count}`,
          after: context.after,
          draft: closable(context),
        }),
        onDone: [
          {
            guard: { type: 'wasClosed', params: closing },
            target: 'closed',
            actions: [{ type: 'rememberNote', params: closing }, 'forgetKept'],
          },
          // The draft is kept: the desk is read anew, and shows what it was outrun by.
          { guard: { type: 'wasOutrun', params: closing }, target: 'loadingDesk' },
          {
            target: 'writing.closingRefused',
            actions: { type: 'rememberRefusal', params: closing },
          },
        ],
        onError: 'writing.closingFailed',
      },
    },
    outdated: {
      description: 'Another page has closed a version that this draft does not know of.',
      on: {
        'draft.continued': { target: 'writing', actions: ['followNewest', 'keepDraft'] },
        'draft.discarded': { target: 'closed', actions: ['clearDraft', 'forgetKept'] },
      },
    },
    closed: {
      description: 'The newest version stands there as the patient reads it.',
      on: {
        'correction.requested': { target: 'writing', actions: ['draftCorrection', 'keepDraft'] },
      },
    },
  },
});
