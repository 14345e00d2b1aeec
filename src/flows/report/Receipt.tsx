import { Report } from './Report.tsx';

/** The button for what was written for a payment: its receipts, and the credit notes of what went back (NEW-04). */
export const Receipt = ({ payment }: { readonly payment: string }) => (
  <Report paper="receipt" result={() => ({ kind: 'payment', id: payment })} />
);
