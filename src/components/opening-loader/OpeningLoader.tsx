import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { ToothMark } from '../product-mark/ProductMark.tsx';
import classes from './opening-loader.module.css';

export type OpeningLoaderProps = {
  /** The messages in order (CHAT-01 to CHAT-03). */
  readonly messages: readonly string[];
  /** Index of the current message, from 0. */
  readonly current: number;
};

/** Shown for the seconds before the first step; the chart decides when the next message comes. */
export const OpeningLoader = ({ messages, current }: OpeningLoaderProps) => (
  <main className={classes.loader}>
    <h1 className="spoken">{PRODUCT_NAME}</h1>
    <div className={classes.pulse} aria-hidden="true">
      <ToothMark size={56} />
    </div>
    <output className={classes.message}>{messages[Math.min(current, messages.length - 1)]}</output>
    <div className={classes.steps} aria-hidden="true">
      {messages.map((message, index) => (
        <span key={message} data-reached={index <= current} />
      ))}
    </div>
  </main>
);
