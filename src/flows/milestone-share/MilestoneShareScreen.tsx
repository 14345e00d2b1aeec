import { OWN_WORDS_MAX, SHARE_TARGETS } from '../../../contracts/site/milestones.ts';
import type { ShareTarget } from '../../../contracts/site/milestones.ts';
import * as say from '../../../contracts/texts/en/milestone-share.ts';
import {
  selectChosenMilestone,
  selectHasSheet,
  selectIsSharing,
  selectMilestones,
  selectOwnWords,
  selectSharedText,
} from '../../../machines/milestone-share/milestone-share.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { IconCopy, IconShare } from '../../components/icons/icons.ts';
import { QuestionCard } from '../../components/question-card/QuestionCard.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { TextBox } from '../../components/text-box/TextBox.tsx';
import { withLink } from '../../lib/address/post-address.ts';
import { dayWords } from '../../lib/format/slot-words.ts';
import { MilestonePicture } from './MilestonePicture.tsx';
import { useMilestoneShare, useMilestoneShareSelected } from './milestone-share.flow.ts';
import classes from './milestone-share.module.css';

const NAMES: Readonly<Record<Exclude<ShareTarget, 'sheet'>, string>> = {
  whatsapp: 'WhatsApp',
  twitter: 'Twitter',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
};

/** Buttons for the places to share it (SHARE-03..08). */
const Ways = () => {
  const sharing = useMilestoneShare();
  const hasSheet = useMilestoneShareSelected(selectHasSheet);
  const isBusy = useMilestoneShareSelected(selectIsSharing);
  const share = (target: ShareTarget) => sharing.send({ type: 'share.requested', target });
  return (
    <div className={classes.ways}>
      {hasSheet && (
        <Button
          className={classes.wide}
          disabled={isBusy}
          leftSection={<IconShare size={20} aria-hidden="true" />}
          onClick={() => share('sheet')}
        >
          {say.shareByAnApp}
        </Button>
      )}
      {SHARE_TARGETS.map((target) => (
        <Button key={target} variant="default" disabled={isBusy} onClick={() => share(target)}>
          {NAMES[target]}
        </Button>
      ))}
      <Button
        variant="default"
        className={classes.wide}
        disabled={isBusy}
        leftSection={<IconCopy size={20} aria-hidden="true" />}
        onClick={() => sharing.send({ type: 'copy.requested' })}
      >
        {say.copyToClipboard}
      </Button>
    </div>
  );
};

/** Shows what is shared, as others will see it, and where to share it (SHARE-01..08). */
export const MilestoneShareScreen = () => {
  const sharing = useMilestoneShare();
  const milestones = useMilestoneShareSelected(selectMilestones);
  const chosen = useMilestoneShareSelected(selectChosenMilestone);
  const words = useMilestoneShareSelected(selectOwnWords);
  const text = useMilestoneShareSelected(selectSharedText);
  const milestone = milestones.find(({ id }) => id === chosen);
  return (
    <div className="stack">
      <QuestionCard
        name="milestone"
        question={say.whatAreYouGladOf}
        choices={milestones.map(({ id, title }) => ({ value: id, label: title }))}
        chosen={chosen}
        onAnswer={(id) => sharing.send({ type: 'milestone.chosen', id })}
      />
      {milestone && (
        <figure className={classes.preview}>
          <MilestonePicture milestone={milestone} />
          <p className="spoken">{`${milestone.title}. ${milestone.description}`}</p>
          {milestone.achievedDate && (
            <figcaption className={classes.achieved}>
              {say.sharedOn(dayWords(milestone.achievedDate).name)}
            </figcaption>
          )}
        </figure>
      )}
      <TextBox
        label={say.yourOwnWordsOptional}
        hint={say.yourWordsSharedAsYouWrite}
        value={words}
        rows={2}
        maxLength={OWN_WORDS_MAX}
        onChange={(value) => sharing.send({ type: 'words.changed', text: value })}
      />
      <ResultSection title={say.whatOthersWillSee}>
        <p className={classes.text}>{withLink(text)}</p>
      </ResultSection>
      <Ways />
    </div>
  );
};
