import type { ComponentType } from 'react';
import { slug } from './example.tsx';
import { BookingShown } from './families/BookingShown.tsx';
import { ChoicesShown } from './families/ChoicesShown.tsx';
import { CodesShown } from './families/CodesShown.tsx';
import { AnswersOnPicturesShown, DrawingsShown } from './families/DrawingsShown.tsx';
import { FeedbackShown } from './families/FeedbackShown.tsx';
import { FieldsShown } from './families/FieldsShown.tsx';
import { MessagesShown, ProgressShown } from './families/MessagesShown.tsx';
import { OverlaysShown } from './families/OverlaysShown.tsx';
import { PaymentShown } from './families/PaymentShown.tsx';
import { PicturesShown } from './families/PicturesShown.tsx';
import { StatesShown } from './families/StatesShown.tsx';
import { TablesShown } from './families/TablesShown.tsx';

const FAMILIES: readonly (readonly [title: string, Shown: ComponentType])[] = [
  ['Fields', FieldsShown],
  ['One-time codes', CodesShown],
  ['Choices and buttons', ChoicesShown],
  ['Answers on a picture', AnswersOnPicturesShown],
  ['Drawings', DrawingsShown],
  ['Booking', BookingShown],
  ['Payment', PaymentShown],
  ['Upload and X-rays', PicturesShown],
  ['Feedback', FeedbackShown],
  ['Messages', MessagesShown],
  ['Progress', ProgressShown],
  ['Empty, error, offline, done', StatesShown],
  ['Tables, tabs and charts', TablesShown],
  ['What opens over the page', OverlaysShown],
];

/** Shows every component in its states, for review; development only. */
export const ShowcaseView = () => (
  <main className="showcase">
    <h1>Components</h1>
    <nav className="contents" aria-label="Families">
      {FAMILIES.map(([title]) => (
        <a key={title} href={`#${slug(title)}`}>
          {title}
        </a>
      ))}
    </nav>
    {FAMILIES.map(([title, Shown]) => (
      <section key={title} id={slug(title)} className="family">
        <h2>{title}</h2>
        <div className="examples">
          <Shown />
        </div>
      </section>
    ))}
  </main>
);
