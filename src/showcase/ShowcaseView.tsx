import type { ReactNode } from 'react';
import { ChoicesShown } from './ChoicesShown.tsx';
import { FieldsShown } from './FieldsShown.tsx';
import { ListsShown } from './ListsShown.tsx';
import { MessagesShown } from './MessagesShown.tsx';
import { OverlaysShown } from './OverlaysShown.tsx';
import { TablesShown } from './TablesShown.tsx';

type PartProps = { readonly title: string; readonly children: ReactNode };

const Part = ({ title, children }: PartProps) => (
  <section className="part">
    <h2>{title}</h2>
    <div className="pieces">{children}</div>
  </section>
);

/** Every piece of the product's look in its states, to be looked at and checked; development only. */
export const ShowcaseView = () => (
  <main className="showcase">
    <h1>Components</h1>
    <Part title="Fields">
      <FieldsShown />
    </Part>
    <Part title="Lists and dates">
      <ListsShown />
    </Part>
    <Part title="Choices and buttons">
      <ChoicesShown />
    </Part>
    <Part title="Messages and progress">
      <MessagesShown />
    </Part>
    <Part title="Tables, tabs and pages">
      <TablesShown />
    </Part>
    <Part title="What opens over the page">
      <OverlaysShown />
    </Part>
  </main>
);
