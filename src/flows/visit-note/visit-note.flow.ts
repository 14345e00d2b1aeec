import { visitNoteMachine } from '../../../machines/visit-note/visit-note.machine.ts';
import {
  checkMedicines,
  closeNote,
  forgetVisitDraft,
  keepVisitDraft,
  loadDesk,
} from '../../actors/room/visit-note.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The visit note, bound to the server and to this tab. */
export const providedVisitNote = visitNoteMachine.provide({
  actors: { loadDesk, closeNote, checkMedicines },
  actions: {
    keepDraft: ({ context: { id, after, draft } }) => keepVisitDraft({ id, after, draft }),
    forgetKept: forgetVisitDraft,
  },
});

/** Provider and hooks of the flow. */
export const {
  Provider: VisitNoteFlow,
  Within: VisitNoteWithin,
  useFlow: useVisitNote,
  useSelected: useVisitNoteSelected,
} = createFlow<typeof visitNoteMachine>('visitNote');
