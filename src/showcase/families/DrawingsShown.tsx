import { useState } from 'react';
import type { AdviceId } from '../../../contracts/assessment/emergency.ts';
import { EMERGENCY } from '../../../contracts/texts/en/emergency.ts';
import { QUESTIONS } from '../../../contracts/texts/en/questions/index.ts';
import { FaceScale } from '../../components/face-scale/FaceScale.tsx';
import { AtEase } from '../../components/illustrations/AtEase.tsx';
import { FIRST_AID, FirstAid } from '../../components/illustrations/FirstAid.tsx';
import { BODY_SIGNS, BodySign } from '../../components/illustrations/BodySign.tsx';
import { LOOKS, Look } from '../../components/illustrations/Look.tsx';
import { VISITS, Visit } from '../../components/illustrations/Visit.tsx';
import { XRAY_KINDS, XrayKind } from '../../components/illustrations/XrayKind.tsx';
import { FIRST_AID_FOR } from '../../components/illustrations/first-aid-for.ts';
import { MouthMap } from '../../components/mouth-map/MouthMap.tsx';
import type { MouthMapProps } from '../../components/mouth-map/MouthMap.tsx';
import { FACES, PLACES } from '../../flows/assessment/question-pictures.tsx';

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const SomePlaces = ({ type }: Pick<MouthMapProps<string>, 'type'>) => {
  const [chosen, setChosen] = useState<readonly string[]>(['one_cheek']);
  const id = `places-${type}`;
  return (
    <div className="stack">
      <p id={id}>Where is it, with one answer or several ({type})</p>
      <MouthMap
        type={type}
        choices={choicesOf(QUESTIONS.lesion_location.options)}
        places={PLACES.lesion_location}
        labelledBy={id}
        name={id}
        chosen={chosen}
        onChange={(value) =>
          setChosen(type === 'radio' ? [value] : [...new Set([...chosen, value])])
        }
      />
    </div>
  );
};

const Strength = ({ question }: { readonly question: 'pain_intensity' | 'gum_pain' }) => {
  const [chosen, setChosen] = useState('strong');
  const { question: title, options } = QUESTIONS[question];
  return (
    <div className="stack">
      <p id={question}>{title}</p>
      <FaceScale
        type="radio"
        labelledBy={question}
        name={question}
        choices={choicesOf(options)}
        chosen={[chosen]}
        onChange={setChosen}
        faces={FACES[question]}
      />
    </div>
  );
};

/** Questions that are answered on a picture. */
export const AnswersOnPicturesShown = () => (
  <>
    <SomePlaces type="checkbox" />
    <SomePlaces type="radio" />
    <Strength question="pain_intensity" />
    <Strength question="gum_pain" />
  </>
);

/** Every drawing, small and large, with the words beside it. */
export const DrawingsShown = () => (
  <>
    {(Object.keys(FIRST_AID_FOR) as AdviceId[]).map((id) => (
      <div key={id} className="beside">
        <FirstAid name={FIRST_AID_FOR[id] ?? 'call'} />
        <p>{EMERGENCY.advice[id]}</p>
      </div>
    ))}
    <AtEase />
    <div className="row">
      {FIRST_AID.map((name) => (
        <FirstAid key={name} name={name} size={96} />
      ))}
    </div>
    <div className="row">
      {BODY_SIGNS.map((name) => (
        <BodySign key={name} name={name} />
      ))}
      {BODY_SIGNS.map((name) => (
        <BodySign key={name} name={name} size={96} />
      ))}
    </div>
    <div className="row">
      {VISITS.map((name) => (
        <Visit key={name} name={name} />
      ))}
      {VISITS.map((name) => (
        <Visit key={name} name={name} size={96} />
      ))}
    </div>
    <div className="row">
      {XRAY_KINDS.map((name) => (
        <XrayKind key={name} name={name} />
      ))}
      {XRAY_KINDS.map((name) => (
        <XrayKind key={name} name={name} size={96} />
      ))}
    </div>
    <div className="row">
      {LOOKS.map((name) => (
        <Look key={name} name={name} />
      ))}
      {LOOKS.map((name) => (
        <Look key={name} name={name} size={96} />
      ))}
    </div>
  </>
);
