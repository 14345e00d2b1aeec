import { useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { ChoiceButtons } from '../../components/choice-group/ChoiceButtons.tsx';
import { ChoiceGroup } from '../../components/choice-group/ChoiceGroup.tsx';
import { QuickChips } from '../../components/choice-group/QuickChips.tsx';
import { Checkbox, Radio, RadioGroup, Switch } from '../../components/library/ticks.ts';
import { Example } from '../example.tsx';

const SLOTS = [
  { value: 'morning', label: 'Morning' },
  { value: 'evening', label: 'Evening' },
];

const Cards = () => {
  const [chosen, setChosen] = useState<readonly string[]>(['morning']);
  return (
    <div className="stack">
      <p id="cards">When suits you?</p>
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
    </div>
  );
};

const Ticks = () => (
  <>
    <Example title="Checkboxes">
      <Checkbox label="By message" description="To the number of your account." defaultChecked />
      <Checkbox label="By call" disabled />
      <Checkbox label="I agree to the terms" error="Please agree, or close this page." />
      <Checkbox label="Always on" checked disabled readOnly />
    </Example>
    <Example title="Radios">
      <RadioGroup label="Pay with" defaultValue="upi">
        <Radio value="upi" label="UPI" description="Google Pay, PhonePe, Paytm." />
        <Radio value="card" label="Card" />
        <Radio value="cash" label="Cash at the clinic" disabled />
      </RadioGroup>
    </Example>
    <Example title="Switches">
      <Switch label="Show the marks" defaultChecked />
      <Switch label="Only female dentists" />
      <Switch label="Not available here" disabled />
      <Switch label="Always on" defaultChecked disabled />
    </Example>
  </>
);

/** Components to tick, switch and press. */
export const ChoicesShown = () => (
  <>
    <Ticks />
    <Example title="Our own choice cards">
      <Cards />
    </Example>
    <Example title="Quick chips">
      <QuickChips
        label="Short answers"
        chips={[{ label: 'Since today', chosen: true }, { label: 'For a week' }]}
        onChoose={() => undefined}
      />
    </Example>
    <Example title="Buttons">
      <div className="row">
        <Button>Book</Button>
        <Button variant="default">Change</Button>
        <Button variant="subtle">Back</Button>
        <Button disabled>Not yet</Button>
        <Button disabled aria-busy>
          Paying
        </Button>
      </div>
    </Example>
  </>
);
