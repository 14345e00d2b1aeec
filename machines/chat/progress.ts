import type { ChatContext } from '../../contracts/assessment/chat-context.ts';
import type { Progress } from '../../contracts/assessment/draft.ts';

/** Nothing known yet. */
const EMPTY_CHAT_CONTEXT: ChatContext = {
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

/** Returns progress at the start: `sessionToken` and `sessionStartTime` (ISO 8601) come from outside. */
export const freshProgress = (
  session: Pick<Progress, 'sessionToken' | 'sessionStartTime'>,
): Progress => ({
  ...session,
  step: 'INTRO',
  chatContext: EMPTY_CHAT_CONTEXT,
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

/**
 * Returns progress that says nothing but that the server has to delete what it holds of an assessment, by the
 * assessment's own name.
 */
export const owing = (fresh: Progress, sessionToken: string): Progress => ({
  ...fresh,
  sessionToken,
  onServer: 'deletionOwed',
});

/** Returns what stays of progress that is cleared; null when the server holds nothing of it. */
export const debtOf = ({ onServer, sessionToken }: Progress, fresh: Progress): Progress | null =>
  onServer === 'nothing' ? null : owing(fresh, sessionToken);

/** Returns true when anything in it is worth restoring. */
export const hasProgress = (progress: Progress): boolean =>
  progress.chatContext.category !== null ||
  progress.chatContext.issue !== '' ||
  progress.concernText.trim() !== '';
