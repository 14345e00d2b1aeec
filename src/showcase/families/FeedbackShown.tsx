import { useState } from 'react';
import { ScoreScale } from '../../components/feedback/ScoreScale.tsx';
import { StarRating } from '../../components/feedback/StarRating.tsx';
import { Example } from '../example.tsx';

const WORDS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;
const ENDS = ['Least satisfied', 'Most satisfied'] as const;

const Stars = () => {
  const [stars, setStars] = useState<number | null>(null);
  return (
    <Example title="Stars, none yet">
      <StarRating label="How was it?" words={WORDS} value={stars} onChange={setStars} />
    </Example>
  );
};

const Score = ({ title, first }: { readonly title: string; readonly first: number | null }) => {
  const [score, setScore] = useState(first);
  return (
    <Example title={title}>
      <ScoreScale
        label="How satisfied are you with the analysis?"
        ends={ENDS}
        value={score}
        onChange={setScore}
      />
    </Example>
  );
};

/** Components that ask for feedback. */
export const FeedbackShown = () => (
  <>
    <Stars />
    <Example title="Stars, four of five">
      <StarRating label="And the dentist?" words={WORDS} value={4} onChange={() => undefined} />
    </Example>
    <Example title="Stars, missing">
      <StarRating
        label="And the call?"
        words={WORDS}
        value={null}
        onChange={() => undefined}
        error="Select a star rating before submitting your feedback."
      />
    </Example>
    <Score title="Score from 1 to 10" first={null} />
    <Score title="Score, low" first={3} />
    <Score title="Score, high" first={9} />
  </>
);
