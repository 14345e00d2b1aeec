import { BulletList } from '../bullet-list/BulletList.tsx';

const ALWAYS = [
  'Sit in a quiet, well-lit place with a good connection.',
  'Have your medicines and older X-rays within reach.',
];

type CallPreparationProps = {
  /** The next step, which depends on the page. */
  readonly next: string;
};

/** Tells how to prepare for a call. */
export const CallPreparation = ({ next }: CallPreparationProps) => (
  <BulletList items={[...ALWAYS, next]} />
);
