import type { CheckIn as Kept } from '../../../contracts/assessment/check-in.ts';
import type { OwnResult } from '../../../contracts/endpoints/saved-results.ts';
import { CheckInFlow, checkInOf, providedCheckIn } from './check-in.flow.ts';
import { CheckInScreens } from './CheckInScreens.tsx';
import type { CheckInScreensProps } from './CheckInScreens.tsx';

export type CheckInProps = CheckInScreensProps & {
  readonly result: OwnResult;
  readonly checkIn: Kept;
};

/** "How is it today?" about one saved result. */
export const CheckIn = ({ result, checkIn, ...screens }: CheckInProps) => (
  <CheckInFlow machine={providedCheckIn} input={() => checkInOf(result, checkIn)}>
    <CheckInScreens {...screens} />
  </CheckInFlow>
);
