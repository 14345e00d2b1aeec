import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { langOf } from '../../../contracts/rules/lang-of.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { FoldedSection } from '../../components/result-section/FoldedSection.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { resultTexts } from '../../lib/format/result-texts.ts';
import classes from './result.module.css';

const { looksWays: words } = resultTexts;

/** The ways to change how teeth look, and what to ask about them; nothing where the result is about more than looks. */
export const LooksWays = ({ result: { looks } }: { readonly result: Diagnosis }) =>
  looks && (
    <>
      <ResultSection title={words.title} intro={words.intro}>
        <ul className={classes.ways}>
          {looks.ways.map(({ name, what, time }) => (
            <li key={name} lang={langOf(what)}>
              <strong>{name}</strong>
              <p>{what}</p>
              <p className="soft">{time}</p>
            </li>
          ))}
        </ul>
      </ResultSection>
      <FoldedSection title={words.askTitle} intro={words.cost}>
        <BulletList items={looks.ask} />
      </FoldedSection>
    </>
  );
