import { Button } from '../../components/button/Button.tsx';
import { StateCard } from '../../components/empty-state/StateCard.tsx';
import { Example, PlainBox } from '../example.tsx';
import { NoBookings } from '../samples.tsx';

/** The states empty, failed, offline and done, all in one component. */
export const StatesShown = () => (
  <>
    <Example title="Empty">
      <NoBookings />
    </Example>
    <Example title="Failed">
      <StateCard
        title="Your bookings could not be loaded"
        picture={<PlainBox />}
        kept="Nothing was changed."
        actions={<Button>Try again</Button>}
      >
        <p>This is our fault, not yours.</p>
      </StateCard>
    </Example>
    <Example title="Offline">
      <StateCard
        title="You are offline"
        picture={<PlainBox />}
        kept="Your answers are kept on this phone."
        actions={<Button variant="default">Show your last result</Button>}
      >
        <p>We go on by ourselves as soon as the connection is back.</p>
      </StateCard>
    </Example>
    <Example title="Done">
      <StateCard
        title="Thank you for your feedback"
        picture={<PlainBox />}
        actions={<Button variant="default">Back to your result</Button>}
      />
    </Example>
  </>
);
