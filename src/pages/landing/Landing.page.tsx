import { HOME, PATHS } from '../../../contracts/common/paths.ts';
import { SITE_PATHS } from '../../../contracts/site/site.ts';
import {
  CLAIMS,
  NOT_DONE,
  PROMISE,
  QUESTIONS,
  STEPS,
  WHY,
} from '../../../contracts/texts/en/landing.ts';
import { START } from '../../../contracts/texts/en/site.ts';
import { ButtonLink } from '../../components/button/Button.tsx';
import { Claims } from '../../components/claims/Claims.tsx';
import { AtEase } from '../../components/illustrations/AtEase.tsx';
import { SiteFrame } from '../../components/site-frame/SiteFrame.tsx';
import { IconAlertTriangle } from '../../components/icons/icons.ts';
import { WayLinks } from '../../components/way-links/WayLinks.tsx';
import { ambulanceWays } from '../../lib/format/emergency-words.ts';
import { ExampleSlip } from './ExampleSlip.tsx';
import { Introduction } from './Introduction.tsx';
import { SearchForm } from './SearchForm.tsx';
import { Section, Statements, Steps } from './Sections.tsx';
import { Topics } from './Topics.tsx';
import classes from './landing.module.css';

/** Shows emergency numbers before the form: a visitor who needs an ambulance should not fill it in. */
const EmergencyNote = () => (
  <div className={classes.emergency}>
    <p>
      <IconAlertTriangle size={22} aria-hidden="true" />
      {START.emergency}
    </p>
    <WayLinks ways={ambulanceWays()} />
  </div>
);

/** Holds the place of the rating: the server writes it as soon as enough people have rated (LAND-29). */
const Rating = () => <p className={classes.rating} data-rating />;

const Questions = () => (
  <div className={classes.questions}>
    {QUESTIONS.map(({ title, text }) => (
      <details key={title}>
        <summary>
          <h3>{title}</h3>
        </summary>
        <p>{text}</p>
      </details>
    ))}
    <p className={classes.onward}>
      <ButtonLink href={PATHS.chat}>{START.chat}</ButtonLink>
      <a className={classes.more} href={SITE_PATHS.accuracy}>
        {START.accuracy}
      </a>
    </p>
  </div>
);

/** The start page (ROUTE-01, ROUTE-02): plain HTML, complete without scripts. */
export const LandingPage = ({ prefetch }: { readonly prefetch: readonly string[] }) => (
  <SiteFrame current={HOME}>
    <section className={classes.hero} aria-labelledby="promise">
      <AtEase className={classes.drawing} />
      <h1 id="promise" className={classes.title}>
        {PROMISE}
      </h1>
      <div>
        <Introduction />
        <SearchForm prefetch={prefetch} />
        <EmergencyNote />
        <div className={classes.claims}>
          <Claims claims={CLAIMS} />
        </div>
        <Topics />
      </div>
    </section>
    <Section id="how-it-works" title={START.howTitle} isBand>
      <div className={classes.how}>
        <div>
          <Steps steps={STEPS} />
          <p className={classes.onward}>
            <ButtonLink href={PATHS.chat}>{START.begin}</ButtonLink>
            <a className={classes.more} href={SITE_PATHS.howItWorks}>
              {START.everyStep}
            </a>
          </p>
        </div>
        <ExampleSlip />
      </div>
    </Section>
    <Section id="why" title={START.whyTitle}>
      <Statements statements={WHY} />
      <Rating />
    </Section>
    <Section id="not-done" title={START.notDoneTitle} isBand>
      <Statements statements={NOT_DONE} />
    </Section>
    <Section id="questions" title={START.questionsTitle}>
      <Questions />
    </Section>
    <Section id="for-dentists" title={START.dentistsTitle} intro={START.dentistsIntro} isBand>
      <p className={classes.onward}>
        <ButtonLink variant="default" href={SITE_PATHS.forDentists}>
          {START.dentistsMore}
        </ButtonLink>
      </p>
    </Section>
  </SiteFrame>
);
