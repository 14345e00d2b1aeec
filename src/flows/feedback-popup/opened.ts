/** What a result's page brings once it is there: the popup, and all that follows from it. */
export { FeedbackPopup } from './FeedbackPopup.tsx';
