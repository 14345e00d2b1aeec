import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import * as say from '../../../contracts/texts/en/frames.ts';
import './text-fields.css';
import * as library from '@mantine/core';
import { FIELD } from './field.ts';

export const TextInput = /* @__PURE__ */ library.TextInput.withProps(FIELD);

export const Textarea = /* @__PURE__ */ library.Textarea.withProps(FIELD);

/** A password that can be shown; the button for it is reachable by keyboard too. */
export const PasswordInput = /* @__PURE__ */ library.PasswordInput.withProps({
  ...FIELD,
  visibilityToggleFocusable: true,
  visibilityToggleButtonProps: { 'aria-label': say.showThePassword },
});
