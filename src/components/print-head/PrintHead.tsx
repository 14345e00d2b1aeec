import './print.css';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';

/** The line above a printed page: the product and the day. Hidden on screen. */
export const PrintHead = ({ day }: { readonly day: string | null }) => (
  <p className="print-head" aria-hidden="true">
    <strong>{PRODUCT_NAME}</strong>
    {day && <span>{day}</span>}
  </p>
);
