import { Report } from './Report.tsx';

/** The button for what the dentist of a call has written (NEW-34). */
export const VisitReport = ({ appointment }: { readonly appointment: string }) => (
  <Report paper="note" result={() => ({ kind: 'visit', id: appointment })} />
);
