import { milestonesWith } from '../../../machines/milestone-share/milestones.ts';
import { ButtonRow } from '../../components/button-row/ButtonRow.tsx';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { postAddress } from '../../lib/post-address.ts';

const [CHECKED] = milestonesWith({});

type TellOthersProps = {
  /** Another place than WhatsApp, other words, a picture. */
  readonly onPost: () => void;
};

/** Telling others that one has checked, and nothing of what was found (CTA-04, CTA-05). */
export const TellOthers = ({ onPost }: TellOthersProps) => (
  <ResultSection title="Tell others" intro="Nothing of your assessment goes along.">
    <ButtonRow>
      <ButtonLink
        variant="default"
        href={postAddress('whatsapp', CHECKED?.shareText ?? '')}
        target="_blank"
        rel="noopener noreferrer"
      >
        Share on WhatsApp
      </ButtonLink>
      <Button variant="default" onClick={onPost}>
        Post to Social
      </Button>
    </ButtonRow>
  </ResultSection>
);
