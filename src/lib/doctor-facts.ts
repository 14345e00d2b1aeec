import type { Fact } from '../components/fact-list/FactList.tsx';

type Consulting = {
  readonly name: string;
  /** As the register of dentists has it; samples have none. */
  readonly registration: string | null;
};

/** Who consults, with the number under which anybody can look them up. */
export const doctorFacts = ({ name, registration }: Consulting): readonly Fact[] => [
  { name: 'With', value: name },
  ...(registration === null ? [] : [{ name: 'Registration number', value: registration }]),
];
