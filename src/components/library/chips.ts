import '@mantine/core/styles/Chip.layer.css';
import './chips.css';
import * as library from '@mantine/core';

/** A filter that is on or off; several of them inside a fieldset whose legend says what they filter. */
export const Chip = /* @__PURE__ */ library.Chip.withProps({ variant: 'outline' });

/** Chips of which one is on, or several with `multiple`. */
export const ChipGroup = library.Chip.Group;
