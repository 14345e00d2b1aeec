/** The screens around the assessment say this, and the history of the conversation. */

export const clearingYourAnswers = 'Clearing your answers...';
export const keptOnThisDeviceClosing = 'Kept on this device. Closing...';
export const youreUsingToothwiseInAnotherTab = 'You’re using Toothwise in another tab';
export const goOnInThisTab = 'Go on in this tab';
export const toKeepYourAnswersOnePlace =
  'To keep your answers in one place, only one tab can be used at a time.';
export const yourResultIsNotDeletedYet = 'Your result is not deleted yet';
export const leaveAnyway = 'Leave anyway';
export const weCouldNotReachOurServer = (resultkeptdays: string | number): string =>
  `We could not reach our server. If you leave now, your answers are cleared here, and the result is deleted when you next open the assessment in this browser, or by itself after ${resultkeptdays} days.`;
/** Names what is on this device, and may stay there or be lost. */
export type Kept = 'words' | 'answers' | 'result';
export const yourResultStaysInYourAccount = 'Your result stays in your account.';
/** Names what is lost: the words that were written, where there is no answer yet. */
export const youWouldLose = (answers: number, hasResult: boolean): string => {
  const said = answers === 0 ? 'words' : answers === 1 ? 'answer' : `${answers} answers`;
  return `You would lose your ${said}${hasResult ? ' and your result' : ''}.`;
};
export const canStayOnThisDevice = (kept: Kept): string => `Your ${kept} can stay on this device.`;
export const closeAndKeep = (kept: Kept): string => `Close, and keep my ${kept}`;
export const leaveTheAssessment = 'Leave the assessment?';
export const exitAndClear = 'Exit and clear';
export const stay = 'Stay';
export const startANewAssessment = 'Start a new assessment?';
export const startNew = 'Start new';
export const logOut = 'Log out?';
export const youAnswered = 'You answered: ';
export const messagesWords = (count: number): string =>
  count === 1 ? '1 message' : `${count} messages`;
export const conversationHistory = (messages: string | number): string =>
  `Conversation history, ${messages}`;
export const conversationHistoryTitle = 'Conversation history';
export const saved = 'Saved';
export const closeTheHistory = 'Close the history';
export const messagesTitle = 'Messages';
export const asked = 'Asked: ';
