import { useState } from 'react';
import { CodeField } from '../../components/fields/CodeField.tsx';
import { ResendLine } from '../../components/fields/ResendLine.tsx';
import { Example } from '../example.tsx';

const ASKED = { question: 'Nothing arrived?', label: 'Send a new code' };

const Codes = () => {
  const [code, setCode] = useState('');
  const [short, setShort] = useState('');
  return (
    <>
      <Example title="Code from an e-mail">
        <CodeField
          label="Code from the email"
          hint="We sent six digits to asha@example.org."
          value={code}
          onChange={setCode}
        />
        <ResendLine {...ASKED} wait="in 40 seconds" onResend={() => setCode('')} />
      </Example>
      <Example title="Code from a message">
        <CodeField
          label="Code from the message"
          hint="We sent four digits to +91 98765 43210."
          length={4}
          value={short}
          onChange={setShort}
        />
        <ResendLine
          {...ASKED}
          announce="You can ask for a new code now."
          onResend={() => setShort('')}
        />
      </Example>
    </>
  );
};

/** Fields for one-time codes. */
export const CodesShown = () => (
  <>
    <Codes />
    <Example title="Code, wrong">
      <CodeField
        label="Code, wrong"
        value="482913"
        error="This code is not right. Check the message, or ask for a new one."
        onChange={() => undefined}
      />
      <ResendLine {...ASKED} onResend={() => undefined} />
    </Example>
    <Example title="Code, being checked">
      <CodeField label="Code, being checked" value="482913" disabled onChange={() => undefined} />
    </Example>
  </>
);
