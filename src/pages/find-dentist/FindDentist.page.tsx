import { BrandHeader } from '../../components/brand-header/BrandHeader.tsx';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { ButtonLink } from '../../components/button/Button.tsx';
import { IconPhone } from '../../components/icons/icons.ts';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { mapSearch } from '../../lib/map-search.ts';
import classes from './find-dentist.module.css';

/** Not from the catalogue of emergencies: this page would make the assessment's first file larger by sharing it. */
const EMERGENCY_NUMBERS = ['112', '108'];

const WAYS = [
  'Call before you go, and ask when they can see you.',
  'Nearest government dental college or district hospital: they see walk‑in patients.',
];

const Actions = () => (
  <>
    <ButtonLink href={mapSearch('dentist near me')} target="_blank" rel="noopener noreferrer">
      Search on Google Maps
    </ButtonLink>
    <ButtonLink href="/chat" variant="default">
      Back to my assessment
    </ButtonLink>
  </>
);

/** Says honestly that the search does not exist yet, and how to find a dentist without it. */
export const FindDentistPage = () => (
  <>
    <BrandHeader href="/" />
    <main>
      <EmptyState title="Finding a dentist near you" actions={<Actions />}>
        <p>
          Our own search is not available yet. Until then, Google Maps can look for dentists near
          you. The button opens it in a new tab; your answers stay here.
        </p>
      </EmptyState>
      <div className={classes.more}>
        <BulletList items={WAYS} />
        <section className={classes.emergency} aria-labelledby="emergency">
          <h2 id="emergency">Do not search, call</h2>
          <p>
            if bleeding does not stop, a swelling comes with fever, or breathing or swallowing is
            hard.
          </p>
          <div className={classes.calls}>
            {EMERGENCY_NUMBERS.map((number) => (
              <ButtonLink
                key={number}
                href={`tel:${number}`}
                variant="danger"
                leftSection={<IconPhone size={20} aria-hidden="true" />}
              >
                Call {number}
              </ButtonLink>
            ))}
          </div>
        </section>
      </div>
    </main>
  </>
);
