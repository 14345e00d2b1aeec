/** The palettes of the component library that no component of ours is drawn in. */
const PALETTES = [
  'red',
  'pink',
  'grape',
  'violet',
  'indigo',
  'blue',
  'cyan',
  'green',
  'lime',
  'yellow',
  'orange',
  'gray',
  'dark',
].map((color) => `--mantine-color-${color}-`);

/** The sheet in which the library declares all of its variables. */
const SHEET = '@mantine/core/styles/default-css-variables';

type StyleRule = {
  readonly prop: string;
  readonly source?: { readonly input: { readonly file?: string } };
  readonly remove: () => void;
};

/**
 * Removes the component library's own palettes, which would be a third of all styles. Its one sheet of variables holds
 * them together with what its components need, so that no import leaves them out; library.css says which colours they wear.
 */
export const withoutPalettes = {
  postcssPlugin: 'without-palettes',
  Declaration: (rule: StyleRule): void => {
    const isPalette = PALETTES.some((palette) => rule.prop.startsWith(palette));
    if (isPalette && rule.source?.input.file?.includes(SHEET)) rule.remove();
  },
};
