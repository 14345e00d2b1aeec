import {
  selectExports,
  selectHasMore,
  selectWork,
} from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { useStaffDashboard, useStaffDashboardSelected } from './staff-dashboard.flow.ts';
import { EXPORT_WORDS } from './staff-words.ts';
import classes from './staff-dashboard.module.css';

/** Buttons below a section: more rows, all rows as a file, and a reload. */
export const StaffActions = () => {
  const dashboard = useStaffDashboard();
  const work = useStaffDashboardSelected(selectWork);
  const exports = useStaffDashboardSelected(selectExports);
  const hasMore = useStaffDashboardSelected(selectHasMore);
  return (
    <div className={classes.actions}>
      {work === 'refreshingFailed' && (
        <p role="alert">This is from before: our server could not be reached.</p>
      )}
      {work === 'loadingMoreFailed' && <p role="alert">The rest could not be loaded.</p>}
      {hasMore && (
        <Button
          aria-busy={work === 'loadingMore'}
          onClick={() => dashboard.send({ type: 'more.requested' })}
        >
          Show more
        </Button>
      )}
      {exports.map((list) => (
        <Button
          key={list}
          variant="default"
          aria-busy={work === 'exporting'}
          onClick={() => dashboard.send({ type: 'export.requested', list })}
        >
          {EXPORT_WORDS[list]}
        </Button>
      ))}
      <Button
        variant="default"
        aria-busy={work === 'refreshing'}
        onClick={() => dashboard.send({ type: 'refresh.requested' })}
      >
        Refresh
      </Button>
    </div>
  );
};
