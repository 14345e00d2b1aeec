import * as say from '../../../contracts/texts/en/signing-in.ts';
import { digitsOf } from '../../../contracts/accounts/code-form.ts';
import {
  selectCodeError,
  selectIsSpent,
  selectIsTrying,
  selectResendIn,
} from '../../../machines/one-time-code/one-time-code.machine.ts';
import { CodeForm } from '../../components/code-form/CodeForm.tsx';
import { phoneInWords } from '../../lib/format/phone.ts';
import { useOneTimeCode, useOneTimeCodeSelected } from './one-time-code.flow.ts';

/** The boxes for a code that was sent (OTPL-07, REG-18, REG-19). */
export const CodeEntry = () => {
  const code = useOneTimeCode();
  const { purpose, channel, contact } = useOneTimeCodeSelected(({ context }) => context.aim);
  const error = useOneTimeCodeSelected(selectCodeError);
  const digits = digitsOf({ purpose, channel });
  const to = channel === 'email' ? contact : phoneInWords(contact);
  return (
    <CodeForm
      label={channel === 'email' ? say.codeFromTheEmail : say.codeFromTheMessage}
      hint={
        purpose === 'newPassword'
          ? say.ifThereAccountDigitsTheirWay(to, digits)
          : say.weSentDigitsTo(digits, to)
      }
      length={digits}
      error={error ?? undefined}
      busy={useOneTimeCodeSelected(selectIsTrying)}
      spent={useOneTimeCodeSelected(selectIsSpent)}
      resendIn={useOneTimeCodeSelected(selectResendIn)}
      onSubmit={(value) => code.send({ type: 'code.submitted', code: value })}
      onChange={() => code.send({ type: 'code.changed' })}
      onResend={() => code.send({ type: 'code.requested' })}
    />
  );
};
