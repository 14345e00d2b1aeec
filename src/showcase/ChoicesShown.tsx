import { Button, Loader } from '@mantine/core';
import { useState } from 'react';
import { ChoiceButtons } from '../components/choice-group/ChoiceButtons.tsx';
import { ChoiceGroup } from '../components/choice-group/ChoiceGroup.tsx';
import { QuickChips } from '../components/choice-group/QuickChips.tsx';
import { Checkbox, CheckboxGroup, Radio, RadioGroup, Switch } from '../components/library/ticks.ts';

const SLOTS = [
  { value: 'morning', label: 'Morning' },
  { value: 'evening', label: 'Evening' },
];

const Cards = () => {
  const [chosen, setChosen] = useState<readonly string[]>(['morning']);
  return (
    <>
      <p id="cards">Our own choice cards</p>
      <ChoiceGroup
        type="radio"
        labelledBy="cards"
        name="slot"
        choices={SLOTS}
        chosen={chosen}
        onChange={(value) => setChosen([value])}
      />
      <ChoiceGroup
        type="checkbox"
        labelledBy="cards"
        name="slots"
        choices={SLOTS}
        chosen={chosen}
        onChange={(value) => setChosen([value])}
      />
      <ChoiceButtons
        labelledBy="cards"
        chosen="morning"
        choices={SLOTS}
        onChoose={(value) => setChosen([value])}
      />
    </>
  );
};

/** What is ticked, switched and pressed. */
export const ChoicesShown = () => (
  <>
    <div>
      <CheckboxGroup
        label="Reminders"
        description="Before the visit."
        defaultValue={['message']}
        error="Choose one at least."
      >
        <Checkbox value="message" label="By message" description="To the number of your account." />
        <Checkbox value="mail" label="By e-mail" />
        <Checkbox value="call" label="By call" disabled />
      </CheckboxGroup>
      <Checkbox label="All of them" indeterminate />
      <Checkbox label="I agree to the terms" error="Please agree, or close this page." />
      <Checkbox label="Always on" checked disabled readOnly />
    </div>
    <RadioGroup label="Pay with" defaultValue="upi">
      <Radio value="upi" label="UPI" description="Google Pay, PhonePe, Paytm." />
      <Radio value="card" label="Card" />
      <Radio value="cash" label="Cash at the clinic" disabled />
    </RadioGroup>
    <div>
      <Switch label="Show the marks" defaultChecked />
      <Switch label="Only female dentists" />
      <Switch label="Not available here" disabled />
      <Switch label="Always on" defaultChecked disabled />
    </div>
    <div className="stack">
      <Cards />
      <QuickChips
        label="Short answers"
        chips={[{ label: 'Since today' }, { label: 'For a week' }]}
        onChoose={() => undefined}
      />
    </div>
    <div className="row">
      <Button>Book</Button>
      <Button variant="default">Change</Button>
      <Button variant="light">Share</Button>
      <Button variant="subtle">Back</Button>
      <Button disabled>Not yet</Button>
      <Button disabled leftSection={<Loader size={18} color="currentColor" aria-hidden="true" />}>
        Paying
      </Button>
    </div>
  </>
);
