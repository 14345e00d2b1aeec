import type { ResultLink } from '../../../contracts/endpoints/result-links.ts';
import {
  OWN_LINK_END_TEXTS,
  RESULT_LINK_TEXTS as TEXTS,
} from '../../../contracts/texts/en/flows/result-link.ts';
import { selectEnding, selectLinks } from '../../../machines/result-link/result-link.machine.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { Button } from '../../components/button/Button.tsx';
import { dayInWords } from '../../lib/format/due.ts';
import { momentWords } from '../../lib/format/slot-words.ts';
import { useResultLink, useResultLinkSelected } from './result-link.flow.ts';
import classes from './result-link.module.css';

const Link = ({ link }: { readonly link: ResultLink }) => {
  const flow = useResultLink();
  const isEnding = useResultLinkSelected(selectEnding) === link.id;
  const { ended, expires_at, made_at, openings, log } = link;
  return (
    <li className={classes.link}>
      <p>
        <strong>
          {ended === null ? TEXTS.good(momentWords(expires_at)) : OWN_LINK_END_TEXTS[ended]}
        </strong>
      </p>
      <p>
        {TEXTS.made(dayInWords(made_at) ?? '')}. {TEXTS.openings(openings)}
      </p>
      {log.length > 0 && (
        <BulletList items={log.map(({ by, at }) => TEXTS.opened(by, momentWords(at)))} />
      )}
      {ended === null && (
        <div>
          <Button
            variant="default"
            aria-busy={isEnding}
            onClick={() => flow.send({ type: 'link.ended', id: link.id })}
          >
            {isEnding ? TEXTS.ending : TEXTS.end}
          </Button>
        </div>
      )}
    </li>
  );
};

/** The links to this result, each with who has opened it; a good one can be ended. */
export const LinkList = () => {
  const flow = useResultLink();
  const links = useResultLinkSelected(selectLinks);
  return (
    <section className={classes.part} aria-labelledby="result-links">
      <h3 id="result-links" className={classes.title}>
        {TEXTS.listTitle}
      </h3>
      {links.length === 0 ? (
        <p>{TEXTS.none}</p>
      ) : (
        <>
          <ul className={classes.links}>
            {links.map((link) => (
              <Link key={link.id} link={link} />
            ))}
          </ul>
          <p>{TEXTS.names}</p>
          <div>
            <Button variant="subtle" onClick={() => flow.send({ type: 'links.requested' })}>
              {TEXTS.refresh}
            </Button>
          </div>
        </>
      )}
    </section>
  );
};
