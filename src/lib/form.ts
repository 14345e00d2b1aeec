/** What a form needs to have to take somebody to what is wrong. */
type Correctable = { readonly getInputNode: (field: string) => HTMLElement | null };

/** Takes the writing to the first field that something is wrong with, clear of what lies over the edges of the window. */
export const focusFirstError =
  (form: Correctable) =>
  (errors: Readonly<Record<string, unknown>>): void => {
    const [first] = Object.keys(errors);
    const field = first === undefined ? null : form.getInputNode(first);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  };
