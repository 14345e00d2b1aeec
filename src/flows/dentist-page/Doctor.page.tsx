import { useParams } from 'react-router-dom';
import type { ActorOptions } from 'xstate';
import type { dentistPageMachine } from '../../../machines/dentist-page/dentist-page.machine.ts';
import { BrandHeader } from '../../components/brand-header/BrandHeader.tsx';
import { DentistPageFlow, providedDentistPage } from './dentist-page.flow.ts';
import { DentistScreens } from './DentistScreens.tsx';

type DoctorPageProps = {
  readonly machine?: typeof dentistPageMachine;
  readonly clock?: ActorOptions<typeof dentistPageMachine>['clock'];
};

/** /doctor/{slug}: one dentist; another slug starts a new flow (ROUTE-11). */
export const DoctorPage = ({ machine = providedDentistPage, clock }: DoctorPageProps) => {
  const { slug = '' } = useParams();
  return (
    <>
      <BrandHeader href="/" />
      <DentistPageFlow key={slug} machine={machine} input={() => ({ slug })} clock={clock}>
        <DentistScreens />
      </DentistPageFlow>
    </>
  );
};
