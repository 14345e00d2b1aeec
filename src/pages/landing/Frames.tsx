import type { ReactNode } from 'react';
import { QUESTIONS_PER_ASSESSMENT } from '../../../contracts/common/product.ts';
import { PAIN_QUESTIONS } from '../../../contracts/questions/pain.ts';
import { PAIN_WORDS } from '../../../contracts/texts/en/questions/pain.ts';
import classes from './frames.module.css';

type FrameProps = {
  readonly title: string;
  readonly text: string;
  /** A picture of the screen, hidden from screen readers. */
  readonly children: ReactNode;
};

const Frame = ({ title, text, children }: FrameProps) => (
  <li className={classes.frame}>
    <div className={classes.screen} aria-hidden="true">
      {children}
    </div>
    <div>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.text}>{text}</p>
    </div>
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

const Bar = ({ name, percent }: { readonly name: string; readonly percent: number }) => (
  <div className={classes.likely}>
    <span>{name}</span>
    <span className={classes.bar} style={{ backgroundSize: `${percent}%` }} />
    <span className={classes.small}>{percent}%</span>
  </div>
);

const SHOWN = 'pain_onset';
const { question, options } = PAIN_WORDS[SHOWN];
const place = PAIN_QUESTIONS.findIndex(({ id }) => id === SHOWN) + 1;

/**
 * Explains how it works in four sample screens (LAND-17, LAND-28): one story, with the result that the engine gives for
 * it.
 */
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
      title="Get an AI assessment"
      text={`Answer ${QUESTIONS_PER_ASSESSMENT} short questions and read how urgent it is and what it may be.`}
    >
      <p className={classes.small}>{`Question ${place} of ${QUESTIONS_PER_ASSESSMENT}`}</p>
      <p className={classes.heading}>{question}</p>
      <Rows rows={[options.today, options.days, options.weeks_1_to_3]} chosen={1} />
    </Frame>
    <Frame
      title="See treatment options"
      text="What to do now, what eases it safely, and a note for your dentist."
    >
      <p className={classes.badge}>Urgent (1-3 days)</p>
      <p className={classes.heading}>What it could be</p>
      <Bar name="Tooth abscess" percent={80} />
      <Bar name="Badly inflamed tooth nerve" percent={7} />
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
