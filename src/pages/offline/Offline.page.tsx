import { BrandHeader } from '../../components/brand-header/BrandHeader.tsx';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { IconAlertTriangle } from '../../components/icons/icons.ts';
import { WayLinks } from '../../components/way-links/WayLinks.tsx';
import { dangerTexts } from '../../lib/format/danger-texts.ts';
import { callWays, emergencyWords } from '../../lib/format/emergency-words.ts';
import classes from './offline.module.css';

/** Emergencies that cannot wait for a connection, the gravest first. */
const FIRST_AID = [
  emergencyWords({ level: 'medical', kinds: ['airway_compromise', 'inhaled_fragment'] }),
  emergencyWords({ level: 'medical', kinds: ['uncontrolled_bleeding'] }),
  emergencyWords({
    level: 'medical',
    kinds: ['floor_of_mouth_swelling', 'spreading_facial_swelling'],
  }),
  emergencyWords({ level: 'dental', kinds: ['avulsed_permanent_tooth'] }),
];

/** An empty href reloads the requested address with its query. */
const THIS_ADDRESS = '';

/**
 * Shown in place of any page that cannot be fetched, at that page's address. Plain HTML: phone calls work without the
 * internet, and this page without scripts.
 */
export const OfflinePage = () => (
  <>
    <BrandHeader />
    <main className={classes.page}>
      <section className={classes.top}>
        <h1 className={classes.title}>There is no connection right now</h1>
        <p>We cannot reach this page. Answers kept on this device are still there.</p>
        <a className={classes.again} href={THIS_ADDRESS}>
          Try again
        </a>
      </section>
      <section className={classes.help} aria-labelledby="help">
        <h2 id="help" className={classes.helpTitle}>
          <IconAlertTriangle size={26} aria-hidden="true" />
          An emergency? Phone calls still work
        </h2>
        <WayLinks ways={callWays()} leads />
        <p>
          112 is for any emergency, 108 for an ambulance. Feeling overwhelmed?{' '}
          {dangerTexts.emergency.advice.call_tele_manas}
        </p>
      </section>
      <section className={classes.aid} aria-labelledby="aid">
        <h2 id="aid" className={classes.aidTitle}>
          What to do until help comes
        </h2>
        {FIRST_AID.map(({ title, lead, steps }) => (
          <section key={title} className={classes.card}>
            <h3>{title}</h3>
            <BulletList items={[lead, ...steps.map(({ text }) => text)]} />
          </section>
        ))}
      </section>
    </main>
  </>
);
