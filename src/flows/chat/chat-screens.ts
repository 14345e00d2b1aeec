/** The screens of whoever went on in another tab, and of whoever leaves without a connection. */
export { ContinuedElsewhereScreen } from './ContinuedElsewhere.screen.tsx';
export { DeletionFailedScreen } from './DeletionFailed.screen.tsx';
