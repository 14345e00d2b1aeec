import { useId } from 'react';
import type { AreaFault } from '../../../contracts/booking/directory.ts';
import { LONGEST_PLACE } from '../../../contracts/booking/directory.ts';
import * as say from '../../../contracts/texts/en/dentist-search.ts';
import {
  selectAreaFault,
  selectTypedArea,
} from '../../../machines/dentist-search/dentist-search.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import field from '../../components/fields/field.module.css';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { useDentistSearch, useDentistSearchSelected } from './dentist-search.flow.ts';
import classes from './dentist-search.module.css';

const FAULTS: Readonly<Record<AreaFault, string>> = {
  nameless: say.typeNameYourAreaStreetPin,
  pin: say.aPinCodeHasSixDigits,
};

/** Looks for an area or a PIN code once it is submitted. */
export const AreaField = () => {
  const search = useDentistSearch();
  const typed = useDentistSearchSelected(selectTypedArea);
  const fault = useDentistSearchSelected(selectAreaFault);
  const id = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        search.send({ type: 'area.requested' });
      }}
    >
      <label className={field.label} htmlFor={id}>
        {say.areaOrPinCode}
      </label>
      <div className={classes.area}>
        <input
          id={id}
          name="area"
          className={field.box}
          value={typed}
          maxLength={LONGEST_PLACE}
          enterKeyHint="search"
          autoComplete="off"
          aria-invalid={fault !== null}
          aria-describedby={`${id}fault`}
          onChange={(event) =>
            search.send({ type: 'area.typed', words: event.currentTarget.value })
          }
        />
        <Button type="submit" variant="default">
          {say.search}
        </Button>
      </div>
      <div id={`${id}fault`} className={classes.fault}>
        {fault !== null && <InlineError>{FAULTS[fault]}</InlineError>}
      </div>
    </form>
  );
};
