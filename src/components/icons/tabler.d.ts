/** One icon a file: the package's own index would load six thousand. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ReactElement, SVGProps } from 'react';

  const Icon: (
    props: Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: number | string; stroke?: number },
  ) => ReactElement;
  export default Icon;
}
