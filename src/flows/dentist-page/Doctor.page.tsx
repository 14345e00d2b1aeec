import { useLocation, useParams } from 'react-router-dom';
import type { ActorOptions } from 'xstate';
import { HOME } from '../../../contracts/common/paths.ts';
import type { dentistPageMachine } from '../../../machines/dentist-page/dentist-page.machine.ts';
import { BrandHeader } from '../../components/brand-header/BrandHeader.tsx';
import { DentistPageFlow, providedDentistPage } from './dentist-page.flow.ts';
import { DentistScreens } from './DentistScreens.tsx';

type DoctorPageProps = {
  readonly machine?: typeof dentistPageMachine;
  readonly clock?: ActorOptions<typeof dentistPageMachine>['clock'];
};

/** Reads the distance that the list hands over with its link: it stands in no address, and nobody else sees it. */
const distanceIn = (state: unknown): number | null =>
  typeof state === 'object' &&
  state !== null &&
  'distanceKm' in state &&
  typeof state.distanceKm === 'number'
    ? state.distanceKm
    : null;

/** /doctor/{slug}: one dentist; another slug starts a new flow (ROUTE-11). */
export const DoctorPage = ({ machine = providedDentistPage, clock }: DoctorPageProps) => {
  const { slug = '' } = useParams();
  const distanceKm = distanceIn(useLocation().state);
  return (
    <>
      <BrandHeader href={HOME} hasSiteLinks />
      <DentistPageFlow
        key={slug}
        machine={machine}
        input={() => ({ slug, distanceKm })}
        clock={clock}
      >
        <DentistScreens />
      </DentistPageFlow>
    </>
  );
};
