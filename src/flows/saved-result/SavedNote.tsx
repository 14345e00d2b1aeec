import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { Button } from '../../components/button/Button.tsx';
import { ButtonRow } from '../../components/button-row/ButtonRow.tsx';
import { DentistNote } from '../../components/dentist-note/DentistNote.tsx';
import { IconPrinter } from '../../components/icons/icons.ts';
import { FoldedSection } from '../../components/result-section/FoldedSection.tsx';
import { resultTexts } from '../../lib/format/result-texts.ts';
import { useSavedResult } from './saved-result.flow.ts';

const { noteTitle, noteIntro, note: words, share } = resultTexts;

/** The note for the dentist, collapsed, to show or print. */
export const SavedNote = ({ result }: { readonly result: Diagnosis }) => {
  const saved = useSavedResult();
  return (
    <FoldedSection title={noteTitle} intro={noteIntro}>
      <DentistNote texts={result.soap_note} note={result.note} words={words} />
      <ButtonRow>
        <Button
          variant="default"
          leftSection={<IconPrinter size={20} aria-hidden="true" />}
          onClick={() => saved.send({ type: 'print.requested' })}
        >
          {share.print}
        </Button>
      </ButtonRow>
    </FoldedSection>
  );
};
