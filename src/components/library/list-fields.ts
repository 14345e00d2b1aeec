import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import './popup.css';
import './list-fields.css';
import * as library from '@mantine/core';
import { FIELD } from './field.ts';

const LIST = { ...FIELD, checkIconPosition: 'right', maxDropdownHeight: 320 } as const;

/** A choice from a list. Pressing the chosen entry again does not clear it. */
export const Select = /* @__PURE__ */ library.Select.withProps({ ...LIST, allowDeselect: false });

export const MultiSelect = /* @__PURE__ */ library.MultiSelect.withProps(LIST);

/** Free text with suggestions. */
export const Autocomplete = /* @__PURE__ */ library.Autocomplete.withProps({
  ...FIELD,
  maxDropdownHeight: 320,
});
