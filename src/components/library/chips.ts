import '@mantine/core/styles/Chip.layer.css';
import './chips.css';
import * as library from '@mantine/core';

/** A filter to switch on or off; put several inside a fieldset whose legend says what they filter. */
export const Chip = /* @__PURE__ */ library.Chip.withProps({ variant: 'outline' });

/** Chips of which one is chosen, or several with `multiple`. */
export const ChipGroup = library.Chip.Group;
