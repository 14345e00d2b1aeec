/** Types the per-icon modules: the package's index would load six thousand icons. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ReactElement, SVGProps } from 'react';

  const Icon: (
    props: Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: number | string; stroke?: number },
  ) => ReactElement;
  export default Icon;
}
