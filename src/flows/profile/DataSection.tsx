import { SITE_PATHS } from '../../../contracts/site/site.ts';
import { selectWork } from '../../../machines/profile/profile.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { ButtonRow } from '../../components/button-row/ButtonRow.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { useProfile, useProfileSelected } from './profile.flow.ts';

/** Downloads all stored data as a file, or deletes the account (India's DPDP Act, sections 11 and 12). */
export const DataSection = () => {
  const profile = useProfile();
  const isExporting = useProfileSelected(selectWork) === 'export';
  return (
    <ResultSection
      title="Your data"
      intro="Download everything we keep about you, to read or to take elsewhere (JSON)."
    >
      <ButtonRow>
        <Button
          variant="default"
          aria-busy={isExporting}
          onClick={() => profile.send({ type: 'export.requested' })}
        >
          Download my data
        </Button>
        <Button variant="danger" onClick={() => profile.send({ type: 'erasure.requested' })}>
          Delete my account
        </Button>
      </ButtonRow>
      <p>
        Your rights, and who answers questions: <a href={SITE_PATHS.dpdp}>Your data rights</a>
      </p>
    </ResultSection>
  );
};
