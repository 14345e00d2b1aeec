import {
  IconCalendarCheck,
  IconClipboardText,
  IconClockExclamation,
  IconListDetails,
} from '../../components/icons/icons.ts';
import { ToothMark } from '../../components/product-mark/ProductMark.tsx';
import classes from './landing.module.css';

const PARTS = [
  {
    Icon: IconClockExclamation,
    title: 'How urgent it is',
    text: 'In plain words, and by when a dentist should see you.',
  },
  {
    Icon: IconListDetails,
    title: 'What it may be',
    text: 'Up to three possibilities, each with the reasons from your own answers.',
  },
  {
    Icon: IconCalendarCheck,
    title: 'What to do now',
    text: 'Next steps, and what can ease it safely until you are seen.',
  },
  {
    Icon: IconClipboardText,
    title: 'A note for your dentist',
    text: 'Your answers in the form that dentists write, ready to show.',
  },
];

/** The four parts of a result, drawn as the slip that one would be handed at a front desk. */
export const WhatYouGet = () => (
  <section className={classes.slip} aria-labelledby="slip-title">
    <h2 id="slip-title" className={classes.slipTitle}>
      What you get
      <ToothMark size={26} />
    </h2>
    <ul className={classes.parts}>
      {PARTS.map(({ Icon, title, text }) => (
        <li key={title}>
          <Icon size={24} stroke={1.75} aria-hidden="true" />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
