import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { Button } from '../../components/button/Button.tsx';
import { DentistNote } from '../../components/dentist-note/DentistNote.tsx';
import { IconCopy, IconPrinter, IconShare } from '../../components/icons/icons.ts';
import { FoldedSection } from '../../components/result-section/FoldedSection.tsx';
import { ButtonRow } from '../../components/button-row/ButtonRow.tsx';
import { noteMessage } from '../../lib/format/result-message.ts';
import { resultTexts } from '../../lib/format/result-texts.ts';
import { useAssessment } from './assessment.flow.ts';

const { noteTitle, noteIntro, note: words, share } = resultTexts;

/** The note for the dentist, collapsed, with buttons to share, copy and print it. */
export const NoteSection = ({ result }: { readonly result: Diagnosis }) => {
  const assessment = useAssessment();
  const passOn = (way: 'share' | 'copy') => () =>
    assessment.send({ type: 'share.requested', way, title: noteTitle, text: noteMessage(result) });
  return (
    <FoldedSection title={noteTitle} intro={noteIntro}>
      <DentistNote texts={result.soap_note} note={result.note} words={words} />
      <ButtonRow>
        <Button
          variant="default"
          leftSection={<IconShare size={20} aria-hidden="true" />}
          onClick={passOn('share')}
        >
          {share.share}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCopy size={20} aria-hidden="true" />}
          onClick={passOn('copy')}
        >
          {share.copy}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={20} aria-hidden="true" />}
          onClick={() => assessment.send({ type: 'print.requested' })}
        >
          {share.print}
        </Button>
      </ButtonRow>
    </FoldedSection>
  );
};
