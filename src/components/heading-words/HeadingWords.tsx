import { Fragment } from 'react';
import { isLong, wholeParts } from './whole-parts.ts';

/** The words of a heading, none of whose lines ends with an article or a preposition. */
export const HeadingWords = ({ children }: { readonly children: string }) => {
  const parts = wholeParts(children);
  if (!parts.some(isLong)) return children;
  // One element, so that they stay one text where a heading lays out what is in it.
  return (
    <span>
      {parts.map((part) => (
        <Fragment key={part.at}>
          {part.at > 0 && ' '}
          {isLong(part) ? <span data-whole>{part.words}</span> : part.words}
        </Fragment>
      ))}
    </span>
  );
};
