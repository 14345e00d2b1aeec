import type { ReactNode } from 'react';

type ExampleProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** True for the full width; otherwise two or three examples share a row. */
  readonly wide?: boolean;
};

/** Makes the anchor of a family or an example. */
export const slug = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Shows one state of a component, with a title that links to it. */
export const Example = ({ title, children, wide = false }: ExampleProps) => (
  <section id={slug(title)} className="example" data-wide={wide || undefined}>
    <h3>
      <a href={`#${slug(title)}`}>{title}</a>
    </h3>
    <div className="shown">{children}</div>
  </section>
);

/** A placeholder for a drawing. */
export const PlainBox = () => <div className="drawing" aria-hidden="true" />;
