import { PROFILES_MAX, RELATIONS } from '../../../contracts/accounts/family.ts';
import type { FamilyProfile } from '../../../contracts/endpoints/family.ts';
import { hasGrownUp } from '../../../contracts/rules/family-consent.ts';
import * as say from '../../../contracts/texts/en/family.ts';
import {
  selectIsExporting,
  selectPeople,
  selectThisYear,
} from '../../../machines/family-profiles/family-profiles.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { ButtonRow } from '../../components/button-row/ButtonRow.tsx';
import { RowList } from '../../components/row-list/RowList.tsx';
import { Problem } from './Problem.tsx';
import { useFamily, useFamilySelected } from './family-profiles.flow.ts';
import classes from './family-profiles.module.css';

const Actions = ({ person: { id, name } }: { readonly person: FamilyProfile }) => {
  const flow = useFamily();
  const isExporting = useFamilySelected(selectIsExporting);
  return (
    <ButtonRow>
      <Button
        variant="default"
        aria-label={say.correctDetailsOf(name)}
        onClick={() => flow.send({ type: 'correction.chosen', id })}
      >
        {say.correctDetails}
      </Button>
      <Button
        variant="default"
        aria-label={say.downloadDataOf(name)}
        aria-busy={isExporting}
        onClick={() => flow.send({ type: 'export.chosen', id })}
      >
        {say.downloadData}
      </Button>
      <Button
        variant="danger"
        aria-label={say.deletePersonNamed(name)}
        onClick={() => flow.send({ type: 'erasure.chosen', id })}
      >
        {say.deletePerson}
      </Button>
    </ButtonRow>
  );
};

/** Says what holds of somebody who has grown up, and leads to their consent. */
const GrownUp = ({ person: { id, name } }: { readonly person: FamilyProfile }) => {
  const flow = useFamily();
  return (
    <>
      <p>{say.grownUp(name)}</p>
      <Button
        aria-label={say.sayTheyAgreeOf(name)}
        onClick={() => flow.send({ type: 'correction.chosen', id })}
      >
        {say.sayTheyAgree}
      </Button>
    </>
  );
};

const Add = () => {
  const flow = useFamily();
  return (
    <section aria-labelledby="whom-to-add" className={classes.form}>
      <h2 id="whom-to-add">{say.whoIsIt}</h2>
      <ButtonRow>
        {RELATIONS.map((relation) => (
          <Button
            key={relation}
            variant="default"
            onClick={() => flow.send({ type: 'relation.chosen', relation })}
          >
            {say.RELATIONS[relation]}
          </Button>
        ))}
      </ButtonRow>
    </section>
  );
};

/** Everybody whom the account looks after, and who can be added. */
export const People = () => {
  const people = useFamilySelected(selectPeople);
  const thisYear = useFamilySelected(selectThisYear);
  const rows = people.map((person) => {
    const { id, name, relation, birth_year, guardian } = person;
    const answered = guardian === null ? '' : `. ${say.answeredFor(guardian)}`;
    return {
      id,
      title: name,
      facts: `${say.facts(say.RELATIONS[relation], birth_year)}${answered}.`,
      below: (
        <>
          {hasGrownUp({ birthYear: birth_year, guardian }, thisYear) && <GrownUp person={person} />}
          <Actions person={person} />
        </>
      ),
    };
  });
  return (
    <>
      <h1 tabIndex={-1}>{say.family}</h1>
      <Problem />
      <p>{say.lookAfterOthers}</p>
      {people.length === 0 ? <p>{say.nobodyYet}</p> : <RowList rows={rows} />}
      {people.length < PROFILES_MAX ? <Add /> : <p>{say.fullFamily(PROFILES_MAX)}</p>}
    </>
  );
};
