import { IconClipboardText, IconListDetails, IconMessages } from '../../components/icons/icons.ts';
import classes from './onboarding.module.css';

/** The features that exist today, without planned ones. */
const FEATURES = [
  {
    Icon: IconMessages,
    title: 'An assessment in five minutes',
    text: 'Say what is wrong in your own words, answer ten short questions, and read how urgent it is.',
  },
  {
    Icon: IconListDetails,
    title: 'Your results, kept for you',
    text: 'What it likely is and what to do next, until you delete it.',
  },
  {
    Icon: IconClipboardText,
    title: 'A note for your dentist',
    text: 'Every result comes with one, in the words that dentists use.',
  },
];

/** The last step: what the patient can do here (ONBD-04, ONBD-10). */
export const Features = () => (
  <ul className={classes.features}>
    {FEATURES.map(({ Icon, title, text }) => (
      <li key={title}>
        <Icon size={24} aria-hidden="true" />
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
