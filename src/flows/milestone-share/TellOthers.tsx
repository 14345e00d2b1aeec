import * as say from '../../../contracts/texts/en/milestone-share.ts';
import { milestonesWith } from '../../../machines/milestone-share/milestones.ts';
import { ButtonRow } from '../../components/button-row/ButtonRow.tsx';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { postAddress } from '../../lib/address/post-address.ts';

const [CHECKED] = milestonesWith({});

type TellOthersProps = {
  /** Called to choose another place, other words, or a picture. */
  readonly onPost: () => void;
};

/** Shares that the patient has checked their teeth, and nothing of the findings (CTA-04, CTA-05). */
export const TellOthers = ({ onPost }: TellOthersProps) => (
  <ResultSection title={say.shareToothwise} intro={say.weDontShareYourAnswers}>
    <ButtonRow>
      <ButtonLink
        variant="default"
        href={postAddress('whatsapp', CHECKED?.shareText ?? '')}
        target="_blank"
        rel="noopener noreferrer"
      >
        {say.shareOnWhatsapp}
      </ButtonLink>
      <Button variant="default" onClick={onPost}>
        {say.postToSocial}
      </Button>
    </ButtonRow>
  </ResultSection>
);
