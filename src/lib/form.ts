/** What a form needs to have to take somebody to what is wrong. */
type Correctable = { readonly getInputNode: (field: string) => HTMLElement | null };

/** Takes the writing to the first field that something is wrong with. */
export const focusFirstError =
  (form: Correctable) =>
  (errors: Readonly<Record<string, unknown>>): void => {
    const [first] = Object.keys(errors);
    if (first !== undefined) form.getInputNode(first)?.focus();
  };
