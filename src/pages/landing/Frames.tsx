import type { ReactNode } from 'react';
import { QUESTIONS_PER_ASSESSMENT } from '../../../contracts/product.ts';
import classes from './frames.module.css';

type FrameProps = {
  readonly title: string;
  readonly text: string;
  /** The screen as it looks, for those who see it. */
  readonly children: ReactNode;
};

const Frame = ({ title, text, children }: FrameProps) => (
  <li className={classes.frame}>
    <div className={classes.screen} aria-hidden="true">
      {children}
    </div>
    <h3 className={classes.title}>{title}</h3>
    <p className={classes.text}>{text}</p>
  </li>
);

const Rows = ({ rows, chosen }: { readonly rows: readonly string[]; readonly chosen: number }) => (
  <ul className={classes.rows}>
    {rows.map((row, index) => (
      <li key={row} data-on={index === chosen || undefined}>
        {row}
      </li>
    ))}
  </ul>
);

const Bar = ({ name, share }: { readonly name: string; readonly share: string }) => (
  <div className={classes.likely}>
    <span>{name}</span>
    <span className={classes.bar}>
      <span style={{ width: share }} />
    </span>
  </div>
);

/** How it works, as four screens of it (LAND-17, LAND-28). */
export const Frames = () => (
  <ol className={classes.frames}>
    <Frame
      title="Chat with AI"
      text="Say what is wrong in your own words. A few typing errors do little harm."
    >
      <p className={classes.heading}>What is bothering you?</p>
      <p className={classes.said}>My back tooth hurts at night and the cheek is a bit swollen</p>
      <p className={classes.press}>Send</p>
    </Frame>
    <Frame
      title="Get your AI assessment"
      text={`Answer ${QUESTIONS_PER_ASSESSMENT} short questions and read how urgent it is and what it may be.`}
    >
      <p className={classes.small}>Question 4 of {QUESTIONS_PER_ASSESSMENT}</p>
      <p className={classes.heading}>How strong is the pain?</p>
      <Rows rows={['Mild', 'Strong, it keeps me awake', 'Unbearable']} chosen={1} />
    </Frame>
    <Frame
      title="See treatment options"
      text="What to do now, what eases it safely, and a note for your dentist."
    >
      <p className={classes.badge}>Urgent (1-3 days)</p>
      <p className={classes.heading}>What it could be</p>
      <Bar name="Tooth abscess" share="82%" />
      <Bar name="Inflamed nerve" share="34%" />
    </Frame>
    <Frame
      title="Book a teleconsult"
      text="Talk to a dentist by video, or find one near you. Only if you want to."
    >
      <p className={classes.small}>India time (IST)</p>
      <p className={classes.heading}>When suits you?</p>
      <p className={classes.slots}>
        <span>9:00</span>
        <span data-on>10:00</span>
        <span>10:30</span>
        <span>11:30</span>
      </p>
      <p className={classes.press}>Choose 10:00</p>
    </Frame>
  </ol>
);
