import { visitNoteMachine } from '../../../machines/visit-note/visit-note.machine.ts';
import {
  closeNote,
  forgetVisitDraft,
  keepVisitDraft,
  loadDesk,
} from '../../actors/room/visit-note.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The visit note, bound to the server and to this tab. */
export const providedVisitNote = visitNoteMachine.provide({
  actors: { loadDesk, closeNote },
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
