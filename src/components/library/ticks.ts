import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import './ticks.css';
import * as library from '@mantine/core';
import classes from '../choice-group/choice-group.module.css';
import { FIELD } from './field.ts';

/** The style sheet of the choice cards draws the mark. */
const noIcon = (): null => null;

export const Checkbox = /* @__PURE__ */ library.Checkbox.withProps({
  classNames: { input: classes.input },
  icon: noIcon,
});

export const Radio = /* @__PURE__ */ library.Radio.withProps({
  classNames: { radio: classes.input },
  icon: noIcon,
});

/** Radios of which one is chosen, with one label, hint and error. */
export const RadioGroup = /* @__PURE__ */ library.Radio.Group.withProps(FIELD);

export const Switch = /* @__PURE__ */ library.Switch.withProps({ withThumbIndicator: false });
