import {
  ASSESSMENT_MINUTES,
  DISCLAIMER,
  PRODUCT_NAME,
  QUESTIONS_PER_ASSESSMENT,
} from '../../../contracts/product.ts';
import { ProductMark } from '../../components/product-mark/ProductMark.tsx';
import { EmergencyNote } from './EmergencyNote.tsx';
import { Introduction } from './Introduction.tsx';
import { SearchForm } from './SearchForm.tsx';
import { WhatYouGet } from './WhatYouGet.tsx';
import classes from './landing.module.css';

const CLAIMS = ['Free', `About ${ASSESSMENT_MINUTES} minutes`, 'Anonymous', 'No sign-up to start'];

const STEPS = [
  {
    title: 'Say what is wrong',
    text: 'A few words are enough. Typing errors do not matter.',
  },
  {
    title: `Answer ${QUESTIONS_PER_ASSESSMENT} short questions`,
    text: 'One at a time: tap what fits. You can always go back.',
  },
  {
    title: 'Read what to do next',
    text: 'How urgent it is, what it may be, and a note to show your dentist.',
  },
];

/** The start page (ROUTE-01, ROUTE-02): plain HTML, complete without scripts. */
export const LandingPage = ({ prefetch }: { readonly prefetch: readonly string[] }) => (
  <>
    <header className={classes.header}>
      <a className={classes.home} href="/" aria-label={`${PRODUCT_NAME}, start page`}>
        <ProductMark />
      </a>
      <div className={classes.nav}>
        <a className={`${classes.navLink} ${classes.wide}`} href="#how-it-works">
          How it works
        </a>
        <a className={classes.navLink} href="/login" data-signed-out>
          Log in
        </a>
        <a className={classes.signUp} href="/register" data-signed-out>
          Sign up
        </a>
        <a className={classes.account} href="/dashboard" data-signed-in hidden>
          <span>My account</span>
        </a>
      </div>
    </header>
    <output className={classes.notice} data-notice hidden />
    <main>
      <div className={classes.hero}>
        <section aria-labelledby="promise">
          <h1 id="promise" className={classes.title}>
            Tooth trouble? Know how urgent it is and what to do
          </h1>
          <Introduction />
          <SearchForm prefetch={prefetch} />
          <ul className={classes.claims}>
            {CLAIMS.map((claim) => (
              <li key={claim}>{claim}</li>
            ))}
          </ul>
          <EmergencyNote />
        </section>
        <WhatYouGet />
      </div>
      <section id="how-it-works" className={classes.how} aria-labelledby="how-title">
        <h2 id="how-title" className={classes.howTitle}>
          How it works
        </h2>
        <ol className={classes.steps}>
          {STEPS.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
    </main>
    <footer className={classes.footer}>
      <p>{DISCLAIMER}</p>
    </footer>
  </>
);
