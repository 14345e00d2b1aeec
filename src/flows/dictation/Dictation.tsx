import { DICTATION, PHASES, writtenWords } from '../../../contracts/texts/en/flows/dictation.ts';
import {
  selectIsOffered,
  selectPhase,
  selectWords,
} from '../../../machines/dictation/dictation.machine.ts';
import { IconButton } from '../../components/icon-button/IconButton.tsx';
import { IconMicrophone, IconPlayerStop } from '../../components/icons/icons.ts';
import {
  DictationFlow,
  inThisBrowser,
  providedDictation,
  useDictation,
  useDictationSelected,
} from './dictation.flow.ts';
import { useHeard } from '../../lib/flow/heard.ts';
import classes from './dictation.module.css';

type DictationProps = {
  /** Called with what was said, to be put into the box. */
  readonly onWords: (words: string) => void;
  /** True while the box takes no words; what is being said is still heard to its end. */
  readonly disabled?: boolean;
};

/** The button, where the device understands speech by itself. */
export const DictationButton = ({ onWords, disabled }: DictationProps) => {
  const flow = useDictation();
  const phase = useDictationSelected(selectPhase);
  const written = useDictationSelected(selectWords);
  useHeard(flow, 'words.dictated', ({ words }) => onWords(words));
  if (!useDictationSelected(selectIsOffered)) return null;
  const Icon = phase === null ? IconMicrophone : IconPlayerStop;
  return (
    <>
      <output className={phase === null ? 'spoken' : classes.phase}>
        {phase === null ? written && writtenWords(written) : PHASES[phase]}
      </output>
      <IconButton
        className={classes.button}
        data-on={phase !== null || undefined}
        aria-label={phase === null ? DICTATION.start : DICTATION.stop}
        disabled={disabled && phase === null}
        onClick={() =>
          flow.send({ type: phase === null ? 'dictation.requested' : 'dictation.stopped' })
        }
      >
        <Icon size={24} aria-hidden="true" />
      </IconButton>
    </>
  );
};

/** Puts spoken words into the box that it stands in (NEW-100). */
export const Dictation = (props: DictationProps) => (
  <DictationFlow machine={providedDictation} input={inThisBrowser}>
    <DictationButton {...props} />
  </DictationFlow>
);
