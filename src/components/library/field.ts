import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import './field.css';
import classes from '../fields/field.module.css';

/** Gives the library's fields the classes of this product's text box. */
export const FIELD = {
  classNames: { label: classes.label, description: classes.hint, input: classes.box },
} as const;
