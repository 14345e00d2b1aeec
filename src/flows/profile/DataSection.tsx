import { SITE_PATHS } from '../../../contracts/site/site.ts';
import * as say from '../../../contracts/texts/en/profile.ts';
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
    <ResultSection title={say.yourData} intro={say.downloadEverythingWeKeepAboutYou}>
      <ButtonRow>
        <Button
          variant="default"
          aria-busy={isExporting}
          onClick={() => profile.send({ type: 'export.requested' })}
        >
          {say.downloadMyData}
        </Button>
        <Button variant="danger" onClick={() => profile.send({ type: 'erasure.requested' })}>
          {say.deleteMyAccount}
        </Button>
      </ButtonRow>
      <p>
        {say.yourRightsAndWhoAnswersQuestions} <a href={SITE_PATHS.dpdp}>{say.yourDataRights}</a>
      </p>
    </ResultSection>
  );
};
