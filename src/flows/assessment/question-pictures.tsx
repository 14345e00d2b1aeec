import type { ReactNode } from 'react';
import type { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import { ChoiceGroup } from '../../components/choice-group/ChoiceGroup.tsx';
import type { ChoiceGroupProps } from '../../components/choice-group/ChoiceGroup.tsx';
import type { FaceLevel } from '../../components/face-scale/Face.tsx';
import { FaceScale } from '../../components/face-scale/FaceScale.tsx';
import type { Faces } from '../../components/face-scale/FaceScale.tsx';
import { BODY_SIGNS, BodySign } from '../../components/illustrations/BodySign.tsx';
import { Look } from '../../components/illustrations/Look.tsx';
import type { LookName } from '../../components/illustrations/Look.tsx';
import { MouthMap } from '../../components/mouth-map/MouthMap.tsx';
import type { Places } from '../../components/mouth-map/MouthMap.tsx';
import type { MouthArea } from '../../components/mouth-map/mouth-areas.ts';

type Asked = (typeof QUESTION_BANK)[keyof typeof QUESTION_BANK][number];

/** Maps some options of some questions to a value; an id that no question uses does not compile. */
type ForOptions<Value> = {
  readonly [Q in Asked as Q['id']]?: Readonly<Partial<Record<Q['options'][number], Value>>>;
};

/** Answers that are a place on a drawing of the mouth. `pain_location` asks how well a pain can be located: no place. */
export const PLACES = {
  lesion_location: {
    outer_lip: 'outer_lip',
    mouth_corner: 'mouth_corner',
    inner_lip: 'inner_lip',
    one_cheek: 'one_cheek',
    both_cheeks: 'both_cheeks',
    tongue: 'tongue',
    under_tongue: 'under_tongue',
    gum: 'gum',
    palate: 'palate',
  },
} as const satisfies ForOptions<MouthArea>;

/** Answers that grade a pain, with the face of each. */
export const FACES = {
  pain_intensity: { mild: 1, moderate: 2, strong: 3, very_severe: 4 },
  gum_pain: { no_pain: 0, mild: 1, moderate: 2, strong: 3, very_severe: 4 },
  urgency_level: { no_pain: 0, mild: 1, moderate: 2, strong: 3, unbearable: 4 },
} as const satisfies ForOptions<FaceLevel>;

/** Answers that can be seen in a mirror, with their drawings. */
const LOOKS: ForOptions<LookName> = {
  lesion_type: {
    small_round_sore: 'round_sore',
    other_sore: 'other_sore',
    many_small_sores: 'many_sores',
    lip_blisters: 'lip_blisters',
    white_patch: 'white_patch',
    red_patch: 'red_patch',
    red_white_patch: 'red_white_patch',
    lump: 'lump',
    tongue_map: 'tongue_map',
    socket_not_healing: 'empty_socket',
  },
  gum_color: {
    pink_firm: 'gum_firm',
    red_puffy: 'gum_red_puffy',
    tips_cut_or_grey: 'gum_tips_lost',
    white_or_lacy: 'gum_lacy',
    red_or_red_white: 'gum_red_white',
    raw_peeling: 'gum_peeling',
    thick_overgrown: 'gum_overgrown',
    many_small_sores: 'gum_many_sores',
  },
  gum_swelling: {
    swelling_at_tooth: 'gum_swelling',
    draining_pimple: 'gum_pimple',
    pus_at_gum_edge: 'gum_pus',
    lump: 'lump',
    sore_or_ulcer: 'other_sore',
    socket_not_healing: 'empty_socket',
  },
  gum_teeth: { gum_receded: 'gum_receded' },
};

type QuestionChoicesProps = ChoiceGroupProps<string> & { readonly questionId: string };

const of = <Value,>(
  table: Readonly<Record<string, Value>>,
  questionId: string,
): Value | undefined => (Object.hasOwn(table, questionId) ? table[questionId] : undefined);

/** Shows a question's choices on its picture if it has one, else in rows. */
export const QuestionChoices = ({ questionId, ...props }: QuestionChoicesProps) => {
  const places = of<Places>(PLACES, questionId);
  if (places) return <MouthMap {...props} places={places} />;
  const faces = of<Faces>(FACES, questionId);
  return faces ? <FaceScale {...props} faces={faces} /> : <ChoiceGroup {...props} />;
};

/** Returns the drawing beside an option in its row, if it has one. */
export const drawingFor = (questionId: string, option: string): ReactNode => {
  const looks: Readonly<Record<string, LookName>> | undefined = (
    LOOKS as Readonly<Record<string, Readonly<Record<string, LookName>>>>
  )[questionId];
  const look = looks?.[option];
  return look && <Look name={look} />;
};

/** Returns the drawing of a row of danger signs, which is named like it; undefined for any other row. */
export const drawingForGroup = (groupId: string): ReactNode => {
  const name = BODY_SIGNS.find((each) => each === groupId);
  return name && <BodySign name={name} />;
};
