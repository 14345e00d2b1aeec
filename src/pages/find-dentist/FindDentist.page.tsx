import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';

const WAYS = [
  'Ask at the nearest government dental college or district hospital: they see walk-in patients.',
  'Search your map app for "dentist near me" and call before you go.',
  'For bleeding that does not stop, swelling with fever, or trouble breathing or swallowing, do not search: call 112 or 108.',
];

/** Says honestly that the search does not exist yet, and how to find a dentist without it. */
export const FindDentistPage = () => (
  <main>
    <EmptyState
      title="Finding a dentist near you"
      actions={
        <Button component={Link} to="/chat">
          Back to my assessment
        </Button>
      }
    >
      <p>Our own search is not available yet. Until then:</p>
      <BulletList items={WAYS} />
    </EmptyState>
  </main>
);
