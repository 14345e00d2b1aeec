import type { ReactNode } from 'react';
import { FirstAid } from '../../components/illustrations/FirstAid.tsx';
import { MissingTooth } from '../../components/illustrations/Illustrations.tsx';
import { Look } from '../../components/illustrations/Look.tsx';
import { Visit } from '../../components/illustrations/Visit.tsx';
import type { ArticleTopic } from '../../lib/format/written-texts.ts';

const DRAWINGS: Readonly<Partial<Record<ArticleTopic, ReactNode>>> = {
  emergency: <FirstAid name="call" />,
  pain: <FirstAid name="cold_cloth" />,
  gums: <Look name="gum_firm" size={48} />,
  spots: <Look name="round_sore" size={48} />,
  spacing: <MissingTooth size={48} />,
  children: <FirstAid name="not_alone" />,
  visit: <Visit name="dentist_chair" />,
};

/** The drawing beside a topic's heading, where the set has one that fits. */
export const TopicDrawing = ({ topic }: { readonly topic: ArticleTopic }) => DRAWINGS[topic];
