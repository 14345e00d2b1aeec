import { XRAY_GUIDE } from '../../../contracts/texts/en/xray-guide.ts';
import { JAW_PARTS } from '../../../contracts/xray/jaw-parts.ts';
import { FoldedSection } from '../../components/result-section/FoldedSection.tsx';
import { JawDrawing } from './JawDrawing.tsx';
import classes from './jaw.module.css';

const { legend } = XRAY_GUIDE;

/** Explains a panoramic picture by a drawing with numbers; the list says the same to who does not see it. */
export const JawLegend = () => (
  <FoldedSection title={legend.title} intro={legend.intro}>
    <div className={classes.legend}>
      <JawDrawing />
      <ol className={classes.parts}>
        {JAW_PARTS.map((part) => (
          <li key={part}>
            <strong>{legend.parts[part].name}</strong>
            {`: ${legend.parts[part].about}`}
          </li>
        ))}
      </ol>
    </div>
    <p>{legend.bright}</p>
  </FoldedSection>
);
