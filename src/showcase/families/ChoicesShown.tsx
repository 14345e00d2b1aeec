import { useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { ChoiceButtons } from '../../components/choice-group/ChoiceButtons.tsx';
import { ChoiceGroup } from '../../components/choice-group/ChoiceGroup.tsx';
import { QuickChips } from '../../components/choice-group/QuickChips.tsx';
import { Chip, ChipGroup } from '../../components/library/chips.ts';
import {
  Checkbox,
  CheckboxGroup,
  Radio,
  RadioGroup,
  Switch,
} from '../../components/library/ticks.ts';
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

const FilterChips = () => (
  <>
    <Example title="Filter chips, several">
      <fieldset>
        <legend>Urgency</legend>
        <div className="row">
          <ChipGroup multiple defaultValue={['urgent']}>
            <Chip value="urgent">Urgent</Chip>
            <Chip value="moderate">Moderate</Chip>
            <Chip value="routine">Routine</Chip>
            <Chip value="closed" disabled>
              Closed
            </Chip>
          </ChipGroup>
        </div>
      </fieldset>
    </Example>
    <Example title="Filter chips, one">
      <fieldset>
        <legend>Time</legend>
        <div className="row">
          <ChipGroup defaultValue="week">
            <Chip value="day">Today</Chip>
            <Chip value="week">Last 7 days</Chip>
            <Chip value="month">Last 30 days</Chip>
          </ChipGroup>
        </div>
      </fieldset>
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
        chips={[{ label: 'Since today' }, { label: 'For a week' }]}
        onChoose={() => undefined}
      />
    </Example>
    <FilterChips />
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
