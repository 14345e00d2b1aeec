/** What a result's page brings once it is there: the button for its report, and all that follows from it. */
export { Report } from './Report.tsx';
