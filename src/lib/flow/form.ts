/** The part of a form that is needed to find a field's input. */
type Correctable = { readonly getInputNode: (field: string) => HTMLElement | null };

/** Focuses the first field with an error and scrolls it to the middle, clear of bars at the window's edges. */
export const focusFirstError =
  (form: Correctable) =>
  (errors: Readonly<Record<string, unknown>>): void => {
    const [first] = Object.keys(errors);
    const field = first === undefined ? null : form.getInputNode(first);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  };
