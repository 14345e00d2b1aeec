import { Article } from '../../components/article/Article.tsx';
import { PlainLines } from '../../components/article/PlainLines.tsx';
import { Callout } from '../../components/callout/Callout.tsx';
import { SiteFrame } from './site-parts.tsx';

const LONG =
  'A tooth that was knocked out lives on for a while if it stays wet. Every minute counts, and what is done before the dentist matters more than what the dentist can do later. Take it by its crown, the white part, and never by its root.';

/** An article with its four callouts. */
export const ArticlePage = () => (
  <SiteFrame current="#blog">
    <Article
      title="A tooth was knocked out: what to do in the first hour"
      lead="Put it back, or keep it in milk, and be with a dentist within the hour."
      dates={['Written 12 November 2026', 'Not yet looked through by a dentist']}
      contents={[
        { id: 'first', title: 'The first minutes' },
        { id: 'way', title: 'On the way' },
        { id: 'after', title: 'The days after' },
      ]}
      sources={[
        { title: 'Guidelines for the management of dental injuries', href: '#source-1' },
        { title: 'First aid for a knocked-out tooth', href: '#source-2' },
      ]}
      onward={<a href="#start">Is it urgent? Check in 5 minutes</a>}
    >
      <h2 id="first">The first minutes</h2>
      <p>{LONG}</p>
      <Callout tone="routine" title="Do">
        <ol>
          <li>Hold it by its crown.</li>
          <li>Rinse it for ten seconds if it is dirty.</li>
          <li>Put it back where it was, and bite on a cloth.</li>
        </ol>
      </Callout>
      <Callout tone="info" title="Good to know">
        <p>A milk tooth is not put back.</p>
      </Callout>
      <h2 id="way">On the way</h2>
      <p>{LONG}</p>
      <Callout tone="urgent" title="Go to a hospital first if">
        <p>there was a blow to the head, or the bleeding does not stop.</p>
      </Callout>
      <h2 id="after">The days after</h2>
      <p>{LONG}</p>
      <Callout tone="soon" title="See the dentist again if">
        <p>the tooth turns dark or the gum swells.</p>
      </Callout>
    </Article>
  </SiteFrame>
);

const LINES = [
  'You need no account for the assessment.',
  'We keep your answers for 30 days.',
  'You can have them deleted at any time.',
  'We do not sell them.',
  'A dentist sees them only if you book one.',
  'Your X-ray is yours.',
  'We never show advertisements.',
  'We send you no messages that you did not ask for.',
  'You can ask us what we know about you.',
  'You can complain to the Data Protection Board.',
];

/** A legal page with its ten plain lines first. */
export const LegalPage = () => (
  <SiteFrame current="#privacy">
    <Article
      title="Privacy policy"
      dates={['In force since 1 November 2026']}
      contents={[
        { id: 'plain', title: 'In ten lines' },
        { id: 'kept', title: 'What we keep' },
      ]}
    >
      <div id="plain">
        <PlainLines title="In ten lines" lines={LINES} />
      </div>
      <h2 id="kept">What we keep</h2>
      <p>{LONG}</p>
    </Article>
  </SiteFrame>
);
