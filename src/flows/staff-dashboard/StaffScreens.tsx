import {
  selectLoaded,
  selectIsFiltered,
  selectSection,
  selectSections,
  selectStaffScreen,
} from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import type {
  LoadedSection,
  StaffSection,
} from '../../../machines/staff-dashboard/staff-filters.ts';
import { Button } from '../../components/button/Button.tsx';
import { StateCard } from '../../components/empty-state/StateCard.tsx';
import { PartFocus } from '../../lib/focus/part-focus.ts';
import { Payments, RedFlags, Refunds } from './lists.tsx';
import { Statistics } from './Statistics.tsx';
import { StaffActions } from './StaffActions.tsx';
import { StaffFilters } from './StaffFilters.tsx';
import { System } from './System.tsx';
import { Today } from './Today.tsx';
import { useStaffDashboard, useStaffDashboardSelected } from './staff-dashboard.flow.ts';
import { SECTION_WORDS } from './staff-words.ts';
import classes from './staff-dashboard.module.css';

const HEADING = 'staff-area';

const Sections = ({ section }: { readonly section: StaffSection }) => {
  const dashboard = useStaffDashboard();
  const sections = useStaffDashboardSelected(selectSections);
  return (
    <nav className={classes.sections} aria-label="Sections">
      {sections.map((each) => (
        <Button
          key={each}
          variant={each === section ? undefined : 'default'}
          aria-pressed={each === section}
          onClick={() => dashboard.send({ type: 'section.chosen', section: each })}
        >
          {SECTION_WORDS[each]}
        </Button>
      ))}
    </nav>
  );
};

const Section = ({ loaded }: { readonly loaded: LoadedSection }) => {
  if (loaded.section === 'today') return <Today loaded={loaded} />;
  if (loaded.section === 'payments') return <Payments loaded={loaded} />;
  if (loaded.section === 'refunds') return <Refunds loaded={loaded} />;
  if (loaded.section === 'redFlags') return <RedFlags loaded={loaded} />;
  if (loaded.section === 'system') return <System loaded={loaded} />;
  return <Statistics loaded={loaded} />;
};

const Failed = () => {
  const dashboard = useStaffDashboard();
  return (
    <StateCard
      title="We could not reach our server"
      actions={
        <Button variant="default" onClick={() => dashboard.send({ type: 'loading.requested' })}>
          Try again
        </Button>
      }
    />
  );
};

/** Shows one section with its filters. */
export const StaffScreens = () => {
  const screen = useStaffDashboardSelected(selectStaffScreen);
  const section = useStaffDashboardSelected(selectSection);
  const loaded = useStaffDashboardSelected(selectLoaded);
  const isFiltered = useStaffDashboardSelected(selectIsFiltered);
  return (
    <>
      <h1 id={HEADING} tabIndex={-1}>
        {section === 'statistics' ? 'Analytics' : 'Dashboard'}
      </h1>
      {section !== 'statistics' && <Sections section={section} />}
      <StaffFilters />
      {screen === 'loading' && <output className="soft">Loading...</output>}
      {screen === 'failed' && <Failed />}
      {screen === 'shown' && loaded !== null && <Section loaded={loaded} />}
      {screen === 'shown' && <StaffActions />}
      {/* "Try again" and "Without filters" disappear when they are pressed. */}
      <PartFocus appeared={`${screen} ${isFiltered}`} heading={HEADING} />
    </>
  );
};
