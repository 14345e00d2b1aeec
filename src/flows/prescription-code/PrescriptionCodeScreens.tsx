import type { VerifiedPrescription } from '../../../contracts/endpoints/prescriptions.ts';
import {
  selectCode,
  selectCodeProblem,
  selectIsVerifying,
  selectVerified,
} from '../../../machines/prescription-code/prescription-code.machine.ts';
import {
  PRESCRIPTION_CODE_TEXTS as TEXTS,
  VERIFIED_TEXTS,
} from '../../../contracts/texts/en/flows/prescription-code.ts';
import { Callout } from '../../components/callout/Callout.tsx';
import { FactList } from '../../components/fact-list/FactList.tsx';
import { LineField } from '../../components/fields/LineField.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { PageTitle } from '../../components/page-column/PageColumn.tsx';
import { LedForm } from '../../lib/flow/LedForm.tsx';
import { momentWords } from '../../lib/format/slot-words.ts';
import { usePrescriptionCode, usePrescriptionCodeSelected } from './prescription-code.flow.ts';

/** Length above that of a code, for its hyphens and spaces. */
const WRITTEN_MAX = 40;

const TONES = {
  valid: 'routine',
  old: 'soon',
  replaced: 'soon',
  withdrawn: 'urgent',
  unknown: 'urgent',
} as const satisfies Readonly<Record<VerifiedPrescription['state'], string>>;

const Answer = ({ verified }: { readonly verified: VerifiedPrescription }) => {
  const { state, issued_at, doctor_name, doctor_registration } = verified;
  const { title, text } = VERIFIED_TEXTS[state];
  const facts = [
    { name: TEXTS.issued, value: issued_at === null ? null : momentWords(issued_at) },
    { name: TEXTS.dentist, value: doctor_name },
    { name: TEXTS.registration, value: doctor_registration },
  ].flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
  return (
    <output>
      <Callout tone={TONES[state]} title={title}>
        <p>{text}</p>
        {facts.length > 0 && <FactList facts={facts} />}
      </Callout>
    </output>
  );
};

/** The page that checks a prescription: a code, and what the server says of it. */
export const PrescriptionCodeScreens = () => {
  const flow = usePrescriptionCode();
  const code = usePrescriptionCodeSelected(selectCode);
  const verified = usePrescriptionCodeSelected(selectVerified);
  const problem = usePrescriptionCodeSelected(selectCodeProblem);
  const isVerifying = usePrescriptionCodeSelected(selectIsVerifying);
  return (
    <>
      <PageTitle>{TEXTS.title}</PageTitle>
      <p>{TEXTS.intro}</p>
      <LedForm
        button={isVerifying ? TEXTS.checking : TEXTS.check}
        isBusy={isVerifying}
        onSubmit={() => flow.send({ type: 'code.submitted' })}
      >
        <LineField
          label={TEXTS.code}
          hint={TEXTS.hint}
          maxLength={WRITTEN_MAX}
          value={code}
          readOnly={isVerifying}
          onChange={(written) => flow.send({ type: 'code.changed', code: written })}
        />
        {problem !== null && <InlineError>{TEXTS[problem]}</InlineError>}
      </LedForm>
      {verified !== null && <Answer verified={verified} />}
      <p>{TEXTS.shows}</p>
    </>
  );
};
