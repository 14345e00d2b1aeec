/** One icon a file: the package's own index would load six thousand. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const Icon: (
    props: Omit<import('react').SVGProps<SVGSVGElement>, 'stroke'> & {
      size?: number | string;
      stroke?: number;
    },
  ) => import('react').ReactElement;
  export default Icon;
}
