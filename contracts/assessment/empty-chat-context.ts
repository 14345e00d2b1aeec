import type { ChatContext } from './chat-context.ts';

/** Nothing known yet. */
export const EMPTY_CHAT_CONTEXT: ChatContext = {
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
};
