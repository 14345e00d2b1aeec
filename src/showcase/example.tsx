import type { ReactNode } from 'react';

type ExampleProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** It takes the whole width; without it two or three stand beside each other. */
  readonly wide?: boolean;
};

/** The address of a family or an example on the page. */
export const slug = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** One state of a part, with a title that links to it. */
export const Example = ({ title, children, wide = false }: ExampleProps) => (
  <section id={slug(title)} className="example" data-wide={wide || undefined}>
    <h3>
      <a href={`#${slug(title)}`}>{title}</a>
    </h3>
    <div className="shown">{children}</div>
  </section>
);

/** In the place of a drawing. */
export const PlainBox = () => <div className="drawing" aria-hidden="true" />;
