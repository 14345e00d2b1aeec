import { LANDING_TOPICS, TOPIC_URGENCY } from '../../../contracts/site/landing-topics.ts';
import type { LandingTopic } from '../../../contracts/site/landing-topics.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import {
  LANDING_TOPIC_TEXTS,
  TOPIC_URGENCY_LABELS,
} from '../../../contracts/texts/en/landing-topics.ts';
import { START } from '../../../contracts/texts/en/site.ts';
import { ButtonLink } from '../../components/button/Button.tsx';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import classes from './topics.module.css';

/** Builds the address that starts the assessment with the topic's words (LAND-15). */
const assessmentOf = (label: string): string =>
  `${PATHS.chat}?${new URLSearchParams({ query: label })}`;

const Topic = ({ topic }: { readonly topic: LandingTopic }) => {
  const { label, advice, tips, article } = LANDING_TOPIC_TEXTS[topic];
  const urgency = TOPIC_URGENCY[topic];
  return (
    <details className={classes.topic} name="topic" data-topic={topic}>
      <summary className={classes.chip}>{label}</summary>
      <div className={classes.panel}>
        <p className={classes.urgency} data-urgency={urgency}>
          {TOPIC_URGENCY_LABELS[urgency]}
        </p>
        <p>{advice}</p>
        <h3 className={classes.tipsTitle}>{START.tipsTitle}</h3>
        <BulletList items={tips} />
        <p className={classes.ways}>
          <ButtonLink href={assessmentOf(label)}>{START.assessTopic}</ButtonLink>
          <a className={classes.read} href={article}>
            {START.readMore}
          </a>
        </p>
      </div>
    </details>
  );
};

/**
 * Shows five common worries as chips, each with its advice in place (LAND-07..15). They are `details` elements and need
 * no script.
 */
export const Topics = () => (
  <div className={classes.topics} data-topics>
    <p className={classes.title}>{START.topicsTitle}</p>
    {LANDING_TOPICS.map((topic) => (
      <Topic key={topic} topic={topic} />
    ))}
  </div>
);
