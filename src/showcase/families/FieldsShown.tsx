import { useState } from 'react';
import { PasswordInput, TextInput, Textarea } from '../../components/library/text-fields.ts';
import { TextBox } from '../../components/text-box/TextBox.tsx';
import { Example } from '../example.tsx';

const STORY = 'A throbbing pain, lower right, since Tuesday. Worse with cold water.';

const TextBoxes = () => {
  const [own, setOwn] = useState('');
  const hint = 'Say it in your own words.';
  return (
    <>
      <Example title="Text boxes, ours and the library's">
        <TextBox
          label="Our own text box"
          hint={hint}
          placeholder="My tooth hurts when..."
          value={own}
          onChange={setOwn}
        />
        <Textarea label="The library's" description={hint} placeholder="My tooth hurts when..." />
      </Example>
      <Example title="Text boxes, filled">
        <TextBox label="Our own, filled" value={STORY} onChange={() => undefined} />
        <Textarea label="The library's, filled" defaultValue={STORY} />
      </Example>
      <Example title="Text boxes, only to read">
        <TextBox label="Our own, only to read" value={STORY} readOnly onChange={() => undefined} />
        <Textarea label="The library's, only to read" defaultValue={STORY} readOnly />
      </Example>
    </>
  );
};

/** Text fields. */
export const FieldsShown = () => (
  <>
    <Example title="Text field, empty and focused">
      <TextInput label="Name" placeholder="Asha Verma" />
      <div data-shown-focused>
        <TextInput label="Name, focused" placeholder="Asha Verma" />
      </div>
    </Example>
    <Example title="Text field, wrong, busy and fixed">
      <TextInput
        label="E-mail, wrong"
        defaultValue="asha@example"
        error="An e-mail address ends like .com or .in. Add the ending."
      />
      <TextInput label="City, being found" defaultValue="Pune" loading />
      <TextInput label="Country, fixed" defaultValue="India" disabled />
    </Example>
    <Example title="Password">
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
    </Example>
    <TextBoxes />
  </>
);
