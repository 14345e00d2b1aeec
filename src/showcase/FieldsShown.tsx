import { useState } from 'react';
import { CodeField } from '../components/fields/CodeField.tsx';
import {
  FileInput,
  NumberInput,
  PasswordInput,
  TextInput,
  Textarea,
} from '../components/library/text-fields.tsx';
import { TextBox } from '../components/text-box/TextBox.tsx';

const STORY = 'A throbbing pain, lower right, since Tuesday. Worse with cold water.';

const Codes = () => {
  const [code, setCode] = useState('');
  return (
    <>
      <CodeField
        label="Code from the message"
        hint="We sent six digits to +91 98765 43210."
        value={code}
        onChange={setCode}
      />
      <CodeField
        label="Code, wrong"
        value="482913"
        error="This code is not right. Check the message, or ask for a new one."
        onChange={() => undefined}
      />
      <CodeField label="Code, being checked" value="482913" disabled onChange={() => undefined} />
    </>
  );
};

const TextBoxes = () => {
  const [own, setOwn] = useState('');
  const hint = 'Say it in your own words.';
  return (
    <>
      <TextBox
        label="Our own text box"
        hint={hint}
        placeholder="My tooth hurts when..."
        value={own}
        onChange={setOwn}
      />
      <Textarea label="The library's" description={hint} placeholder="My tooth hurts when..." />
      <TextBox label="Our own, filled" value={STORY} onChange={() => undefined} />
      <Textarea label="The library's, filled" defaultValue={STORY} />
      <TextBox label="Our own, only to read" value={STORY} readOnly onChange={() => undefined} />
      <Textarea label="The library's, only to read" defaultValue={STORY} readOnly />
    </>
  );
};

/** What is written into. */
export const FieldsShown = () => (
  <>
    <TextInput label="Name" placeholder="Asha Verma" />
    <div data-shown-focused>
      <TextInput label="Name, focused" placeholder="Asha Verma" />
    </div>
    <TextInput
      label="E-mail, wrong"
      defaultValue="asha@example"
      error="An e-mail address ends like .com or .in. Add the ending."
    />
    <TextInput label="City, being found" defaultValue="Pune" loading />
    <TextInput label="Country, fixed" defaultValue="India" disabled />
    <form className="fields">
      <TextInput
        label="E-mail"
        description="We send your report here, and nothing else."
        type="email"
        autoComplete="username"
        defaultValue="asha@example.org"
        required
      />
      <PasswordInput
        label="Password"
        description="At least 12 characters."
        autoComplete="new-password"
      />
      <PasswordInput
        label="Password, wrong"
        defaultValue="tooth"
        error="This is too short."
        autoComplete="new-password"
      />
    </form>
    <NumberInput label="Age" description="In years." defaultValue={34} min={0} max={120} />
    <FileInput
      label="X-ray"
      placeholder="Choose a picture"
      description="JPEG or PNG, up to 20 MB."
    />
    <TextBoxes />
    <Codes />
  </>
);
