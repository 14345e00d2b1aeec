import { PRODUCT_NAME } from '../../../contracts/product.ts';
import { ProductMark } from '../product-mark/ProductMark.tsx';
import classes from './progress-header.module.css';

export type ProgressHeaderProps = {
  /** Asks to leave the assessment. */
  readonly onLeave: () => void;
  /** Where one is, in words: "Question 3 of 10 · about 4 minutes left". Absent: no bar. */
  readonly label?: string;
  /** How much is done, 0 to 100. */
  readonly percent?: number;
};

/** Breaks between the parts of the label and nowhere else: on a narrow phone they stand one below the other. */
const Words = ({ label }: { readonly label: string }) => (
  <p className={classes.words}>
    {label.split(' · ').map((part, index) => (
      <span key={part}>
        {index > 0 && <span className={classes.dot}> · </span>}
        {part}
      </span>
    ))}
  </p>
);

/** The assessment's own header (CHAT-05): the mark leads out, the bar says where one is. */
export const ProgressHeader = ({ onLeave, label, percent = 0 }: ProgressHeaderProps) => (
  <header className={classes.header}>
    <div className={classes.row}>
      <button
        type="button"
        className={classes.leave}
        onClick={onLeave}
        aria-label={`${PRODUCT_NAME}, leave the assessment`}
      >
        <ProductMark size={26} />
      </button>
      {label && <Words label={label} />}
    </div>
    {label && (
      <progress
        className={classes.track}
        aria-label="Progress of your assessment"
        aria-valuetext={label}
        max={100}
        value={Math.round(percent)}
      />
    )}
  </header>
);
