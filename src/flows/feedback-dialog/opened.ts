/** What an X-ray brings once its findings are there: the button that asks how helpful they were, and its dialog. */
export { FeedbackDialog } from './FeedbackDialog.tsx';
